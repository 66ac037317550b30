import { brand } from '../../domain/brand';
import { sampleDay, sampleExchange } from './samples';

const { prices, claims } = brand;
const { mcAllen, brownsville, laredo } = brand.coverage;

/** The success stories, the sample day and the sample sale are sample content. */
const en = {
  meta: {
    title: `Enterprise Payments | ${brand.name}`,
    description:
      'Multi-location, cross-border and high-volume payment processing for Texas companies, integrated with your systems and rolled out in phases.',
    keywords:
      'enterprise payment processing Texas, multi-location payments, cross-border payments, high-volume merchant account',
  },
  hero: {
    eyebrow: 'Enterprise',
    title: 'Many locations, one set of books',
    lead: `One agreement, one report and one person who answers for all of your counters. Interchange-plus pricing with volume discounts, ${claims.uptime} uptime and ${claims.support} support.`,
    leadCompact: 'One agreement, one report and one person who answers for all of your counters.',
    quote: 'Plan a strategy session',
    steps: 'See the four steps',
  },
  features: {
    title: 'What changes when you grow',
    intro: 'Four things that a single terminal never has to do, and a company with branches needs every day.',
    multiLocation: {
      title: 'Multi-Location Management',
      text: 'See each store by itself or all of them together. Deposits and fees arrive labeled by location, ready for your accountant. Opening another store means adding a line, not another contract.',
      table: {
        caption: 'A sample day',
        location: 'Location',
        sales: 'Card sales',
        label: 'Deposited as',
        total: 'All locations',
        totalLabel: '3 deposits, 1 report',
        rows: {
          first: { location: mcAllen, sales: sampleDay.mcAllen },
          second: { location: laredo, sales: sampleDay.laredo },
          third: { location: brownsville, sales: sampleDay.brownsville },
        },
        sum: sampleDay.total,
      },
    },
    integration: {
      title: 'System Integration',
      text: 'We connect to the systems that you run today, and keep the old terminals working until the new ones are proven. Your people keep the screens they know.',
      flows: {
        accounting: { system: 'Accounting', gets: 'sales, fees and deposits, by location and account' },
        inventory: { system: 'Inventory', gets: 'every item sold, the moment it is paid' },
        booking: { system: 'Booking and orders', gets: 'deposits, balances and refunds on the same ticket' },
        own: { system: 'Your own software', gets: 'the same, through an API with a test account' },
      },
    },
    crossBorder: {
      title: 'Cross-Border Payments',
      text: 'Customers from both sides of the river pay with the card they carry, in the currency they think in. You see the amount, the exchange rate and the fee before you settle, and the deposit arrives in dollars.',
      sale: {
        heading: 'A sample sale, before you settle',
        lines: {
          pesos: { label: 'Customer pays, in pesos', amount: sampleExchange.pesos },
          rate: { label: 'Pesos to the dollar', amount: sampleExchange.rate },
          dollars: { label: 'In dollars', amount: sampleExchange.dollars },
          fee: { label: `Fee ${prices.swipedRate}`, amount: sampleExchange.fee },
        },
        total: { label: 'Deposit', amount: sampleExchange.deposit },
        note: 'The exchange rate and the fee are examples. Yours are in your quote.',
      },
    },
    highVolume: {
      title: 'High-Volume Processing',
      text: 'Your own rate, set from your own statements, and equipment that does not slow down in the week before Christmas.',
      points: {
        discounts: 'Volume discounts: the more you process, the lower the rate',
        funding: 'Next-day funding for qualified merchants',
        uptime: `${claims.uptime} uptime, and support that responds in under 1 hour`,
        margin: 'Interchange-plus pricing: our margin is its own line on every statement',
      },
    },
  },
  security: {
    title: 'Security you can explain to your board',
    intro:
      'Follow one card number. After the reader, nobody who works for you can see it, and neither can anybody who breaks in.',
    path: {
      reader: { place: 'On the card', note: 'The customer holds it. So can a thief.' },
      network: { place: 'On your network', note: 'Encrypted inside the reader. Your routers carry noise.' },
      systems: { place: 'In your systems', note: 'A token, worth nothing outside your account.' },
      receipt: { place: 'On receipts and reports', note: 'Four digits, enough to find the sale.' },
    },
    items: {
      compliance: {
        title: 'Compliance',
        text: 'Card rules, state rules, surcharge rules: programs that comply in all 50 states. We fill in the yearly PCI questionnaire with you, location by location.',
      },
      access: {
        title: 'Access',
        text: 'Every employee signs in by name. You decide who may refund, void or see other stores, and each of those leaves a line with a name and a time.',
      },
      fraud: {
        title: 'Fraud and disputes',
        text: 'Address and card code checks, limits by location, and a warning when a pattern breaks. When a charge is disputed, we gather the papers with you.',
      },
    },
  },
  stories: {
    title: 'Success stories',
    items: {
      locations: {
        client: 'A restaurant group in Hidalgo and Cameron counties',
        text: 'Fifteen kitchens with three processors and as many statements. We moved them to one agreement, three stores a night, after closing. No store missed a lunch.',
        figures: {
          locations: { value: '15', label: 'locations' },
          cost: { value: '35%', label: 'cost reduction' },
          weeks: { value: '2', label: 'weeks of implementation' },
        },
      },
      currencies: {
        client: 'A wholesale importer at the Laredo bridge',
        text: 'Buyers paid in pesos, US dollars and Canadian dollars, and somebody matched it all by hand on Mondays. Now each payment carries its invoice number.',
        figures: {
          currencies: { value: '3', label: 'currencies' },
          faster: { value: '50%', label: 'faster from invoice to settled payment' },
        },
      },
    },
  },
  steps: {
    title: 'Four steps, and no register closes',
    intro: 'The same four for three locations or thirty. You can stop after any of them.',
    result: 'You have:',
    items: {
      strategy: {
        title: 'Strategy Session',
        text: 'We read three months of your statements and stand behind one of your counters for an hour.',
        result: 'a plan with dates and prices in writing',
      },
      integration: {
        title: 'Custom Integration',
        text: 'One test terminal, connected to your accounting, inventory and booking. Your staff tries to break it.',
        result: 'a full sample day that closes to the cent',
      },
      rollout: {
        title: 'Phased Rollout',
        text: 'First one location, then groups of them, after closing hours. Training at each counter, in English or Spanish.',
        result: 'the old terminals on hand until you send them back',
      },
      optimization: {
        title: 'Ongoing Optimization',
        text: 'Every quarter we go through fees, refused cards and disputes by location, and lower what can be lowered.',
        result: 'a page that says what changed and what it saved',
      },
    },
  },
  action: {
    title: 'Start with one hour',
    text: 'Bring three statements and the name of every system that has to be connected.',
    quote: 'Plan a strategy session',
    call: `Call ${brand.phone.display}`,
  },
};

export default en;
export type EnterpriseContent = typeof en;
