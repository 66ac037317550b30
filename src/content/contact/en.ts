import { brand } from '../../domain/brand';
import { openingHours } from '../opening-hours';

const en = {
  meta: {
    title: `Contact | ${brand.name}`,
    description: `Call ${brand.phone.display} or write for a free quote. ${brand.address.locality}, ${brand.address.region} ${brand.address.postalCode}. English and Spanish, email answered within 24 hours.`,
    keywords: `payment processing quote ${brand.address.locality}, contact merchant services, free quote, bilingual support`,
  },
  hero: {
    eyebrow: 'Contact',
    title: 'Ask for a quote, get a person',
    lead: 'Call or write, in English or Spanish. Have a recent statement on hand and the first call can already end with a figure.',
  },
  actions: { call: `Call ${brand.phone.display}`, write: 'Write an email' },
  office: {
    title: 'Where to find us',
    intro: `Support is there ${brand.claims.support} and responds in under 1 hour. The office keeps shop hours.`,
    open: 'The office is open now',
    closed: 'The office is closed right now',
    labels: { phone: 'Phone', email: 'Email', address: 'Office', hours: 'Hours' },
    emailReply: 'Answered within 24 hours',
    address: `${brand.address.locality}, ${brand.address.region} ${brand.address.postalCode}`,
    hours: openingHours('en'),
  },
  prepare: {
    title: 'What the first call is like',
    items: {
      statement: {
        title: 'You have a statement on hand',
        text: 'Last month is enough. Without one, tell us what you sell and how people pay.',
      },
      look: {
        title: 'We read it together',
        text: 'Line by line: what goes to the card networks, what goes to your processor, what nobody told you about.',
      },
      figure: {
        title: 'You have a figure in writing',
        text: 'What you pay now beside what you would pay with us. You decide with no one waiting on the line.',
      },
    },
  },
};

export default en;
export type ContactContent = typeof en;
