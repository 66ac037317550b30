import { brand } from '../../domain/brand';

const { claims, prices } = brand;

/** Sample content: the letters are invented. Who wrote them: letters.ts. */
const en = {
  meta: {
    title: `Clients | ${brand.name}`,
    description: `What South Texas business owners say about ${brand.name}: ${claims.clients} clients, ${claims.yearsOfExperience} years, one owner who picks up the phone.`,
    keywords: 'payment processing clients, merchant testimonials, Rio Grande Valley businesses',
  },
  hero: {
    eyebrow: 'Clients',
    title: 'Letters from the counter',
    lead: `${claims.clients} businesses take cards with us. A few of their owners say how it goes, in their own words.`,
    letters: 'Read the letters',
    quote: 'Get your quote',
  },
  letters: {
    title: 'In their words',
    intro: 'From bakeries to customs brokers, with one register or several.',
    /** Read out in place of the drawn stars. */
    rating: '{rating} out of 5 stars',
    items: {
      panaderia: {
        industry: 'Bakery',
        text: 'On a Sunday the line is out the door by seven, and everybody pays with the phone. The new readers keep up with the trays. What we sell on Sunday I used to wait for until Wednesday. Now I have it the next day.',
      },
      taller: {
        industry: 'Automotive',
        text: `I used to get a statement nobody could read. Now there is one line for the card companies and one for ${brand.name}, and adding I can do.`,
      },
      clinica: {
        industry: 'Healthcare',
        text: 'Our front desk speaks Spanish with half of the patients. The training was in Spanish too, and nobody had to translate.',
      },
      taqueria: {
        industry: 'Restaurant',
        text: 'With the cash discount the sign does the explaining. I was afraid of the first week. Two customers asked, we pointed at the board, and that was it. My card fees went from $410 a month to zero.',
      },
      boutique: {
        industry: 'Retail',
        text: 'We opened the online store on a Thursday and sold to Houston on Friday. I print fewer lists now: the stock in the shop and the stock on the site are the same number, and I can go home when the door is locked.',
      },
      despacho: {
        industry: 'Professional services',
        text: 'Clients in Reynosa pay our invoices with a link. When one did not go through, the owner called the bank with me on the line.',
      },
    },
  },
  metrics: {
    title: 'Success metrics',
    text: 'A letter is one counter. These are all of them.',
    link: 'See three case studies',
    items: {
      clients: { value: claims.clients, label: 'clients' },
      years: { value: claims.yearsOfExperience, label: 'years of experience' },
      savings: { value: prices.averageSavings, label: 'average cost savings' },
      setup: { value: '24 hours', label: 'until the first card' },
      response: { value: '< 1 hour', label: 'until support responds' },
      support: { value: claims.support, label: 'support' },
      uptime: { value: claims.uptime, label: 'client satisfaction', labelCompact: 'uptime' },
      satisfaction: { value: claims.satisfaction, label: 'satisfaction' },
    },
  },
  action: {
    title: 'Write the next one',
    text: `It starts with a quote. ${brand.owner}, the owner, is your contact from then on.`,
    quote: 'Get your quote',
    call: `Call ${brand.phone.display}`,
  },
};

export default en;
export type ClientsContent = typeof en;
