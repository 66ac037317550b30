import { brand } from '../../domain/brand';

const en = {
  meta: {
    title: `Industries | ${brand.name}`,
    description:
      'Payment processing for South Texas retail, restaurants, cafes, automotive, healthcare and professional services, set up for how each is paid.',
    keywords:
      'restaurant payment processing, retail POS, healthcare payments, automotive, professional services, South Texas',
  },
  hero: {
    eyebrow: 'Industries',
    title: 'Set up for your kind of work',
    lead: 'A tip line, a deposit, a copay, a layaway: each trade is paid in its own way. Find yours.',
  },
  index: {
    title: 'Industries we know',
    items: {
      retail: {
        title: 'Retail',
        kinds: 'Boutiques, western wear, hardware, flowers, gifts',
        text: 'Barcodes, stock counts, layaway and returns, with the same prices in the store and online.',
        points: {
          stock: 'One stock count for shelf and website',
          layaway: 'Layaway with reminders',
          returns: 'Returns without the paper receipt',
        },
        detail:
          'We load your items from the list you have, label those without a barcode, and set who may give a discount. With no long-term contract, a second register for December can go back in January.',
        link: 'Quote for retail',
      },
      restaurants: {
        title: 'Restaurants',
        kinds: 'Taquerias, steakhouses, seafood, trucks, raspa stands',
        text: 'Tables, split checks, tips at the table and orders that reach the kitchen the moment they are taken.',
        points: {
          tips: 'Tips added at the table, paid out by shift',
          kitchen: 'Kitchen printer or screen',
          checks: 'Checks split by seat or by amount',
        },
        detail: `We type in your menu with its options and its Lent specials, place the printers where the grill can hear them, and train a lunch shift on a slow day. Support answers ${brand.claims.support}, on Mother’s Day too.`,
        link: 'Quote for a restaurant',
      },
      cafes: {
        title: 'Cafes',
        kinds: 'Coffee shops, panaderias, juice and snow cone bars',
        text: 'A line that moves: tap to pay, saved favorites, and loyalty points without a paper card.',
        points: {
          tap: 'Tap and go, receipt by text',
          points: 'Points by phone number',
          ahead: 'Orders ahead from the phone',
        },
        detail:
          'A small screen that faces the customer shows the order and takes the tip, so nobody has to turn anything around. With many small tickets a cash discount is worth a look: we work it out with your own week.',
        link: 'Quote for a cafe',
      },
      automotive: {
        title: 'Automotive',
        kinds: 'Repair, tires, body shops, parts, detailing, dealers',
        text: 'Estimates that turn into invoices, deposits on parts, and a payment link the customer opens before coming to pick up the truck.',
        points: {
          estimate: 'Estimate, approval and invoice in one',
          deposit: 'Deposits for parts',
          link: 'Payment link by text',
        },
        detail:
          'Large tickets make the rate matter more, so interchange-plus or a surcharge on credit cards is worth a look. A reader that pairs with a phone takes the payment at the bay or on the tow truck.',
        link: 'Quote for a shop',
      },
      healthcare: {
        title: 'Healthcare',
        kinds: 'Clinics, dentists, pharmacies, therapists, vets',
        text: 'Copays at the desk, payment plans for larger bills, and receipts that say no more than they should.',
        points: {
          plans: 'Payment plans that charge themselves',
          cards: 'HSA and FSA cards',
          privacy: 'Receipts without the treatment on them',
        },
        detail:
          'The front desk takes the copay, the balance goes out as a link once the insurer has answered, and a plan charges the card on the day you agreed. Payments stay apart from the patient record.',
        link: 'Quote for a practice',
      },
      professional: {
        title: 'Professional Services',
        kinds: 'Law, accounting, insurance, engineering, real estate',
        text: 'Invoices by email, retainers on a monthly charge, and reports your accountant can import.',
        points: {
          invoices: 'Invoices with a pay button',
          retainers: 'Retainers on a set day',
          transfers: 'Bank transfers for large amounts',
        },
        detail:
          'For law offices, what clients deposit and what they pay for the work can go to separate accounts. Reports come as a file that the usual bookkeeping programs read.',
        link: 'Quote for an office',
      },
    },
  },
  others: {
    title: 'Other Industries',
    text: `Among ${brand.claims.clients} clients there is probably somebody who sells what you sell. If there is not, we say so and find out.`,
    items: {
      salons: 'Salons and barbers',
      contractors: 'Contractors and roofers',
      churches: 'Churches',
      schools: 'Schools and day care',
      hotels: 'Hotels and RV parks',
      trucking: 'Trucking and freight',
      markets: 'Flea markets and fairs',
      groceries: 'Corner stores and meat markets',
      gyms: 'Gyms and dance studios',
      farms: 'Farms and packing sheds',
      events: 'Event halls and quinceañeras',
      nonprofits: 'Nonprofits',
      landlords: 'Landlords and storage',
      customs: 'Customs brokers',
    },
    link: 'Ask about yours',
  },
  action: {
    title: 'Tell us how you get paid',
    text: 'Three sentences are enough: what you sell, where, and how your customers pay today. We answer with a setup and a price.',
    quote: 'Ask about your industry',
    call: `Call ${brand.phone.display}`,
  },
};

export default en;
export type IndustriesContent = typeof en;
