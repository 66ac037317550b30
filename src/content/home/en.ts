import { brand } from '../../domain/brand';
import { keyedPrice } from '../keyed-price';
import { savingsExample } from '../zero-fee/savings-example';
import { sampleSale } from './sample-sale';

const { laredo, corpusChristi, sanAntonio, houston } = brand.coverage;

const en = {
  meta: {
    title: `Payment Processing Made Simple | ${brand.name}`,
    description: `Card processing, POS systems, online payments and zero-fee programs for Rio Grande Valley businesses. Local, bilingual, since ${brand.founded}.`,
    keywords: `payment processing ${brand.address.locality}, merchant services Rio Grande Valley, credit card processing South Texas, POS systems, zero-fee processing`,
  },
  hero: {
    eyebrow: 'Merchant services for the Rio Grande Valley',
    title: 'Payment Processing Made Simple',
    lead: `Cards at the counter, orders online, a point of sale that keeps count. One local company sets it up, trains your people and picks up the phone, in English or Spanish, since ${brand.founded}.`,
    leadCompact: 'Take cards at the counter, online or on the road. Set up and looked after by people in the Valley.',
    quote: 'Get Your Free Quote',
    services: 'See our services',
    terms: 'No setup fee. No monthly minimum. No long-term contract.',
  },
  receipt: {
    title: 'One sale, to the cent',
    items: {
      plates: { label: '2 barbacoa plates', amount: sampleSale.plates },
      guacamole: { label: '1 guacamole', amount: sampleSale.guacamole },
      drinks: { label: '2 hibiscus waters', amount: sampleSale.drinks },
      tax: { label: `Sales tax ${sampleSale.taxRate}`, amount: sampleSale.tax },
    },
    total: { label: 'Customer pays', amount: sampleSale.total },
    fee: { label: `Processing fee ${brand.prices.swipedRate}`, amount: `−${sampleSale.fee}` },
    deposit: { label: 'Deposited next day', amount: sampleSale.deposit },
    note: `A swiped card at our ${brand.prices.swipedRate} rate. Next-day funding is for qualified merchants.`,
  },
  figures: {
    title: `${brand.name} in figures`,
    items: {
      years: { value: brand.claims.yearsOfExperience, label: 'years of experience' },
      clients: { value: brand.claims.clients, label: 'clients served' },
      support: { value: brand.claims.support, label: 'support' },
      uptime: { value: brand.claims.uptime, label: 'uptime' },
    },
  },
  why: {
    title: `Why Choose ${brand.name}`,
    intro: 'Four things shop owners ask us about first, and what we answer.',
    items: {
      secure: {
        title: 'Secure Processing',
        text: 'Card data is encrypted the moment a card is dipped, tapped or typed, and never stays on your equipment. A lost terminal gives nothing away.',
        textCompact: 'Card data is encrypted at the reader and never stays on your equipment.',
      },
      setup: {
        title: 'Fast Setup',
        text: 'Start accepting payments within 24 hours. Same-day approval is available, and installation and training are included.',
        textCompact: 'Start accepting payments within 24 hours, installation and training included.',
      },
      local: {
        title: 'Local Support',
        text: `A person in the Valley answers, ${brand.claims.support}, in English or Spanish. Support responds in under one hour.`,
        textCompact: `A person in the Valley answers, ${brand.claims.support}, in English or Spanish.`,
      },
      zeroFee: {
        title: 'Zero-Fee Options',
        text: 'With a cash discount or surcharge program, the card fee is not taken out of your sale. We set up the signs, the receipts and a program that is compliant in all 50 states.',
        textCompact: 'Cash discount or surcharge programs that keep the card fee out of your sale.',
      },
    },
  },
  solutions: {
    title: 'Complete Payment Solutions',
    intro: 'Take one or combine all four. The same person looks after all of them.',
    items: {
      pos: {
        title: 'POS Systems',
        text: `Hardware, software, menus and inventory set up for your counter, from ${brand.prices.posMonthlyFrom}/month.`,
        link: 'See POS systems',
      },
      online: {
        title: 'Online Payments',
        text: `Checkout, invoices and recurring billing for your website at ${keyedPrice.en} a transaction.`,
        link: 'See online payments',
      },
      card: {
        title: 'Credit Card Processing',
        text: `Chip, tap, swipe and phone wallets at ${brand.prices.swipedRate} swiped, or interchange-plus pricing you can read line by line.`,
        link: 'See card processing',
      },
      zeroFee: {
        title: 'Zero-Fee Solutions',
        text: `On ${savingsExample.monthlyVolume} a month at ${savingsExample.rate}, card fees run ${savingsExample.annualSavings} a year. A zero-fee program brings them to ${savingsExample.programFees}.`,
        link: 'See zero-fee solutions',
      },
    },
  },
  southTexas: {
    eyebrow: 'South Texas',
    title: 'Your neighbor, in two languages',
    text: `${brand.owner} has served Rio Grande Valley businesses since ${brand.founded}. You have one contact, the owner, for the quote, the installation and the call on a Saturday when a terminal will not connect. English or Spanish, whichever comes first.`,
    textCompact: `Since ${brand.founded}, one contact: the owner, ${brand.owner}. English or Spanish, whichever comes first.`,
    map: { gulf: 'Gulf of Mexico', mexico: 'Mexico' },
    coverageTitle: 'Where we work',
    coverage: `From ${laredo} and the Valley up the coast to ${corpusChristi}, and on to ${sanAntonio} and ${houston}.`,
    link: 'See the South Texas advantage',
    owner: 'Meet the owner',
  },
  action: {
    title: 'Get Your Free Quote Today',
    text: `Bring a recent statement. We show you, line by line, what you pay now and what you would pay with us. Average cost savings are ${brand.prices.averageSavings}.`,
    textCompact: 'Send us a recent statement and we show you, line by line, what you would save.',
    quote: 'Get Your Free Quote',
    call: `Call ${brand.phone.display}`,
  },
};

export default en;
export type HomeContent = typeof en;
