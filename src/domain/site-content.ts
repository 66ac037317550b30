// The site's lists, each defined once. Menus, pages, the offline page, structured data and search suggestions use them.
import { pathTo, type RouteId } from './paths';

/** The pages of the services and of the audiences, in order. Source: spec 2 "Route table". */
export const SERVICES = ['posSystems', 'onlinePayments', 'creditCardProcessing', 'zeroFee'] as const;
export const AUDIENCES = ['smallBusiness', 'enterprise'] as const;

/** The pages in each menu, in order. Source: spec 2 "Shared layout". */
export const NAVIGATION = {
  audiences: ['whoWeServe', ...AUDIENCES],
  services: ['services', ...SERVICES],
  topBar: ['southTexas', 'industries', 'partners', 'clients', 'resources', 'contact'],
  drawer: ['home', 'whoWeAre', 'industries', 'partners', 'clients', 'resources', 'contact'],
  quickLinks: ['whoWeAre', 'whoWeServe', 'southTexas', 'gallery', 'resources', 'contact'],
  /** What most visitors come for. */
  popular: ['services', 'smallBusiness', 'zeroFee', 'industries', 'contact'],
} as const satisfies Record<string, readonly RouteId[]>;

/**
 * The industries with a section on their page, by its anchor, and the value of each in a link to the quote form.
 * Source: spec 2 "Industries", decisions "Pages".
 */
export const INDUSTRIES = {
  retail: 'retail',
  restaurants: 'restaurants',
  cafes: 'cafes',
  automotive: 'automotive',
  healthcare: 'healthcare',
  professional: 'professional-services',
} as const;
export type Industry = keyof typeof INDUSTRIES;
export const INDUSTRY_IDS = Object.keys(INDUSTRIES) as Industry[];

/** The path of the quote form with this industry filled in. */
export const quotePath = (industry: Industry | 'startups') =>
  `${pathTo('contact')}?industry=${industry === 'startups' ? industry : INDUSTRIES[industry]}`;

// Names and dates that are the same in both languages:

/**
 * Sample content: the technology partners are invented.
 * Source: decisions "Brand"; spec 2 "Partners" (two payment processors, two POS systems).
 */
export const partnerNames = {
  processors: { palmCoast: 'Palm Coast Processing', caliche: 'Caliche Merchant Network' },
  posSystems: { mostrador: 'Mostrador POS', brushline: 'Brushline Register' },
};

/** Card networks, phone wallets and store platforms: proper names, the same in both languages. */
export const paymentNames = {
  networks: ['Visa', 'Mastercard', 'American Express', 'Discover'],
  wallets: ['Apple Pay', 'Google Pay', 'Samsung Pay'],
  platforms: ['Shopify', 'WooCommerce', 'BigCommerce', 'Magento', 'Squarespace', 'Wix'],
} as const;

/**
 * Sample content: people and businesses are invented, also in their testimonials (clients.json), in `cases`
 * (south-texas.json) and `stories` (enterprise.json), and in `biography` (who-we-are.json).
 * Source: decisions "Brand"; spec 2 "Clients" (each with a 5-star rating).
 */
export const testimonialAuthors = {
  panaderia: { name: 'Marisol Treviño', business: 'Panadería La Espiga', rating: 5 },
  taller: { name: 'Ray Salinas', business: 'Salinas Brake & Tire', rating: 5 },
  clinica: { name: 'Ana Cantú, DDS', business: 'Cantú Family Dentistry', rating: 5 },
  taqueria: { name: 'Chuy Ramírez', business: 'Taquería El Resaque', rating: 5 },
  boutique: { name: 'Denise Flores', business: 'Flor de Sal Boutique', rating: 5 },
  despacho: { name: 'Laura Benavides', business: 'Benavides Customs Brokers', rating: 5 },
};

/** Publication date of each article, newest first. Source: spec 2 "Resources" (Dec 28 2024 to Jan 15 2025). */
export const articleDates = {
  taxes: '2025-01-15',
  programs: '2025-01-10',
  fraud: '2025-01-04',
  returns: '2024-12-28',
};
