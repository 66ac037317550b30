import { brand } from '../../domain/brand';
import { keyedPrice } from '../keyed-price';
import { savingsExample } from '../zero-fee/savings-example';

const { prices, claims } = brand;

const en = {
  meta: {
    title: `Payment Services | ${brand.name}`,
    description:
      'POS systems, online payments, credit card processing and zero-fee programs, installed and supported locally in South Texas.',
    keywords: 'payment services South Texas, POS systems, online payments, credit card processing, zero-fee programs',
  },
  hero: {
    eyebrow: 'Services',
    title: 'At the counter, online, on the road',
    lead: `Four services that work alone or together. Installation and training are included, and setup takes ${claims.setupHours} hours.`,
  },
  index: {
    title: 'Our four services',
    intro: 'Each has its own page with what it includes and what it costs.',
    items: {
      posSystems: {
        title: 'POS Systems',
        price: `from ${prices.posMonthlyFrom}/month`,
        text: 'A counter that rings up, counts stock and closes the day, for one register or ten.',
        parts: {
          hardware: 'Hardware and setup',
          software: 'Software and support',
          inventory: 'Inventory',
          mobile: 'Cloud and mobile',
        },
      },
      onlinePayments: {
        title: 'Online Payments',
        price: keyedPrice.en,
        text: 'A checkout on your website, invoices by email, or a payment link in a text message.',
        parts: {
          gateway: 'Payment gateway',
          checkout: 'Mobile-optimized checkout',
          recurring: 'Recurring billing',
          platforms: 'Your e-commerce platform',
        },
      },
      creditCardProcessing: {
        title: 'Credit Card Processing',
        price: `${prices.swipedRate} swiped or mobile`,
        text: 'One reader for every card and phone, or interchange-plus pricing when your volume grows.',
        parts: {
          present: 'Chip, tap and swipe',
          wallets: 'Phone wallets',
          pricing: 'Interchange-plus pricing',
          funding: 'Next-day funding',
        },
      },
      zeroFee: {
        title: 'Zero-Fee Solutions',
        price: `${savingsExample.programFees} in card fees`,
        text: `A program that takes the card fee out of your costs. On ${savingsExample.monthlyVolume} a month at ${savingsExample.rate}, that is ${savingsExample.annualSavings} a year.`,
        parts: {
          discount: 'Cash discount program',
          surcharge: 'Surcharge program',
          signs: 'Signs and receipts',
          calculator: 'Savings calculator',
        },
      },
    },
  },
  guide: {
    title: 'Where to begin',
    intro: 'Find the sentence that could be yours.',
    items: {
      stock: 'I sell things from a shelf or a menu, and want to know what is left.',
      website: 'My customers order from home, or pay me after the work is done.',
      cards: 'I have a register that works. I only want to pay less for cards.',
      margin: 'My margin is thin, and the card fee eats most of it.',
      road: 'I work at my customers’ homes, at markets or from a truck.',
      branches: 'I have several locations.',
      border: 'I sell on both sides of the river.',
    },
    /** Answers that are not one of the four services. */
    others: { road: 'Mobile Payments', branches: 'Enterprise', border: 'Cross-Border Payments' },
  },
  always: {
    title: 'With every one of them',
    points: {
      setup: `Setup in ${claims.setupHours} hours, same-day approval available`,
      training: 'Installation and training included',
      funding: 'Next-day funding for qualified merchants',
      support: `Support ${claims.support}, response in under 1 hour`,
      language: 'English or Spanish, from the first call',
      leave: 'No long-term contract and no early termination penalty',
    },
  },
  action: {
    title: 'Torn between two?',
    text: 'Call, or write us what you sell and how you are paid today. You get an answer with prices, not a sales meeting.',
    quote: 'Ask which one fits',
    call: `Call ${brand.phone.display}`,
  },
};

export default en;
export type ServicesContent = typeof en;
