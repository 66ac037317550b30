import { brand } from '../../domain/brand';
import { keyedPrice } from '../keyed-price';
import { savingsExample } from '../zero-fee/savings-example';

const { prices, claims } = brand;

const en = {
  meta: {
    title: `Small Business Payments | ${brand.name}`,
    description: `POS from ${prices.posMonthlyFrom}/month, online and mobile payments for small businesses in the Rio Grande Valley. No setup fee, no monthly minimum.`,
    keywords: 'small business credit card processing, POS for small business, mobile card reader, Rio Grande Valley',
  },
  hero: {
    eyebrow: 'Small business',
    title: 'Take cards without giving up your margin',
    lead: `Swiped or mobile ${prices.swipedRate}, online or keyed ${keyedPrice.en}, ${prices.setupFee} to set up and ${prices.setupFee} to leave. The whole price fits in one sentence.`,
    quote: 'Get a quote for your business',
    prices: 'See the prices',
  },
  offers: {
    title: 'Three ways to get paid',
    intro: 'Start with the one you need this week. The others can be added later to the same account.',
    items: {
      pos: {
        title: 'POS Systems',
        price: `from ${prices.posMonthlyFrom}/month`,
        unit: 'hardware, software and support',
        text: 'Screen, card reader, receipts and inventory, with your menu or price list loaded before we leave.',
        detail:
          'We bring the equipment, mount it, connect the printer and the drawer, and type in what you sell. Then we ring up the first hour of sales with your people, on a real day. If a reader fails, you call the people who installed it.',
        link: 'See POS systems',
      },
      online: {
        title: 'Online Payments',
        price: keyedPrice.en,
        unit: 'per transaction',
        text: 'A checkout for your website, or a payment link in a text message if you have no website.',
        detail:
          'An invoice by email, a deposit for a quinceañera cake, a monthly tuition: you write the amount, the customer pays from the phone, and you see it at once. Orders from the website land in the same report as the counter.',
        link: 'See online payments',
      },
      mobile: {
        title: 'Mobile Payments',
        price: prices.swipedRate,
        unit: 'per transaction',
        text: 'A card reader that pairs with your phone, for food trucks, market stalls and house calls.',
        detail:
          'It takes chip, tap and phone wallets, fits in a shirt pocket and lasts a day on one charge. Receipts go out by text or email. Two people can share one account with two readers, and you see who took what.',
        link: 'Ask for a mobile reader',
      },
    },
  },
  pricing: {
    title: 'Prices you can pin to the wall',
    intro: 'No teaser rate for three months, no line on the statement that nobody can explain. This is the list.',
    list: {
      heading: 'Price list',
      lines: {
        pos: { label: 'POS', amount: `from ${prices.posMonthlyFrom}/month` },
        swiped: { label: 'Swiped or mobile', amount: prices.swipedRate },
        keyed: { label: 'Online or keyed transactions', amount: keyedPrice.en },
        setup: { label: 'Setup fee', amount: prices.setupFee },
        cancel: { label: 'Cancellation fee', amount: prices.setupFee },
        minimum: { label: 'Monthly minimum', amount: 'none' },
      },
      total: { label: 'Average cost savings', amount: prices.averageSavings },
      note: 'An average. Yours depends on what you pay now: bring a statement and we work it out.',
    },
    terms: {
      fees: `${prices.setupFee} setup or cancellation fees`,
      volume: 'Volume discounts',
      contract: 'No long-term contracts',
      pricing: 'Interchange-plus pricing, if you prefer to see the card networks’ cost by itself',
      funding: 'Next-day funding for qualified merchants',
    },
    zeroFee: {
      title: 'Or no card fee at all',
      text: `On ${savingsExample.monthlyVolume} a month at ${savingsExample.rate}, card fees take ${savingsExample.monthlyFees}. With a zero-fee program they take ${savingsExample.programFees}: ${savingsExample.annualSavings} a year stays with you.`,
      link: 'See zero-fee solutions',
    },
  },
  industries: {
    title: 'What do you sell?',
    intro: 'Each trade is paid in its own way. See what we set up for yours.',
    items: {
      restaurants: 'Restaurants',
      retail: 'Retail',
      cafes: 'Cafes',
      automotive: 'Automotive',
      healthcare: 'Healthcare',
      professional: 'Professional Services',
    },
  },
  local: {
    title: 'Why local',
    intro: 'Six questions to ask any processor before you sign. Our answers:',
    items: {
      who: {
        question: 'Who picks up the phone?',
        answer: `${brand.owner}, the owner, or somebody who sits next to her. ${claims.support}.`,
      },
      fast: { question: 'How fast is help?', answer: 'Support answers in under 1 hour. Email within 24 hours.' },
      language: {
        question: 'In which language?',
        answer: 'English or Spanish, also for the training and the paperwork.',
      },
      start: {
        question: 'When can I start?',
        answer: `Setup takes ${claims.setupHours} hours. Same-day approval is available.`,
      },
      install: {
        question: 'Who installs it?',
        answer: 'We do, at your counter. Installation and training are included.',
      },
      leave: {
        question: 'What if I leave?',
        answer: 'You tell us. No early termination penalty, no contract to buy out.',
      },
    },
  },
  action: {
    title: 'Bring one statement',
    text: 'We put our prices next to what you pay now, line by line. If we are not cheaper, we say so.',
    quote: 'Get a quote for your business',
    call: `Call ${brand.phone.display}`,
  },
};

export default en;
export type SmallBusinessContent = typeof en;
