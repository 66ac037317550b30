import { brand } from '../../domain/brand';
import { keyedPrice } from '../keyed-price';
import { sampleOrder } from './sample-order';

const { prices, claims } = brand;

const en = {
  meta: {
    title: `Online Payments | ${brand.name}`,
    description: `Payment gateway, mobile checkout, recurring billing and payment links for South Texas businesses at ${keyedPrice.en} a transaction.`,
    keywords: `online payments ${brand.address.locality}, payment gateway, e-commerce checkout, recurring billing, payment links`,
  },
  hero: {
    eyebrow: 'Online payments',
    title: 'Sell while the shop is closed',
    lead: `A checkout that works on a phone, in the store you already have online. ${keyedPrice.en} a transaction, ${prices.setupFee} to set up.`,
    leadCompact: `A checkout that works on a phone. ${keyedPrice.en} a transaction, ${prices.setupFee} to set up.`,
    quote: 'Start selling online',
    platforms: 'Is my store supported?',
  },
  parts: {
    title: 'What is included',
    intro: 'Six parts of one service, and one contact for all of them.',
    items: {
      gateway: {
        title: 'Payment Gateway',
        text: 'The connection between your site and the card networks, with a page where you see each payment and refund it in two taps.',
        detail:
          'You search a payment by name, amount or day, refund all of it or a part, and send a payment link by text or email when there is no cart at all. The deposit of each day lists the orders that it is made of.',
      },
      checkout: {
        title: 'Mobile-Optimized Checkout',
        text: 'One page, large buttons, the right keyboard for each field. Phone wallets pay without typing a card number.',
        detail:
          'It opens in English or Spanish as the phone is set, says what is wrong beside the field where it is wrong, and keeps what was typed when the signal drops on the expressway.',
      },
      security: {
        title: 'Secure Transactions',
        text: 'Card numbers go from the browser to the processor and never touch your website. Suspicious orders wait for your word.',
        detail:
          'The card form is ours, inside your page, so your site has no card data to lose. The bank may ask the customer to confirm in its app. You decide which orders are held: large ones, a first purchase, an address that does not match the card.',
      },
      methods: {
        title: 'Multiple Payment Methods',
        text: 'Credit and debit cards, phone wallets and bank transfers, all in the same report.',
        detail:
          'Cards issued in Mexico and abroad work too. Bank transfers suit rent and large invoices. Your gift card sold at the counter can be spent online, and the other way round.',
      },
      recurring: {
        title: 'Recurring Billing',
        text: 'Rent, tuition, memberships: charged on the day you set, with a notice to the customer and a second try when a card has expired.',
        detail:
          'Weekly, monthly or yearly, with a free first month for your customers if you wish. A card that was replaced is updated by its network where the bank takes part. The customer can change the card or cancel from a link, without calling you.',
      },
      integration: {
        title: 'Fast Integration',
        text: `A plug-in for the usual store platforms or a custom API for your developer. Live in ${claims.setupHours} hours.`,
        detail:
          'We install the plug-in, place three test orders with you and refund them, and only then go live. A developer gets a test account and a person to ask.',
      },
    },
  },
  checkout: {
    title: 'A sample checkout on a phone',
    store: 'Your store',
    lines: {
      tamales: { label: 'Tamales, 2 dozen', amount: sampleOrder.tamales },
      salsa: { label: 'Salsa verde, 1 jar', amount: sampleOrder.salsa },
      delivery: { label: 'Delivery', amount: sampleOrder.delivery },
    },
    total: { label: 'Total', amount: sampleOrder.total },
    wallet: 'Pay with your phone',
    card: 'Pay by card',
    note: 'Paid at 11:48 PM. The shop opens at 8.',
  },
  platforms: {
    title: 'Works with your store',
    intro: 'We install the plug-in, or your web person does, with us on the phone.',
    api: {
      title: 'Custom API',
      text: 'For a site or an app of your own: payments, refunds, subscriptions and notices of each event, with a test account and examples.',
      link: 'Talk to us about the API',
    },
  },
  supported: {
    title: 'Supported cards and wallets',
    networks: 'Cards',
    wallets: 'Wallets',
    note: 'Debit cards of these networks included.',
  },
  action: {
    title: 'Open around the clock',
    text: 'Send us the address of your store, or tell us what you want to sell if you have none. Same-day approval is available.',
    textCompact: 'Send us the address of your store. Same-day approval is available.',
    quote: 'Start selling online',
    call: `Call ${brand.phone.display}`,
  },
};

export default en;
export type OnlinePaymentsContent = typeof en;
