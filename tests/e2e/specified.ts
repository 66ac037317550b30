import { brand } from '../../src/domain/brand';
import type { RouteId } from '../../src/domain/paths';

/** The compact layout, the full one, or both. */
type Layout = 'both' | 'compact' | 'full';

export interface Specified {
  /** Quoted words of the English page, to the letter. */
  words?: Partial<Record<Layout, string[]>>;
  /** Figures and names that the page shows in either language. */
  figures?: Partial<Record<Layout, string[]>>;
  /** Lines that hold this and nothing else, in either language: for figures too short to be told from other text. */
  lines?: string[];
  /** How many of what stand below the heading that is at this place in the words of the page; null: on all of it. */
  counts?: [heading: string | null, selector: string, many: number | { compact: number; full: number }][];
  /** Pages that the page leads to. */
  links?: RouteId[];
}

const { phone, email } = brand;

/** What docs/spec/product-spec.md 2 and 9 say each page shows, beside what stands around every page. */
export const SPECIFIED: Record<RouteId, Specified> = {
  home: {
    words: {
      both: [
        ...['Payment Processing Made Simple', 'Why Choose', 'Secure Processing', 'Fast Setup', 'Local Support'],
        ...['Start accepting payments within 24 hours', 'Zero-Fee Options', 'Complete Payment Solutions'],
        'Get Your Free Quote Today',
      ],
    },
    figures: { both: ['20+', '500+', '24/7', '99.9%', '24', '$29', '2.9%', '2.75%', '2004'], full: ['25-40%'] },
    counts: [['why.title', 'h3', 4]],
    links: ['contact'],
  },
  whoWeAre: {
    words: {
      both: [
        ...['Our Mission', 'Local Expertise', 'Proven Results', 'Over 20 years of experience', 'A single owner'],
        ...['industry leadership since 2004', 'Bilingual support', 'Interchange-plus pricing', 'No monthly minimums'],
        ...['No setup or activation fees', 'No early termination penalties or long-term contracts'],
        ...['Next-day funding for qualified merchants', 'Installation and training included'],
        'Compliance in all 50 states',
      ],
      full: ['client satisfaction'],
      compact: ['uptime', 'satisfaction'],
    },
    figures: { both: ['20+', '500+', '24/7', '99.9%', '25-40%', '2004', brand.owner], compact: ['98%'] },
    counts: [['results.title', 'dt', { compact: 5, full: 4 }]],
  },
  whoWeServe: {
    words: {
      both: [
        ...['Small Business', 'Enterprise', 'Restaurants', 'Retail', 'Healthcare', 'Professional Services'],
        'Startups',
      ],
    },
    figures: { both: ['150+', '200+', '75+', '100+', '50+', '$29', '24-48'] },
    counts: [
      ['doors.title', 'h3', 2],
      ['industries.title', 'h3', 5],
      ['industries.title', 'a[href*="/contact"]', 5],
    ],
    links: ['smallBusiness', 'enterprise', 'contact'],
  },
  smallBusiness: {
    words: {
      both: [
        ...['POS', 'from $29/month', 'Online Payments', 'Mobile Payments', '2.9% + 30 cents', 'Volume discounts'],
        ...['$0 setup or cancellation fees', 'No long-term contracts', 'Average cost savings', 'Same-day approval'],
        ...['Online or keyed transactions', 'Swiped or mobile', 'Setup takes 24-48 hours', 'Next-day funding'],
        ...['Why local', 'under 1 hour', 'Email within 24 hours'],
      ],
    },
    figures: { both: ['$29', '2.9%', '30', '2.75%', '$0', '25-40%', '24-48', '24/7'] },
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
    figures: { both: ['99.9%'], full: ['24/7'] },
    lines: ['15', '35%', '2', '3', '50%'],
    counts: [
      ['features.title', 'h3', 4],
      ['stories.title', 'h3', 2],
      ['steps.title', 'h3', 4],
    ],
  },
  services: {
    figures: { both: ['$29', '2.9%', '30', '2.75%', '$0', '24-48'] },
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
    figures: { both: ['$29', '$290', '$0'] },
    counts: [
      ['tiles.title', 'h3', 3],
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
        ...['Recurring Billing', 'Fast Integration', 'Custom API', 'Supported cards and wallets', '2.9% + 30 cents'],
      ],
    },
    figures: { both: ['2.9%', '30', '$0', 'Visa', 'Mastercard', 'American Express', 'Discover', 'Apple Pay'] },
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
        ...['2.9% + 30 cents', 'Next-Day Funding', 'Same-day approval', 'volume discounts', 'Learn More'],
      ],
    },
    figures: { both: ['2.75%', '2.9%', '30', '25-40%', '$29', '$0', 'Visa', 'Apple Pay'] },
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
      compact: ['Some businesses save $500+ per month'],
    },
    figures: { both: ['$10,000', '2.9%', '$290', '$0', '$3,480', '50'], compact: ['$500+'] },
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
        ...['Brownsville and Cameron County', 'Harlingen and San Benito', 'Laredo and Webb County'],
        ...['National processor', 'Location', 'Result', 'Industry'],
      ],
    },
    figures: { both: ['McAllen', 'Brownsville', 'Harlingen', 'Laredo', 'Corpus Christi', 'San Antonio', 'Houston'] },
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
    figures: { both: ['500+', '20+', '25-40%', '24/7', '99.9%', '24'], compact: ['98%'] },
    counts: [
      ['letters.title', 'blockquote', { compact: 4, full: 6 }],
      ['letters.title', '[aria-label*="5 "]', { compact: 4, full: 6 }],
      ['metrics.title', 'dt', { compact: 8, full: 7 }],
    ],
  },
  contact: {
    words: {
      both: ['Mon-Fri 8AM-6PM', 'under 1 hour', 'Answered within 24 hours'],
      full: ['Saturday 9AM-2PM', 'Sunday closed'],
    },
    figures: { both: ['McAllen, TX 78501', phone.display, email, '24/7'] },
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

/** What stands around every page. */
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
