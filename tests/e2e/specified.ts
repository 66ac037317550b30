import { brand } from '../../src/domain/brand';
import type { RouteId } from '../../src/domain/paths';

/** Compact layout, full layout, or both. */
type Layout = 'both' | 'compact' | 'full';

export interface Specified {
  /** Literal quotes from the English page. */
  words?: Partial<Record<Layout, string[]>>;
  /** Figures and names that the page shows in both languages. */
  figures?: Partial<Record<Layout, string[]>>;
  /** Full lines in both languages, for figures too short to be unique in the text. */
  lines?: string[];
  /** Number of elements under the heading with this key, or on the whole page if null. */
  counts?: [heading: string | null, selector: string, many: number | { compact: number; full: number }][];
  /** Pages that the page links to. */
  links?: RouteId[];
}

const { owner, phone, email, address, coverage, claims, clientsByIndustry, prices } = brand;
const founded = String(brand.founded);
const years = Number.parseInt(claims.yearsOfExperience, 10);
const keyedCents = String(Math.round(Number(prices.keyedFee.slice(1)) * 100));
const keyedPrice = `${prices.keyedRate} + ${keyedCents} cents`;

/**
 * What docs/spec/product-spec.md 2 and 9 require of each page, in addition to the layout. Business figures come from
 * the brand module; tests/unit/domain/sample-brand.test.ts checks those against the specification.
 */
export const SPECIFIED: Record<RouteId, Specified> = {
  home: {
    words: {
      both: [
        ...['Payment Processing Made Simple', 'Why Choose', 'Secure Processing', 'Fast Setup', 'Local Support'],
        ...['Start accepting payments within 24 hours', 'Zero-Fee Options', 'Complete Payment Solutions'],
        'Get Your Free Quote Today',
      ],
    },
    figures: {
      both: [
        ...[claims.yearsOfExperience, claims.clients, claims.support, claims.uptime, '24', prices.posMonthlyFrom],
        ...[prices.keyedRate, prices.swipedRate, founded],
      ],
      full: [prices.averageSavings],
    },
    counts: [['why.title', 'h3', 4]],
    links: ['contact'],
  },
  whoWeAre: {
    words: {
      both: [
        ...['Our Mission', 'Local Expertise', 'Proven Results', `Over ${years} years of experience`, 'A single owner'],
        ...[`industry leadership since ${founded}`, 'Bilingual support', 'Interchange-plus pricing'],
        ...['No monthly minimums', 'No setup or activation fees'],
        ...['No early termination penalties or long-term contracts', 'Next-day funding for qualified merchants'],
        ...['Installation and training included', 'Compliance in all 50 states'],
      ],
      full: ['client satisfaction'],
      compact: ['uptime', 'satisfaction'],
    },
    figures: {
      both: [
        ...[claims.yearsOfExperience, claims.clients, claims.support, claims.uptime, prices.averageSavings],
        ...[founded, owner],
      ],
      compact: [claims.satisfaction],
    },
    counts: [['results.title', 'dt', { compact: 5, full: 4 }]],
  },
  whoWeServe: {
    words: {
      both: [
        ...['Small Business', 'Enterprise', 'Restaurants', 'Retail', 'Healthcare', 'Professional Services'],
        'Startups',
      ],
    },
    figures: { both: [...Object.values(clientsByIndustry), prices.posMonthlyFrom, claims.setupHours] },
    counts: [
      ['audiences.title', 'h3', 2],
      ['industries.title', 'h3', 5],
      ['industries.title', 'a[href*="/contact"]', 5],
    ],
    links: ['smallBusiness', 'enterprise', 'contact'],
  },
  smallBusiness: {
    words: {
      both: [
        ...['POS', `from ${prices.posMonthlyFrom}/month`, 'Online Payments', 'Mobile Payments', keyedPrice],
        ...['Volume discounts', `${prices.setupFee} setup or cancellation fees`, 'No long-term contracts'],
        ...['Average cost savings', 'Same-day approval', 'Online or keyed transactions', 'Swiped or mobile'],
        ...[`Setup takes ${claims.setupHours} hours`, 'Next-day funding', 'Why local', 'under 1 hour'],
        'Email within 24 hours',
      ],
    },
    figures: {
      both: [
        ...[prices.posMonthlyFrom, prices.keyedRate, keyedCents, prices.swipedRate, prices.setupFee],
        ...[prices.averageSavings, claims.setupHours, claims.support],
      ],
    },
    counts: [['offers.title', 'h3', 3]],
    links: ['industries', 'contact'],
  },
  enterprise: {
    words: {
      both: [
        ...['Multi-Location', 'Integration', 'Cross-Border', 'High-Volume', 'Security', 'Success stories'],
        ...['cost reduction', 'weeks of implementation', 'currencies', 'faster', 'locations', 'Strategy Session'],
        ...['Custom Integration', 'Phased Rollout', 'Ongoing Optimization'],
      ],
    },
    figures: { both: [claims.uptime], full: [claims.support] },
    lines: ['15', '35%', '2', '3', '50%'],
    counts: [
      ['features.title', 'h3', 4],
      ['stories.title', 'h3', 2],
      ['steps.title', 'h3', 4],
    ],
  },
  services: {
    figures: {
      both: [
        ...[prices.posMonthlyFrom, prices.keyedRate, keyedCents, prices.swipedRate, claims.setupHours],
        '$0', // with a zero-fee program
      ],
    },
    counts: [['index.title', 'h3', 4]],
    links: ['posSystems', 'onlinePayments', 'creditCardProcessing', 'zeroFee'],
  },
  posSystems: {
    words: {
      both: [
        ...['Secure', 'Cloud and Mobile', 'Inventory', 'What is included', 'Hardware and Setup', 'Retail and Service'],
        ...['Software and Support', 'Restaurant and Food Service', 'Learn More'],
      ],
    },
    figures: { both: [prices.posMonthlyFrom, '$290', '$0'] },
    counts: [
      ['benefits.title', 'h3', 3],
      ['included.title', 'h3', 2],
      ['industries.title', 'h3', 2],
      ['features.title', 'a[href*="/contact"]', { compact: 6, full: 0 }],
    ],
    links: ['zeroFee', 'contact', 'whoWeAre'],
  },
  onlinePayments: {
    words: {
      both: [
        ...['Gateway', 'Mobile-Optimized Checkout', 'Secure Transactions', 'Multiple Payment Methods', 'Learn More'],
        ...['Recurring Billing', 'Fast Integration', 'Custom API', 'Supported cards and wallets', keyedPrice],
      ],
    },
    figures: {
      both: [
        ...[prices.keyedRate, keyedCents, prices.setupFee],
        ...['Visa', 'Mastercard', 'American Express', 'Discover', 'Apple Pay'],
      ],
    },
    lines: ['Shopify', 'WooCommerce', 'BigCommerce', 'Magento', 'Squarespace', 'Wix'],
    counts: [
      ['parts.title', 'h3', 6],
      ['platforms.title', 'li', 7], // six platforms and the API
    ],
    links: ['contact'],
  },
  creditCardProcessing: {
    words: {
      both: [
        ...["What You'll Pay", "What You Won't Pay", 'Accepted payment types', 'Interchange-Plus Pricing'],
        ...[keyedPrice, 'Next-Day Funding', 'Same-day approval', 'volume discounts', 'Learn More'],
      ],
    },
    figures: {
      both: [
        ...[prices.swipedRate, prices.keyedRate, keyedCents, prices.averageSavings, prices.posMonthlyFrom],
        ...[prices.setupFee, 'Visa', 'Apple Pay'],
      ],
    },
    counts: [['benefits.title', 'h3', 6]],
    links: ['contact'],
  },
  zeroFee: {
    words: {
      both: [
        ...['Cash Discount Program', 'Compliant Implementation', 'Customer Education', 'Surcharge Program'],
        ...['Monthly card volume', 'Current rate', 'Current monthly fees', 'Zero-fee program', 'Annual savings'],
        'Learn More',
      ],
      compact: [`Some businesses save ${prices.zeroFeeMonthlySavings} per month`],
    },
    figures: { both: ['$10,000', '2.9%', '$290', '$0', '$3,480', '50'], compact: [prices.zeroFeeMonthlySavings] },
    counts: [
      ['steps.title', 'h3', 3],
      ['choice.title', 'h3', 2],
      ['benefits.title', 'h3', 6],
    ],
    links: ['contact'],
  },
  southTexas: {
    words: {
      both: [
        ...[`${coverage.brownsville} and ${coverage.cameron}`, `${coverage.harlingen} and ${coverage.sanBenito}`],
        `${coverage.laredo} and ${coverage.webb}`,
        ...['National processor', 'Location', 'Result', 'Industry'],
      ],
    },
    figures: {
      both: [
        ...[coverage.mcAllen, coverage.brownsville, coverage.harlingen, coverage.laredo, coverage.corpusChristi],
        ...[coverage.sanAntonio, coverage.houston],
      ],
    },
    counts: [
      ['coverage.title', 'h3', 7],
      ['cases.title', 'h3', 3],
    ],
  },
  industries: {
    words: {
      both: [
        ...['Retail', 'Restaurants', 'Cafes', 'Automotive', 'Healthcare', 'Professional Services'],
        'Other Industries',
      ],
    },
    counts: [
      ['index.title', 'h3', 6],
      ['index.title', 'a[href*="/contact"]', 6],
    ],
    links: ['contact'],
  },
  partners: { counts: [['categories.title', 'h4', 4]] },
  clients: {
    words: { full: ['client satisfaction'], compact: ['uptime', 'satisfaction'] },
    figures: {
      both: [...[claims.clients, claims.yearsOfExperience, prices.averageSavings, claims.support, claims.uptime], '24'],
      compact: [claims.satisfaction],
    },
    counts: [
      ['testimonials.title', 'blockquote', { compact: 4, full: 6 }],
      ['testimonials.title', '[aria-label*="5 "]', { compact: 4, full: 6 }],
      ['metrics.title', 'dt', { compact: 8, full: 7 }],
    ],
  },
  contact: {
    words: {
      both: ['Mon-Fri 8AM-6PM', 'under 1 hour', 'Answered within 24 hours'],
      full: ['Saturday 9AM-2PM', 'Sunday closed'],
    },
    figures: {
      both: [`${address.locality}, ${address.region} ${address.postalCode}`, phone.display, email, claims.support],
    },
    counts: ['firstName', 'lastName', 'email', 'phone', 'business', 'message'].map((name) => [
      null,
      `form [name="${name}"]`,
      1,
    ]),
  },
  resources: {
    words: {
      both: ['Guides', 'Downloads', 'Videos', 'Blog', 'Read More', 'December 28, 2024', 'January 15, 2025'],
    },
    figures: { both: ['2024', '2025', '28', '15'] },
    counts: [
      ['blog.title', 'h3', 4],
      ['blog.title', 'time', 4],
      [null, 'form input[type="email"]', 1],
    ],
  },
  auth: { words: { both: ['Admin Access', 'media management system', 'Login', 'Sign Up'] } },
  admin: {},
  gallery: { words: { both: ['Media Gallery', 'Total Files', 'Images', 'Featured', 'Sync Storage'] } },
};

/** Requirements of the layout around every page. */
export const AROUND: Specified = {
  words: {
    full: [
      ...['Home', 'Who We Serve', 'Solutions', 'South Texas', 'Industries', 'Partners', 'Clients', 'Resources'],
      ...['Contact', 'Login', 'Get Quote'],
    ],
    compact: ['Home', 'Services', 'Contact', 'More'],
  },
  figures: { both: [phone.display, email, brand.name] },
};
