import { describe, expect, test } from 'vitest';
import clients from '../../../src/content/clients/en';
import { letterWriters } from '../../../src/content/clients/letters';
import contact from '../../../src/content/contact/en';
import contactInSpanish from '../../../src/content/contact/es';
import frame from '../../../src/content/frame/en';
import frameInSpanish from '../../../src/content/frame/es';
import home from '../../../src/content/home/en';
import { keyedPrice } from '../../../src/content/keyed-price';
import { openingHours } from '../../../src/content/opening-hours';
import partners from '../../../src/content/partners/en';
import { articleDates } from '../../../src/content/resources/article-dates';
import resources from '../../../src/content/resources/en';
import { savingsExample } from '../../../src/content/zero-fee/savings-example';
import { brand } from '../../../src/domain/brand';
import { LOCALES } from '../../../src/domain/locale';

const sources = import.meta.glob<string>('../../../src/content/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Facts that only the brand module may hold. `$0` is too common to count. */
const facts = [
  brand.slug,
  brand.owner,
  brand.phone.display,
  brand.email,
  brand.address.postalCode,
  String(brand.founded),
  ...Object.values(brand.claims),
  ...Object.values(brand.clientsByIndustry),
  ...Object.values(brand.prices).filter((price) => price !== brand.prices.setupFee),
];

test('no content module repeats a fact of the brand module', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(40);
  const repeated = Object.entries(sources).flatMap(([file, source]) => {
    const text = source.replaceAll(/^\s*(\*|\/\*\*|\/\/).*$/gm, '').toLowerCase();
    return facts.filter((fact) => text.includes(fact.toLowerCase())).map((fact) => `${file}: ${fact}`);
  });
  expect(repeated).toEqual([]);
});

const { claims, prices } = brand;
const titles = (items: object) => Object.values(items).map((item: { title: string }) => item.title);
const values = (items: object) => Object.values(items).map((item: { value: string }) => item.value);

describe('the texts that the specification quotes', () => {
  test('Home', () => {
    expect(home.hero.title).toBe('Payment Processing Made Simple');
    expect(home.why.title).toBe(`Why Choose ${brand.name}`);
    expect(titles(home.why.items)).toEqual(['Secure Processing', 'Fast Setup', 'Local Support', 'Zero-Fee Options']);
    expect(home.why.items.setup.text).toMatch(/^Start accepting payments within 24 hours/);
    expect(home.solutions.title).toBe('Complete Payment Solutions');
    expect(home.action.title).toBe('Get Your Free Quote Today');
    const { yearsOfExperience, clients, support, uptime } = claims;
    expect(values(home.figures.items)).toEqual([yearsOfExperience, clients, support, uptime]);
  });

  test('header, bottom bar and drawer', () => {
    const { routes, header, bottomBar, drawer, notFound } = frame;
    expect(routes).toMatchObject({ home: 'Home', whoWeServe: 'Who We Serve', southTexas: 'South Texas' });
    expect(routes).toMatchObject({ industries: 'Industries', partners: 'Partners', clients: 'Clients' });
    expect(routes).toMatchObject({ resources: 'Resources', contact: 'Contact', whoWeAre: 'Who We Are' });
    expect(header).toMatchObject({ solutions: 'Solutions', login: 'Login', quote: 'Get Quote', user: 'User' });
    expect(header).toMatchObject({ admin: 'Admin', adminPanel: 'Admin Panel', signOut: 'Sign Out' });
    expect(bottomBar).toMatchObject({ home: 'Home', services: 'Services', contact: 'Contact', more: 'More' });
    expect(drawer).toMatchObject({ title: 'Navigation Menu', services: 'Services', quote: 'Get Your Free Quote' });
    expect(notFound).toMatchObject({ code: '404', title: 'Oops! Page not found', home: 'Return to Home' });
  });

  test('Clients', () => {
    const { uptime, satisfaction } = clients.metrics.items;
    expect(values(clients.metrics.items)).toEqual([
      ...[claims.clients, claims.yearsOfExperience, prices.averageSavings, '24 hours', '< 1 hour'],
      ...[claims.support, claims.uptime, claims.satisfaction],
    ]);
    expect(uptime).toMatchObject({ label: 'client satisfaction', labelCompact: 'uptime' });
    expect(satisfaction.label).toBe('satisfaction');
    expect(Object.values(letterWriters).map(({ rating }) => rating)).toEqual(Array(6).fill(5));
  });

  test('Partners', () => {
    const categories = Object.values(partners.categories.partners).map(({ category }) => category);
    expect(categories).toEqual(['Payment processor', 'Payment processor', 'POS system', 'POS system']);
  });

  test('Resources', () => {
    const { guides, downloads, videos, blog } = resources;
    expect(titles([guides, downloads, videos, blog])).toEqual(['Guides', 'Downloads', 'Videos', 'Blog']);
    expect(blog.readMore).toBe('Read More');
    expect(Object.keys(articleDates)).toEqual(Object.keys(blog.articles));
    const days = Object.values(articleDates);
    expect(days).toHaveLength(4);
    expect([days[0], days.at(-1)]).toEqual(['2025-01-15', '2024-12-28']);
    expect(days).toEqual([...days].sort().reverse());
  });
});

test('each language offers the other one in its own words', () => {
  expect(frame.language.offer.text).toBe('¿Prefiere leer esta página en español?');
  expect(frame.language.switch).toBe('Leer esta página en español');
  expect(frameInSpanish.language.switch).toBe('Read this page in English');
});

test.each([frame, frameInSpanish])('the copyright has a place for the year', ({ footer }) => {
  expect(footer.copyright).toContain('{year}');
});

describe('figures', () => {
  const cents = (amount: string) => Math.round(Number(amount.replace(/[−$,]/g, '')) * 100);

  test('the sample receipt adds up, to the cent', () => {
    const { items, total, fee, deposit } = home.receipt;
    const bought = [items.plates, items.guacamole, items.drinks].reduce((sum, { amount }) => sum + cents(amount), 0);
    expect(cents(items.tax.amount)).toBe(Math.round(bought * 0.0825));
    expect(cents(total.amount)).toBe(bought + cents(items.tax.amount));
    expect(cents(fee.amount)).toBe(Math.round((cents(total.amount) * Number.parseFloat(prices.swipedRate)) / 100));
    expect(cents(deposit.amount)).toBe(cents(total.amount) - cents(fee.amount));
  });

  test('the savings example matches the specification', () => {
    expect(Object.values(savingsExample)).toEqual(['$10,000', '2.9%', '$290', '$0', '$3,480']);
  });

  test('the keyed price is written in words', () => {
    const [rate, fee] = [prices.keyedRate, cents(prices.keyedFee)];
    expect(keyedPrice).toEqual({ en: `${rate} + ${fee} cents`, es: `${rate} más ${fee} centavos` });
  });

  test('opening hours are written as people say them', () => {
    const week = [
      { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '18:30' },
      { days: [6], opens: '09:00', closes: '12:00' },
    ];
    expect(openingHours('en', week)).toEqual(['Mon-Fri 8AM-6:30PM', 'Saturday 9AM-12PM', 'Sunday closed']);
    expect(openingHours('es', week)).toEqual([
      'Lunes a viernes de 8 a. m. a 6:30 p. m.',
      'Sábado de 9 a. m. a 12 p. m.',
      'Domingo cerrado',
    ]);
  });

  test('footer and contact page show the opening hours of the brand', () => {
    const [english, spanish] = LOCALES.map((locale) => openingHours(locale, brand.hours.week));
    expect([frame.footer.hours, contact.office.hours]).toEqual([english, english]);
    expect([frameInSpanish.footer.hours, contactInSpanish.office.hours]).toEqual([spanish, spanish]);
  });
});
