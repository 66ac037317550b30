import { brand } from '../../domain/brand';
import { savingsExample } from '../zero-fee/savings-example';

const { prices, claims } = brand;

const en = {
  meta: {
    title: `POS Systems | ${brand.name}`,
    description: `Point-of-sale systems for restaurants and shops in South Texas, from ${prices.posMonthlyFrom}/month, with hardware, setup, training and local support.`,
    keywords: `POS systems ${brand.address.locality}, restaurant POS, retail POS, point of sale Rio Grande Valley`,
  },
  hero: {
    eyebrow: 'POS systems',
    title: 'A counter that keeps count',
    lead: `Ring up, take the card, update the stock, close the day. From ${prices.posMonthlyFrom}/month, installed at your counter by the people who answer when you call.`,
    leadCompact: `Rings up, takes the card, counts the stock. From ${prices.posMonthlyFrom}/month, installed at your counter.`,
    quote: 'Get a POS quote',
    included: 'See what is included',
  },
  features: {
    title: 'Which of these do you need?',
    intro: 'Tap one and tell us about your counter.',
    items: {
      cards: 'Every card and phone wallet',
      stock: 'Stock counts',
      staff: 'Employee codes and hours',
      reports: 'Reports on your phone',
      kitchen: 'Orders to the kitchen',
      loyalty: 'Loyalty and gift cards',
    },
  },
  tiles: {
    title: 'What it does for you',
    intro: 'The three things owners look at first.',
    items: {
      security: {
        title: 'Secure Payments',
        text: 'Card data is encrypted inside the reader. Each employee has a code of their own, so every discount and every refund has a name on it.',
        detail:
          'The register never holds a card number, so there is none to steal from it. You decide who may open the drawer, take off a line or refund a sale, and the report of the day lists each time it happened.',
      },
      cloud: {
        title: 'Cloud and Mobile',
        text: 'See the day from your phone, change a price at home and find it at the counter. If the internet drops, the register goes on and catches up later.',
        detail:
          'Sales, stock and hours are kept in the cloud, so a broken screen loses nothing: the next one signs in, and your counter is back. With a second tablet you ring up in the line, at the table or at the market.',
      },
      inventory: {
        title: 'Inventory Management',
        text: 'Each sale takes its items off the shelf count. The system tells you what runs low before a customer does.',
        detail:
          'Scan a delivery in, count one shelf at a time without closing, and see which items earn and which only gather dust. Recipes work too: a plate of fajitas takes its meat and its tortillas off the count.',
      },
    },
    shelf: {
      title: 'On the shelf now',
      low: 'Order soon',
      items: {
        coffee: 'Ground coffee, 1 lb',
        tortillas: 'Flour tortillas, dozen',
        ice: 'Bag of ice, 10 lb',
      },
    },
  },
  included: {
    title: 'What is included',
    intro:
      'Equipment, software, and people who connect one to the other. You do not need to know the names of the cables.',
    hardware: {
      title: 'Hardware and Setup',
      items: {
        screen: 'Touch screen or tablet on a stand',
        reader: 'Card reader for chip, tap and swipe',
        printer: 'Receipt printer and cash drawer',
        trade: 'Kitchen printer or barcode scanner, as your trade asks',
        menu: 'Your menu or price list, typed in before we leave',
        training: 'Installation and training at your counter',
      },
    },
    software: {
      title: 'Software and Support',
      items: {
        reports: 'Reports of sales, tips, tax and hours',
        staff: 'Codes and a time clock for each employee',
        stock: 'Stock counts and low-stock notices',
        updates: 'Software updates',
        languages: 'Screens in English or Spanish, for each employee',
        support: `Support ${claims.support}, answered in under 1 hour`,
      },
    },
    owner: `${brand.owner}, the owner, is your contact before the quote, at the installation and afterwards.`,
    link: 'Meet who installs it',
  },
  industries: {
    title: 'Set up for what you sell',
    items: {
      restaurant: {
        title: 'Restaurant and Food Service',
        text: 'From the raspa stand to the steakhouse: the order goes in once and reaches the kitchen, the bill and the report.',
        points: {
          tables: 'Table plan, split checks and tips at the table',
          kitchen: 'Kitchen printer or screen, with “no onion” in large letters',
          online: 'Pickup and delivery orders in the same line',
          trucks: 'Works on a truck with a phone signal',
        },
        link: 'Get a quote for a restaurant',
      },
      retail: {
        title: 'Retail and Service',
        text: 'From the boutique to the brake shop: scan it, find it, put it on layaway, take it back.',
        points: {
          barcodes: 'Barcodes, sizes and colors, with labels you print',
          layaway: 'Layaway, deposits and special orders',
          appointments: 'Appointments, work orders and estimates',
          online: 'One stock count for the store and the website',
        },
        link: 'Get a quote for a store',
      },
    },
  },
  banner: {
    title: 'Pair it with a zero-fee program',
    text: `The same register can show a cash price and a card price. On ${savingsExample.monthlyVolume} a month at ${savingsExample.rate}, that takes your card fees from ${savingsExample.monthlyFees} to ${savingsExample.programFees}.`,
    link: 'See zero-fee solutions',
  },
  action: {
    title: 'Tell us what your counter does',
    text: `How many registers, what you sell, what you use today. You get a quote, and setup takes ${claims.setupHours} hours.`,
    textCompact: 'How many registers and what you sell: that is enough for a quote.',
    quote: 'Get a POS quote',
    call: `Call ${brand.phone.display}`,
  },
};

export default en;
export type PosSystemsContent = typeof en;
