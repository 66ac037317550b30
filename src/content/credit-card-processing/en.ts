import { brand } from '../../domain/brand';
import { keyedPrice } from '../keyed-price';
import { sampleFee } from './sample-fee';

const { prices } = brand;

const en = {
  meta: {
    title: `Credit Card Processing | ${brand.name}`,
    description: `Credit card processing in South Texas: interchange-plus pricing, ${prices.swipedRate} swiped, next-day funding, no setup fee, no long-term contract.`,
    keywords: `credit card processing ${brand.address.locality}, interchange-plus pricing, card terminal, merchant account South Texas`,
  },
  hero: {
    eyebrow: 'Credit card processing',
    title: 'Know what each card costs you',
    lead: `Swiped or mobile ${prices.swipedRate}. Online or keyed ${keyedPrice.en}. Larger volumes on interchange-plus: the cost of the card network, plus our margin, on separate lines.`,
    leadCompact: `Swiped or mobile ${prices.swipedRate}. Online or keyed ${keyedPrice.en}. ${prices.setupFee} to set up, ${prices.setupFee} to leave.`,
    quote: 'Get your quote',
    prices: 'See what you pay',
  },
  statement: {
    title: 'Read the statement before you sign',
    intro: 'Two columns. The left one is the whole price list; the right one is what other statements add to it.',
    pay: {
      title: "What You'll Pay",
      lines: {
        swiped: { label: 'Swiped or mobile', amount: prices.swipedRate },
        keyed: { label: 'Online or keyed', amount: keyedPrice.en },
        volume: { label: 'Larger volumes', amount: 'interchange-plus' },
        pos: { label: 'POS system, if you want one', amount: `from ${prices.posMonthlyFrom}/month` },
      },
      total: { label: `A ${sampleFee.sale} sale, swiped`, amount: sampleFee.fee },
    },
    wont: {
      title: "What You Won't Pay",
      lines: {
        setup: { label: 'Setup fee', amount: prices.setupFee },
        activation: { label: 'Activation fee', amount: prices.setupFee },
        minimum: { label: 'Monthly minimum', amount: prices.setupFee },
        installation: { label: 'Installation and training', amount: prices.setupFee },
        cancellation: { label: 'Cancellation fee', amount: prices.setupFee },
        termination: { label: 'Early termination penalty', amount: prices.setupFee },
      },
      total: { label: 'All of these together', amount: prices.setupFee },
    },
    note: `Average cost savings are ${prices.averageSavings}. There are volume discounts, too.`,
    link: 'Or pay no card fee at all',
  },
  benefits: {
    title: 'What you get',
    intro: 'Six terms, written the same way in your agreement.',
    items: {
      pricing: {
        title: 'Interchange-Plus Pricing',
        text: 'You see what the card network charges and what we add. When the network lowers a rate, your bill goes down with it.',
        detail:
          'Interchange is what the bank that issued the card receives, at rates that the card network sets: a debit card costs little, a travel rewards card costs more. A flat rate hides the difference and keeps it. On interchange-plus you pay each card at its own cost, and our margin is one figure that you can find on the page.',
      },
      funding: {
        title: 'Next-Day Funding',
        text: 'What you sell today is in your bank account the next banking day, for qualified merchants.',
        detail:
          'Close the day before the cutoff and the deposit arrives on the next banking day, in one sum per day that matches the report of the terminal. Whether you qualify depends on your kind of business and its history; we tell you before you sign.',
      },
      setup: {
        title: 'No Setup or Activation Fees',
        text: `${prices.setupFee} to open the account, ${prices.setupFee} to turn on the terminal. Same-day approval is available.`,
        detail:
          'Bring a voided check, an ID and your tax number. The terminal comes programmed with your name, your tips and your closing time.',
      },
      minimum: {
        title: 'No Monthly Minimums',
        text: 'In a slow August you pay fees on what you sold in August. There is no minimum to make up.',
        detail:
          'Some processors charge the difference when your fees fall below a floor. We have no floor. A fruit stand that opens only for the season pays only for the season.',
      },
      contract: {
        title: 'No Long-Term Contracts',
        text: `Leave when you want, with no early termination penalty: cancellation is ${prices.setupFee}.`,
        detail:
          'There is no term to sit out. If you leave, we close the account, send you the last statement and tell you what to do with the terminal.',
      },
      training: {
        title: 'Installation and Training Included',
        text: 'We plug it in, run a first sale with you and stay until your people can do a refund on their own, in English or Spanish.',
        detail: `When somebody new starts, call and we train them too. Support is there ${brand.claims.support} and responds in under 1 hour.`,
      },
    },
  },
  accepted: {
    title: 'Accepted payment types',
    intro: 'Whatever your customer pulls out of a wallet, or taps with a phone. It all arrives in the same deposit.',
    networks: 'Card networks',
    wallets: 'Phone wallets',
    gift: 'Your own gift card',
    others: {
      debit: 'Debit cards, with or without a PIN',
      contactless: 'Contactless cards and watches',
      health: 'HSA and FSA cards',
      foreign: 'Cards issued in Mexico and abroad',
      keyed: 'Card numbers taken by phone',
      transfer: 'Bank transfers (ACH)',
    },
  },
  action: {
    title: 'Put our column next to yours',
    text: 'Bring your last statement. We write our price beside each line, and you see whether it pays to change.',
    textCompact: 'Bring your last statement and we write our price beside each line.',
    quote: 'Get your quote',
    call: `Call ${brand.phone.display}`,
  },
};

export default en;
export type CreditCardProcessingContent = typeof en;
