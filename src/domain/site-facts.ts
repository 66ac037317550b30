// Names and dates that are the same in both languages.

/**
 * Sample content: the technology partners are invented. Names are the same in both languages.
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
 * Sample content: people and businesses are invented. Names are the same in both languages.
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
