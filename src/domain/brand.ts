/**
 * All facts about this business. To rebrand the site, edit this file, `.env` and `.firebaserc` (the demo project),
 * `firebase.json` and `firestore.rules` (the buckets); `tests/unit/config.test.ts` fails if one is forgotten. Delete
 * `tests/unit/domain/sample-brand.test.ts`, which tests the sample.
 * Source: docs/spec/decisions.md "Brand"; docs/spec/product-spec.md 1 and 9.
 */
const slug = 'mesquite';

export const brand = {
  name: 'Mesquite Payments',
  /** Label of the installed app's icon: at most 12 letters. */
  shortName: 'Mesquite',
  slug,
  founded: 2004,
  owner: 'Elena Garza',
  /** Public address of the live site, without a trailing slash. */
  origin: 'https://mesquitepayments.example',
  phone: { display: '(956) 555-0142', href: 'tel:+19565550142', e164: '+1-956-555-0142' },
  email: 'hello@mesquitepayments.example',
  /** The language of mail to the business. */
  language: 'en' as 'en' | 'es',
  address: { locality: 'McAllen', region: 'TX', postalCode: '78501', country: 'US' },
  /** Opening hours in `timeZone`, 24-hour clock; days are 0 (Sunday) to 6. A day that is not listed is closed. */
  hours: {
    timeZone: 'America/Chicago',
    week: [
      { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '18:00' },
      { days: [6], opens: '09:00', closes: '14:00' },
    ],
  },
  /** A social icon is a link only when it has a URL here. */
  social: { facebook: null, instagram: null, linkedin: null } as Record<
    'facebook' | 'instagram' | 'linkedin',
    string | null
  >,
  /** The places that the business serves; the texts use these keys. */
  coverage: {
    mcAllen: 'McAllen',
    brownsville: 'Brownsville',
    cameron: 'Cameron County',
    harlingen: 'Harlingen',
    sanBenito: 'San Benito',
    laredo: 'Laredo',
    webb: 'Webb County',
    corpusChristi: 'Corpus Christi',
    sanAntonio: 'San Antonio',
    houston: 'Houston',
  },
  claims: {
    /** A number and `+`, as in `clients`: texts also say "more than 500". */
    yearsOfExperience: '20+',
    clients: '500+',
    support: '24/7',
    uptime: '99.9%',
    satisfaction: '98%',
    /** A range with a hyphen, which texts in Spanish write as `24 a 48`. */
    setupHours: '24-48',
  },
  /** Clients by industry. Source: docs/spec/product-spec.md 2 "Who we serve". */
  clientsByIndustry: {
    restaurants: '150+',
    retail: '200+',
    healthcare: '75+',
    professional: '100+',
    startups: '50+',
  },
  prices: {
    posMonthlyFrom: '$29',
    keyedRate: '2.9%',
    /** Dollars: `$0.30`. Texts also say it in cents. */
    keyedFee: '$0.30',
    swipedRate: '2.75%',
    setupFee: '$0',
    /** A range with a hyphen, which texts in Spanish write as `25 a 40%`. */
    averageSavings: '25-40%',
    /** What some businesses save per month with a zero-fee program. */
    zeroFeeMonthlySavings: '$500+',
  },
  /** The images bucket. Do not rename it: external links point into it. */
  bucket: `${slug}-solutions-images`,
  /** The bucket of the smaller versions that the server renders of each picture. No function listens to it. */
  renditionsBucket: `${slug}-solutions-renditions`,
  /** Firebase project for local work. Only a `demo-` project can be seeded or accessed without credentials. */
  demoProject: `demo-${slug}`,
} as const;

/** Whether a Firebase project exists only in the emulators. */
export const isDemo = (project: string) => project.startsWith('demo-');
