import { brand } from '../../domain/brand';

const { mcAllen, brownsville, cameron, harlingen, sanBenito, laredo, webb, corpusChristi, sanAntonio, houston } =
  brand.coverage;

const en = {
  meta: {
    title: `South Texas Advantage | ${brand.name}`,
    description: `Local, bilingual payment processing from ${mcAllen} and ${brownsville} to ${laredo}, ${corpusChristi}, ${sanAntonio} and ${houston}, since ${brand.founded}.`,
    keywords: `South Texas payment processing, Rio Grande Valley merchant services, bilingual support, ${laredo}, ${corpusChristi}`,
  },
  hero: {
    eyebrow: 'South Texas advantage',
    title: 'Close enough to come by',
    lead: `A national processor sends you a ticket number. We live here, speak both languages and have worked these streets since ${brand.founded}.`,
  },
  map: { gulf: 'Gulf of Mexico', mexico: 'Mexico' },
  coverage: {
    title: 'Where we work',
    intro: 'From the river to the coast and up the highway.',
    items: {
      mcAllen: { title: mcAllen, text: 'Our office, and the shops and clinics around it.' },
      brownsville: {
        title: `${brownsville} and ${cameron}`,
        text: 'From the port to the beach: freight, restaurants, stores.',
      },
      harlingen: {
        title: `${harlingen} and ${sanBenito}`,
        text: 'Medical offices, contractors and family businesses.',
      },
      laredo: {
        title: `${laredo} and ${webb}`,
        text: 'Customs brokers, trucking and downtown retail, on both sides of the bridge.',
      },
      corpusChristi: {
        title: corpusChristi,
        text: 'Seafood, hotels and a season that needs terminals by spring.',
      },
      sanAntonio: { title: sanAntonio, text: 'Second locations of Valley businesses, and their neighbors.' },
      houston: { title: houston, text: 'Online sellers and companies with several branches.' },
    },
  },
  bilingual: {
    title: 'Two languages, one answer',
    text: 'Your cashier asks in Spanish, your accountant writes in English, and both get the same answer from the same person. Nobody waits for an interpreter, and nobody presses two.',
    items: {
      training: 'Training at your counter in the language of each person on the shift',
      paper: 'Agreements, statements and signs in English and Spanish',
      phone: `Calls and messages answered in either language, ${brand.claims.support}`,
    },
  },
  comparison: {
    title: 'A national processor, or one from here',
    intro: 'The card networks are the same for everybody. What differs is who stands behind the terminal.',
    question: 'What you ask',
    national: 'National processor',
    local: brand.name,
    rows: {
      answers: {
        question: 'Who answers when I call?',
        national: 'A call center, a menu, a ticket number',
        local: `${brand.owner}’s office in ${mcAllen}; support responds in under one hour`,
      },
      language: {
        question: 'In which language?',
        national: 'English first, Spanish on request',
        local: 'English or Spanish, whichever you start with',
      },
      visit: {
        question: 'Who comes to the shop?',
        national: 'A box arrives by mail',
        local: 'We install it and train your people, included',
      },
      price: {
        question: 'What will it cost?',
        national: 'A bundled rate that is hard to take apart',
        local: 'Interchange-plus, every line in writing',
      },
      contract: {
        question: 'What if I want to leave?',
        national: 'Often years of contract and a penalty',
        local: 'No long-term contract, no early termination penalty',
      },
      setup: {
        question: 'When can I take cards?',
        national: 'When the mail and the queue allow it',
        local: `In ${brand.claims.setupHours} hours, with same-day approval available`,
      },
    },
  },
  community: {
    title: 'What we earn here stays here',
    text: `We have our office in ${mcAllen}, hire in the Valley and buy where our clients sell. When a street is closed for a festival or a storm knocks the power out, we are on the same street and in the same dark.`,
    items: {
      hire: { title: 'We hire here', text: 'The people who install and answer live in the counties they serve.' },
      buy: { title: 'We buy here', text: 'Lunch, tires, flowers: from the businesses whose cards we process.' },
      storm: {
        title: 'We stay in a storm',
        text: 'Readers that work offline and a person who picks up, also in hurricane season.',
      },
    },
  },
  /** Sample content. */
  cases: {
    title: 'Three businesses, three results',
    labels: { location: 'Location', industry: 'Industry', result: 'Result' },
    items: {
      taqueria: {
        business: 'Taquería La Parada',
        location: mcAllen,
        industry: 'Restaurant',
        result: 'Card fees 31% lower, and the line moves: cards are tapped at the window.',
      },
      broker: {
        business: 'Puente Dos Customs',
        location: laredo,
        industry: 'Professional services',
        result: 'Invoices paid online the same day, where checks used to take nine days.',
      },
      marina: {
        business: 'Redfish Marina Supply',
        location: corpusChristi,
        industry: 'Retail',
        result: 'One system for the counter and the dock, counted once: two hours less on Sunday night.',
      },
    },
  },
  action: {
    title: 'Ask us to come by',
    text: 'Tell us where you are. We bring a terminal, read your statement with you and leave the numbers in writing.',
    quote: 'Get your quote',
    call: `Call ${brand.phone.display}`,
  },
};

export default en;
export type SouthTexasContent = typeof en;
