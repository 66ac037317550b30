import { brand } from '../../domain/brand';
import { programExample } from './program-example';
import { savingsExample } from './savings-example';

const en = {
  meta: {
    title: `Zero-Fee Solutions | ${brand.name}`,
    description: `A cash discount or a surcharge, as your state allows, compliant in all 50 states. ${savingsExample.monthlyVolume} a month at ${savingsExample.rate}: ${savingsExample.annualSavings} a year stays in your business.`,
    keywords: 'zero-fee processing, cash discount program, surcharge program, South Texas, no credit card fees',
  },
  hero: {
    eyebrow: 'Zero-fee solutions',
    title: 'Keep the whole sale',
    lead: 'Card fees come off every sale before you see it. With a cash discount or a surcharge program they no longer come out of your pocket: the customer sees the difference and chooses how to pay.',
    leadCompact: `Some businesses save ${brand.prices.zeroFeeMonthlySavings} per month: the customer sees the card fee and chooses how to pay.`,
    calculate: 'Try your own numbers',
    quote: 'Get your quote',
  },
  example: {
    title: 'Before and after',
    before: 'Before',
    after: 'After',
    monthlyVolume: 'Monthly card volume',
    rate: 'Current rate',
    monthlyFees: 'Current monthly fees',
    program: 'Zero-fee program',
    annualSavings: 'Annual savings',
  },
  steps: {
    title: 'How it works, in three steps',
    intro: 'The fee does not vanish: it is shown to the customer, who chooses how to pay.',
    items: {
      cashDiscount: {
        title: 'Cash Discount Program',
        text: 'Your posted price covers the cost of a card. Whoever pays cash gets a discount at the register, and the receipt says so.',
      },
      compliance: {
        title: 'Compliant Implementation',
        text: 'We put up the signs, set the receipts and give the card networks their notice, as the rules of all 50 states ask. A surcharge is never added to a debit card.',
      },
      education: {
        title: 'Customer Education',
        text: 'Short signs in English and Spanish, and one sentence your cashiers can say without blushing. Nobody is surprised at the register.',
      },
    },
  },
  calculator: {
    title: 'Now with your numbers',
    intro: 'Two figures from your last statement are enough. Nothing you type leaves this page.',
    volume: {
      label: 'Monthly card volume',
      hint: 'What your customers pay by card in a month.',
      slider: 'Monthly card volume, slider',
      error: 'Enter an amount between {min} and {max}.',
    },
    rate: {
      label: 'Current rate',
      hint: 'All fees on the statement, divided by the card volume.',
      slider: 'Current rate, slider',
      error: 'Enter a rate between {min} and {max}.',
    },
    basis: 'On {volume} a month at {rate}',
    monthlyFees: 'Current monthly fees',
    program: 'Zero-fee program',
    annualSavings: 'Annual savings',
    note: 'An estimate for the sales that the program covers. Your quote has the figures from your own statement.',
    unavailable: 'The calculator could not be loaded. Check your connection and try again.',
  },
  choice: {
    title: 'Two programs: choose what your customer sees',
    intro: `The same plate under each of them, with a difference of ${programExample.difference}. Not sure? We look at a week of your tickets with you.`,
    posted: 'On the menu',
    items: {
      cashDiscount: {
        title: 'Cash Discount Program',
        text: 'The posted price is the card price. Cash pays less.',
        posted: programExample.card,
        prices: {
          cash: { label: 'Pays cash', amount: programExample.cash },
          debit: { label: 'Pays by debit card', amount: programExample.card },
          credit: { label: 'Pays by credit card', amount: programExample.card },
        },
        fits: 'Fits counters with many small tickets and a good share of cash: taquerias, cafes, corner stores, barbers.',
        link: 'Ask for a cash discount program',
      },
      surcharge: {
        title: 'Surcharge Program',
        text: 'The posted price is the cash price. A credit card adds a line of its own; on debit cards the fee stays with you.',
        posted: programExample.cash,
        prices: {
          cash: { label: 'Pays cash', amount: programExample.cash },
          debit: { label: 'Pays by debit card', amount: programExample.cash },
          credit: { label: 'Pays by credit card', amount: programExample.card },
        },
        fits: 'Fits larger tickets that are mostly paid by credit card: repair shops, contractors, clinics, law and accounting offices.',
        link: 'Ask for a surcharge program',
      },
    },
  },
  benefits: {
    title: 'What comes with it',
    items: {
      margin: {
        title: 'A Margin That Stays',
        text: 'Card fees stop growing with your sales, and a good month is yours.',
        detail: `A shop that keeps 5 cents of each dollar gives up more than half of them to a fee of ${savingsExample.rate}. Without the fee, the same sales leave the same 5 cents, whether the customer paid in coins or with a rewards card.`,
      },
      compliance: {
        title: 'Compliant in All 50 States',
        text: 'We follow the law of your state and the rules of each card network.',
        detail:
          'The rules say how high a surcharge may be, how it is announced at the door and at the register, and how it stands on the receipt. Where a state limits surcharges we set up a cash discount instead, and we explain to you why.',
      },
      signs: {
        title: 'Signs and Receipts Included',
        text: 'Door sign, counter sign and receipt text are part of the setup.',
        detail:
          'Printed in English and Spanish, in a size people read. The receipt shows the price, the discount or the surcharge, and the total on separate lines, so that a customer can check it and your bookkeeper can post it.',
      },
      training: {
        title: 'Training for Your Cashiers',
        text: 'One sentence to say, and an answer for whoever asks why.',
        detail:
          'We practice at your counter, in the language your people speak. They learn what to say, how to take off the discount for cash and how to refund a sale with its fee. Come back with questions as often as you like.',
      },
      equipment: {
        title: 'The Terminal Does the Sum',
        text: 'It knows cash from credit from debit and adds or takes off by itself.',
        detail:
          'Nobody has to work out a percentage in their head. The terminal tells a debit card from a credit card by its number and never adds a surcharge to debit. If your present terminal can do this we set it up; if not, the quote names one that can.',
      },
      leave: {
        title: 'Turn It Off Again',
        text: `No long-term contract. If your customers dislike it, going back costs ${brand.prices.setupFee}.`,
        detail:
          'Call us and we turn it off: the signs come down, the terminal goes back to one price, and you are on our ordinary rates. There is no early termination penalty.',
      },
    },
  },
  action: {
    title: 'See it on your own statement',
    text: 'Bring last month’s statement. We mark every fee on it and show you what each program would leave of them.',
    textCompact: 'Send last month’s statement and we show you what would be left of its fees.',
    quote: 'Get your quote',
    call: `Call ${brand.phone.display}`,
  },
};

export default en;
export type ZeroFeeContent = typeof en;
