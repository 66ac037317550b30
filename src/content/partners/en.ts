import { brand } from '../../domain/brand';
import { partnerNames } from './names';

const { processors, posSystems } = partnerNames;

/** Sample content: the partners are invented. */
const en = {
  meta: {
    title: `Technology Partners | ${brand.name}`,
    description:
      'The payment processors and POS systems behind our terminals, chosen for South Texas merchants and supported by one local team.',
    keywords: 'payment processor partners, POS partners, merchant services technology, South Texas',
  },
  hero: {
    eyebrow: 'Partners',
    title: 'The companies behind the counter',
    lead: 'Two POS systems run the register and two payment processors move the money. When something stops, you call neither: you call us.',
    quote: 'Ask which one we would choose',
    call: `Call ${brand.phone.display}`,
  },
  route: {
    title: 'Who does what in one sale',
    intro: `A card is tapped in ${brand.address.locality}. These are the hands it passes through, in a few seconds and one night.`,
    items: {
      register: {
        title: 'The register',
        text: 'Adds up the order, sends the total to the reader and prints the receipt.',
        by: 'A POS partner',
      },
      processor: {
        title: 'The processor',
        text: 'Asks the customer’s bank for a yes and gathers the sales of the day.',
        by: 'A processing partner',
      },
      bank: {
        title: 'Your bank',
        text: 'Receives the day in one deposit, the next day for qualified merchants.',
        by: 'The bank you have',
      },
      us: {
        title: 'Us',
        text: 'We choose with you, install, train and answer for all of it, in English or Spanish.',
        by: brand.name as string,
      },
    },
  },
  categories: {
    title: 'Four technology partners',
    intro: 'Two of each kind, so that there is always a second choice.',
    kinds: {
      processors: {
        title: 'Payment processors',
        text: 'They carry the sale from the reader to your account. Which one depends on where your customers pay.',
      },
      posSystems: {
        title: 'POS systems',
        text: 'They are what your people touch all day. Which one depends on what you sell.',
      },
    },
    fits: 'Fits',
    partners: {
      palmCoast: {
        title: processors.palmCoast,
        category: 'Payment processor',
        text: 'For sales at the counter: chip, tap and swipe, with the day’s sales in one deposit.',
        fits: 'Restaurants, stores and shops where the customer stands in front of you',
        detail:
          'Its reports add up to the deposit, day by day, so that a bookkeeper can check them without calling anybody. We use it where nearly every card is present.',
      },
      caliche: {
        title: processors.caliche,
        category: 'Payment processor',
        text: 'For cards that are not in the room: online stores, payment links, recurring bills and customers across the border.',
        fits: 'Online stores, clinics, customs brokers and anyone who sends invoices',
        detail:
          'It keeps card numbers for repeat billing so that you never have to, and it takes cards from Mexican banks. We use it where much of the business is online or on both sides of the river.',
      },
      mostrador: {
        title: posSystems.mostrador,
        category: 'POS system',
        text: 'For kitchens: tables, tips, split checks and orders to the cook, with screens in English and Spanish.',
        fits: 'Taquerias, cafes, bakeries and food trucks',
        detail:
          'Each employee signs in and sees the screen in his or her own language, and the kitchen gets the order in one. We choose it where food is prepared after the order is taken.',
      },
      brushline: {
        title: posSystems.brushline,
        category: 'POS system',
        text: 'For shelves and work orders: barcodes, sizes, layaway and estimates, with one inventory across several stores.',
        fits: 'Boutiques, hardware, auto repair and salons',
        detail:
          'An item that sells in Harlingen comes off the same count in Brownsville. We choose it where you have to know what is left, and where.',
      },
    },
  },
  contact: {
    title: 'One contact for all four',
    text: 'You sign with us and you call us. We deal with the processor and with the maker of the register, and you hear back from the person you called.',
    items: {
      choice: 'We tell you which one we would choose, and why',
      register: 'A register that already works for you can often stay; ask us about yours',
      owner: `${brand.owner}, the owner, is your contact`,
      support: `Support ${brand.claims.support}, in English and Spanish`,
    },
    link: 'See the POS systems',
  },
  action: {
    title: 'Ask which one we would choose',
    text: 'Tell us what you sell and where your customers pay. You get one recommendation, with the price in writing.',
    quote: 'Get your quote',
    call: `Call ${brand.phone.display}`,
  },
};

export default en;
export type PartnersContent = typeof en;
