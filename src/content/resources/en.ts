import { brand } from '../../domain/brand';
import { savingsExample } from '../zero-fee/savings-example';

const en = {
  meta: {
    title: `Resources | ${brand.name}`,
    description:
      'Guides, downloads, videos and articles on card fees, statements, POS systems and zero-fee programs for South Texas business owners.',
    keywords:
      'payment processing guides, how to read a merchant statement, card fees explained, small business resources',
  },
  hero: {
    eyebrow: 'Resources',
    title: 'Read up before you sign',
    lead: 'What a statement says, what to ask a processor, what to do when a card is disputed. Written for owners, in English and Spanish.',
  },
  shelves: {
    title: 'On this page',
    items: { guides: 'Guides', downloads: 'Downloads', videos: 'Videos', blog: 'Blog' },
  },
  guides: {
    title: 'Guides',
    intro: 'Three jobs you can do at the kitchen table, in four steps each.',
    items: {
      statement: {
        title: 'Read your statement',
        text: 'Find out what you really pay for each hundred dollars.',
        steps: {
          volume: 'Find the total of card sales of the month. It is often called volume or gross sales.',
          fees: 'Find the total of all fees. If they stand on several pages, add them up, monthly fees too.',
          divide: `Divide the fees by the sales. ${savingsExample.monthlyFees} on ${savingsExample.monthlyVolume} is ${savingsExample.rate}: that is your effective rate.`,
          mark: 'Mark every line you cannot explain, and ask about it. Whoever sent the statement should be able to answer.',
        },
      },
      compare: {
        title: 'Compare two offers',
        text: 'Put them next to each other so that they cannot hide anything.',
        steps: {
          same: 'Give both companies the same statement, and ask for their price on the same lines.',
          fixed: 'Ask for everything that is charged in a month without a sale: minimums, compliance, equipment.',
          leave: 'Ask what it costs to leave, and who owns the equipment then. Have it in writing.',
          call: 'Call both support lines on a Saturday night. Notice who answers, and in which language.',
        },
      },
      prepare: {
        title: 'Prepare for a POS system',
        text: 'An hour of work that makes the installation a short one.',
        steps: {
          list: 'Write down what you sell, with prices and sizes. A photo of the menu or a spreadsheet will do.',
          people: 'List who works with it, and who may give a discount or a refund.',
          room: 'Check outlets and internet where the register will stand. A phone signal can be the spare.',
          day: 'Choose a quiet morning to switch over, and keep the old terminal on hand until evening.',
        },
      },
    },
  },
  downloads: {
    title: 'Downloads',
    text: 'Documents and pictures to keep are in our public gallery. Open one and press Download: it is saved under its own name, with no form to fill in.',
    link: 'Open the gallery',
  },
  videos: {
    title: 'Videos',
    text: 'Our videos are in the gallery as well, next to the pictures. You can save them and show them to your staff without a connection.',
    link: 'See what is in the gallery',
  },
  blog: {
    title: 'Blog',
    intro: 'On taxes, fees, fraud and the season.',
    readMore: 'Read More',
    articles: {
      taxes: {
        topic: 'Taxes',
        title: 'The form in your January mail',
        text: 'The 1099-K shows more than you deposited. Here is why, and what to keep beside it.',
        body: {
          what: 'By the end of January, whoever processes your cards sends you a form 1099-K; the IRS gets one too. It holds the gross amount of your card sales, month by month.',
          gross:
            'Gross means before fees, before refunds and with tips and sales tax in it. So the figure is higher than what reached your bank. That is not a mistake, and fees and refunds are dealt with elsewhere on your return.',
          check:
            'Check three things: the tax number, the name of the business, and the months. If you changed processors during the year, expect one form from each, and add them up.',
          keep: 'Keep the twelve statements with the form. They are what explains the difference between the two figures. And give both to whoever does your taxes; this article does not replace that person.',
        },
      },
      programs: {
        topic: 'Fees',
        title: 'Cash discount or surcharge?',
        text: 'Both take the card fee off your books. They differ in the sign on the door and in who pays what.',
        body: {
          discount:
            'With a cash discount, the posted price is the card price, and whoever pays in cash gets something off. The customer sees a discount, and the sign says so before the register does.',
          surcharge:
            'With a surcharge, the posted price is the cash price, and a credit card pays a percentage on top. The card networks limit that percentage, want to be told in advance, and do not allow it on debit cards.',
          choose:
            'Many small tickets with much cash: the discount is easier to explain. Large invoices, mostly on credit: the surcharge keeps your posted price low. If most of your customers pay by debit, do the sums first.',
          start:
            'In both cases the sign belongs at the door and at the register, and the receipt shows the line. Train your people on one sentence to say when somebody asks. Most customers ask once.',
        },
      },
      fraud: {
        topic: 'Fraud',
        title: 'Three frauds that come to the counter',
        text: 'None of them needs a computer. Each of them ends with a rule you can tape to the register.',
        body: {
          call: 'The call. Somebody “from the card company” asks a new employee to run a test, read out a code or give the terminal’s number. Rule: nobody who calls you gets a code. Hang up and dial the number on your statement.',
          refund:
            'The refund. A customer wants money back on another card than the one that paid, or in cash. Rule: a refund goes back to the card of the sale, with the receipt, and a second person looks at it.',
          order:
            'The large order. A stranger orders by phone, gives several cards until one works, and asks you to pay a driver out of the total. Rule: no cash to third parties out of a card sale, ever. Offer a payment link and wait a day.',
          reader:
            'And once a week, look at your reader: a loose part, a new sticker, a thicker slot. If something looks different from last week, stop using it and call whoever installed it.',
        },
      },
      returns: {
        topic: 'The season',
        title: 'The week of returns',
        text: 'After Christmas come the refunds, and in February the disputes. A good receipt prevents half of them.',
        body: {
          policy:
            'Put your return policy where it is read before paying: on the receipt, at the register and at the checkout of your site. How many days, with or without a receipt, money or store credit.',
          refund:
            'Refund through the terminal, onto the same card, and not in cash. The sale and the refund then cancel each other out on both statements, and nobody can ask for the money twice. Tell the customer that the bank may take some days.',
          name: 'Look at the name that your customers see on their card statement. If it is not the name on your door, they will not recognize it and will dispute it. It can be changed.',
          dispute:
            'If a dispute comes, answer before its date, even when you are sure. Send the receipt, the policy and the proof of delivery. An answer that comes late counts as none.',
        },
      },
    },
  },
  action: {
    title: 'Or ask us instead',
    text: 'Bring the statement, the offer or the letter that you do not understand. We read it with you, whether or not you are a client.',
    quote: 'Send us your question',
    call: `Call ${brand.phone.display}`,
  },
};

export default en;
export type ResourcesContent = typeof en;
