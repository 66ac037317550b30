import { expect, it } from 'vitest';
import { brand } from '../../../src/domain/brand';
import { sampleExchange, sampleOrder, sampleSale } from '../../../src/domain/worked-examples';
import { fillFacts } from '../../support/words';

/**
 * The sample business must match the specification literally. To reuse the site for another business, delete this file:
 * all other tests read the brand module.
 * Source: docs/spec/product-spec.md 1, 2 and 9; docs/spec/decisions.md "Brand", "Pages" and "Media".
 */
it('has the facts of the specification', () => {
  expect(brand).toMatchObject({
    name: 'Mesquite Payments',
    slug: 'mesquite',
    founded: 2004,
    email: 'hello@mesquitepayments.example',
    bucket: 'mesquite-solutions-images',
    demoProject: 'demo-mesquite',
    phone: { display: '(956) 555-0142', href: 'tel:+19565550142', e164: '+1-956-555-0142' },
    address: { locality: 'McAllen', region: 'TX', postalCode: '78501', country: 'US' },
    social: { facebook: null, instagram: null, linkedin: null },
    hours: {
      timeZone: 'America/Chicago',
      week: [
        { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '18:00' },
        { days: [6], opens: '09:00', closes: '14:00' },
      ],
    },
  });
  const near = ['McAllen', 'Brownsville', 'Cameron County', 'Harlingen', 'San Benito', 'Laredo', 'Webb County'];
  expect(Object.values(brand.coverage)).toEqual([...near, 'Corpus Christi', 'San Antonio', 'Houston']);
});

it('has the claims and prices of the specification', () => {
  expect(brand.claims).toEqual({
    yearsOfExperience: '20+',
    clients: '500+',
    support: '24/7',
    uptime: '99.9%',
    satisfaction: '98%',
    setupHours: '24-48',
  });
  expect(brand.clientsByIndustry).toEqual({
    restaurants: '150+',
    retail: '200+',
    healthcare: '75+',
    professional: '100+',
    startups: '50+',
  });
  expect(brand.prices).toEqual({
    posMonthlyFrom: '$29',
    keyedRate: '2.9%',
    keyedFee: '$0.30',
    swipedRate: '2.75%',
    setupFee: '$0',
    averageSavings: '25-40%',
    zeroFeeMonthlySavings: '$500+',
  });
});

it('turns these facts into the texts of the specification', () => {
  expect(fillFacts('{{brand.prices.keyedRate}} + {{keyedCents}} cents')).toBe('2.9% + 30 cents');
  expect(sampleSale).toMatchObject({ tax: '$3.05', total: '$40.00', fee: '$1.10', deposit: '$38.90' });
  expect(sampleOrder.total).toBe('$62.50');
  expect(sampleExchange).toMatchObject({ pesos: '1,850.00', dollars: '$100.00', fee: '$2.75', deposit: '$97.25' });
});
