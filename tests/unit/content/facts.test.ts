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

/** Facts that only the brand module may hold. `$0` and `24/7` are too short to be told from other text. */
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

test('facts of the business are taken from the brand module, not typed again', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(40);
  const typedAgain = Object.entries(sources).flatMap(([file, source]) => {
    const text = source.replaceAll(/^\s*(\*|\/\*\*|\/\/).*$/gm, '').toLowerCase();
    return facts.filter((fact) => text.includes(fact.toLowerCase())).map((fact) => `${file}: ${fact}`);
  });
  expect(typedAgain).toEqual([]);
});

const { claims, prices } = brand;

describe('the words that the specification quotes', () => {
  test('Home', () => {
    expect(home.hero.title).toBe('Payment Processing Made Simple');
    expect(home.why.title).toBe(`Why Choose ${brand.name}`);
    expect(Object.values(home.why.items).map(({ title }) => title)).toEqual([
      'Secure Processing',
      'Fast Setup',
      'Local Support',
      'Zero-Fee Options',
    ]);
    expect(home.why.items.setup.text).toMatch(/^Start accepting payments within 24 hours/);
    expect(home.solutions.title).toBe('Complete Payment Solutions');
    expect(home.action.title).toBe('Get Your Free Quote Today');
    expect(Object.values(home.figures.items).map(({ value }) => value)).toEqual([
      claims.yearsOfExperience,
      claims.clients,
      claims.support,
      claims.uptime,
    ]);
  });

  test('header, bottom bar and drawer', () => {
    const { routes, header, bottomBar, drawer } = frame;
    expect([routes.home, routes.whoWeServe, header.solutions, routes.southTexas, routes.industries]).toEqual([
      'Home',
      'Who We Serve',
      'Solutions',
      'South Texas',
      'Industries',
    ]);
    expect([routes.partners, routes.clients, routes.resources, routes.contact, routes.whoWeAre]).toEqual([
      'Partners',
      'Clients',
      'Resources',
      'Contact',
      'Who We Are',
    ]);
    expect([header.login, header.quote, header.user, header.admin, header.adminPanel, header.signOut]).toEqual([
      'Login',
      'Get Quote',
      'User',
      'Admin',
      'Admin Panel',
      'Sign Out',
    ]);
    expect([bottomBar.home, bottomBar.services, bottomBar.contact, bottomBar.more]).toEqual([
      'Home',
      'Services',
      'Contact',
      'More',
    ]);
    expect([drawer.title, drawer.services, drawer.quote]).toEqual([
      'Navigation Menu',
      'Services',
      'Get Your Free Quote',
    ]);
  });

  test('Clients', () => {
    expect(Object.values(clients.metrics.items).map(({ value }) => value)).toEqual([
      claims.clients,
      claims.yearsOfExperience,
      prices.averageSavings,
      '24 hours',
      '< 1 hour',
      claims.support,
      claims.uptime,
      claims.satisfaction,
    ]);
    const { uptime, satisfaction } = clients.metrics.items;
    expect([uptime.label, uptime.labelCompact, satisfaction.label]).toEqual([
      'client satisfaction',
      'uptime',
      'satisfaction',
    ]);
    expect(Object.keys(letterWriters)).toHaveLength(6);
    expect(Object.values(letterWriters).filter(({ rating }) => rating !== 5)).toEqual([]);
  });

  test('Partners', () => {
    expect(Object.values(partners.categories.partners).map(({ category }) => category)).toEqual([
      'Payment processor',
      'Payment processor',
      'POS system',
      'POS system',
    ]);
  });

  test('Resources', () => {
    const { guides, downloads, videos, blog } = resources;
    expect([guides, downloads, videos, blog].map(({ title }) => title)).toEqual([
      'Guides',
      'Downloads',
      'Videos',
      'Blog',
    ]);
    expect(blog.readMore).toBe('Read More');
    expect(Object.keys(articleDates)).toEqual(Object.keys(blog.articles));
    const days = Object.values(articleDates);
    expect(days).toHaveLength(4);
    expect([days[0], days.at(-1)]).toEqual(['2025-01-15', '2024-12-28']);
    expect(days).toEqual([...days].sort().reverse());
  });

  test('404 page', () => {
    const { code, title, home: link } = frame.notFound;
    expect([code, title, link]).toEqual(['404', 'Oops! Page not found', 'Return to Home']);
  });
});

test('each language offers the other one in its own words', () => {
  expect(frame.language.offer.text).toBe('¿Prefiere leer esta página en español?');
  expect([frame.language.switch, frameInSpanish.language.switch]).toEqual([
    'Leer esta página en español',
    'Read this page in English',
  ]);
});

test('the copyright has a place for the year', () => {
  expect(frame.footer.copyright).toContain('{year}');
  expect(frameInSpanish.footer.copyright).toContain('{year}');
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

  test('the savings example is the one of the specification', () => {
    expect(Object.values(savingsExample)).toEqual(['$10,000', '2.9%', '$290', '$0', '$3,480']);
  });

  test('the keyed price is said in words', () => {
    const [rate, fee] = [prices.keyedRate, cents(prices.keyedFee)];
    expect(keyedPrice).toEqual({ en: `${rate} + ${fee} cents`, es: `${rate} más ${fee} centavos` });
  });

  test('opening hours are read as people say them', () => {
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

  test('the opening hours that are shown are those of the business', () => {
    const [english, spanish] = LOCALES.map((locale) => openingHours(locale, brand.hours.week));
    expect([frame.footer.hours, contact.office.hours]).toEqual([english, english]);
    expect([frameInSpanish.footer.hours, contactInSpanish.office.hours]).toEqual([spanish, spanish]);
  });
});
