import { brand } from '../../src/domain/brand';
import type { RouteId } from '../../src/domain/paths';

type Layout = 'compact' | 'full';

/** Texts are separated by `|`. */
export interface Specified {
  /** Literal quotes from the English page, in both layouts or in one. */
  words?: string;
  layoutWords?: Partial<Record<Layout, string>>;
  /** Figures and names that the page shows in both languages. */
  figures?: string;
  layoutFigures?: Partial<Record<Layout, string>>;
  /** Number of elements by heading key (or `page`) and selector: `'why.title h3': 4`. */
  counts?: Record<string, number | Record<Layout, number>>;
}

const { owner, phone, email, address, coverage, claims, clientsByIndustry, prices } = brand;
const founded = String(brand.founded);
const years = Number.parseInt(claims.yearsOfExperience, 10);
const keyedCents = String(Math.round(Number(prices.keyedFee.slice(1)) * 100));
const QUOTE_LINK = { 'action.title a[href$="/contact"]': 1 };
const keyedPrice = `${prices.keyedRate} + ${keyedCents} cents`;

/**
 * What docs/spec/product-spec.md 2 and 9 require of each page, in addition to the layout. Business figures come from
 * the brand module.
 */
export const SPECIFIED: Partial<Record<RouteId, Specified>> = {
  home: {
    words: `Payment Processing Made Simple | Why Choose | Secure Processing | Fast Setup | Local Support |
      Start accepting payments within 24 hours | Zero-Fee Options | Complete Payment Solutions |
      Get Your Free Quote Today`,
    counts: { 'why.title h3': 4, 'solutions.title h3': 4, 'solutions.title a': 4, ...QUOTE_LINK },
  },
  whoWeAre: {
    words: `Our Mission | Local Expertise | Proven Results | Over ${years} years of experience | A single owner |
      industry leadership since ${founded} | Bilingual support | Interchange-plus pricing | No monthly minimums |
      No setup or activation fees | No early termination penalties or long-term contracts |
      Next-day funding for qualified merchants | Installation and training included | Compliance in all 50 states`,
    layoutWords: { full: 'client satisfaction', compact: 'uptime | satisfaction' },
    figures: `${claims.yearsOfExperience} | ${claims.clients} | ${claims.support} | ${claims.uptime} |
      ${prices.averageSavings} | ${founded} | ${owner}`,
    layoutFigures: { compact: claims.satisfaction },
    counts: { 'results.title dt': { compact: 5, full: 4 } },
  },
  whoWeServe: {
    words: 'Small Business | Enterprise | Restaurants | Retail | Healthcare | Professional Services | Startups',
    figures: Object.values(clientsByIndustry).join('|'),
    counts: {
      'audiences.title h3': 2,
      'audiences.title a[href*="/who-we-serve/"]': 2,
      'industries.title h3': 5,
      'industries.title li > p:first-child': 5, // a screen reader reads the number of clients first
      'industries.title a[href*="/contact"]': 5,
    },
  },
  smallBusiness: {
    words: `POS | from ${prices.posMonthlyFrom}/month | Online Payments | Mobile Payments | ${keyedPrice} |
      Volume discounts | ${prices.setupFee} setup or cancellation fees | No long-term contracts | Average cost savings |
      Same-day approval | Online or keyed transactions | Swiped or mobile | Setup takes ${claims.setupHours} hours |
      Next-day funding | Why local | under 1 hour | Email within 24 hours`,
    figures: `${prices.posMonthlyFrom} | ${prices.keyedRate} | ${keyedCents} | ${prices.swipedRate} |
      ${prices.setupFee} | ${prices.averageSavings} | ${claims.setupHours} | ${claims.support}`,
    counts: { 'offers.title h3': 3, 'industries.title a': 6 },
  },
  enterprise: {
    words: `Multi-Location | Integration | Cross-Border | High-Volume | Security | Success stories | cost reduction |
      weeks of implementation | currencies | faster | locations | Strategy Session | Custom Integration |
      Phased Rollout | Ongoing Optimization`,
    figures: '15 | 35% | 2 | 3 | 50%',
    counts: { 'features.title h3': 4, 'stories.title h3': 2, 'steps.title h3': 4 },
  },
  services: { counts: { 'index.title h3': 4, 'index.title a': 4 } },
  posSystems: {
    words: `Secure | Cloud and Mobile | Inventory | What is included | Hardware and Setup | Retail and Service |
      Software and Support | Restaurant and Food Service | Learn More`,
    counts: {
      'benefits.title h3': 3,
      'included.title h3': 2,
      'industries.title h3': 2,
      'features.title a[href*="/contact"]': { compact: 6, full: 0 },
      'included.title a[href$="/who-we-are"]': 1,
      'banner.title a[href*="/zero-fee"]': 1,
    },
  },
  onlinePayments: {
    words: `Gateway | Mobile-Optimized Checkout | Secure Transactions | Multiple Payment Methods | Learn More |
      Recurring Billing | Fast Integration | Custom API | Supported cards and wallets | ${keyedPrice}`,
    figures: `${prices.keyedRate} | ${keyedCents} | ${prices.setupFee} | Visa | Mastercard | American Express |
      Discover | Apple Pay | Shopify | WooCommerce | BigCommerce | Magento | Squarespace | Wix`,
    counts: { 'parts.title h3': 6, 'platforms.title li': 7, ...QUOTE_LINK }, // six platforms and the API
  },
  creditCardProcessing: {
    words: `What You'll Pay | What You Won't Pay | Accepted payment types | Interchange-Plus Pricing | ${keyedPrice} |
      Next-Day Funding | Same-day approval | volume discounts | Learn More`,
    figures: `${prices.swipedRate} | ${prices.keyedRate} | ${keyedCents} | ${prices.averageSavings} |
      ${prices.posMonthlyFrom} | ${prices.setupFee} | Visa | Apple Pay`,
    counts: { 'benefits.title h3': 6, ...QUOTE_LINK },
  },
  zeroFee: {
    words: `Cash Discount Program | Compliant Implementation | Customer Education | Surcharge Program |
      Monthly card volume | Current rate | Current monthly fees | Zero-fee program | Annual savings | Learn More`,
    layoutWords: { compact: `Some businesses save ${prices.zeroFeeMonthlySavings} per month` },
    figures: '$10,000 | 2.9% | $290 | $0 | $3,480 | 50',
    layoutFigures: { compact: prices.zeroFeeMonthlySavings },
    counts: { 'steps.title h3': 3, 'choice.title h3': 2, 'benefits.title h3': 6, ...QUOTE_LINK },
  },
  southTexas: {
    words: `${coverage.brownsville} and ${coverage.cameron} | ${coverage.harlingen} and ${coverage.sanBenito} |
      ${coverage.laredo} and ${coverage.webb} | National processor | Location | Result | Industry`,
    figures: `${coverage.mcAllen} | ${coverage.brownsville} | ${coverage.harlingen} | ${coverage.laredo} |
      ${coverage.corpusChristi} | ${coverage.sanAntonio} | ${coverage.houston}`,
    counts: { 'coverage.title h3': 7, 'cases.title h3': 3 },
  },
  industries: {
    words: 'Retail | Restaurants | Cafes | Automotive | Healthcare | Professional Services | Other Industries',
    counts: { 'index.title h3': 6, 'index.title a[href*="/contact"]': 6 },
  },
  partners: { words: 'Payment processor | POS system', counts: { 'categories.title h4': 4 } },
  clients: {
    words: '24 hours | < 1 hour',
    layoutWords: { full: 'client satisfaction', compact: 'uptime | satisfaction' },
    figures: `${claims.clients} | ${claims.yearsOfExperience} | ${prices.averageSavings} | ${claims.support} |
      ${claims.uptime} | 24`,
    layoutFigures: { compact: claims.satisfaction },
    counts: {
      'testimonials.title blockquote': { compact: 4, full: 6 },
      'testimonials.title [aria-label*="5 "]': { compact: 4, full: 6 },
      'metrics.title dt': { compact: 8, full: 7 },
    },
  },
  contact: {
    words: 'Mon-Fri 8AM-6PM | under 1 hour | Answered within 24 hours',
    layoutWords: { full: 'Saturday 9AM-2PM | Sunday closed' },
    figures: `${address.locality}, ${address.region} ${address.postalCode} | ${phone.display} | ${email} |
      ${claims.support}`,
    counts: { 'page form :is([name$=Name], [name=email], [name=phone], [name=business], [name=message])': 6 },
  },
  resources: {
    words: 'Guides | Downloads | Videos | Blog | Read More | December 28, 2024 | January 15, 2025',
    figures: '2024 | 2025 | 28 | 15',
    counts: { 'blog.title h3': 4, 'blog.title time': 4, 'page form input[type="email"]': 1 },
  },
  auth: { words: 'Admin Access | media management system | Login | Sign Up' },
  security: {},
  admin: {},
  gallery: { words: 'Media Gallery | Total Files | Images | Featured | Sync Storage' },
};

export const AROUND: Specified = {
  layoutWords: {
    full: `Home | Who We Serve | Solutions | South Texas | Industries | Partners | Clients | Resources | Contact |
      Login | Get Quote`,
    compact: 'Home | Services | Contact | More',
  },
  figures: `${phone.display} | ${email} | ${brand.name}`,
};
