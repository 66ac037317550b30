import { describe, expect, it } from 'vitest';
import { isLocale, type Locale, localePath, otherLocale, splitLocale } from '../../../src/domain/locale';

describe('a language of the site', () => {
  it('is en or es and nothing else', () => {
    expect(['en', 'es'].every(isLocale)).toBe(true);
    expect(['EN', 'es-MX', 'fr', '', null, undefined, 0].some(isLocale)).toBe(false);
  });

  it('has the other one beside it', () => {
    expect(otherLocale('en')).toBe('es');
    expect(otherLocale('es')).toBe('en');
  });
});

describe('a pathname', () => {
  it.each<[string, Locale, string]>([
    ['/', 'en', '/'],
    ['/contact', 'en', '/contact'],
    ['/contact/', 'en', '/contact'],
    ['/es', 'es', '/'],
    ['/es/', 'es', '/'],
    ['/es/contact/', 'es', '/contact'],
    ['/es/services/pos-systems', 'es', '/services/pos-systems'],
    ['/es/es', 'es', '/es'],
    ['/estate', 'en', '/estate'],
    ['/en/contact', 'en', '/en/contact'],
    ['/ES/contact', 'en', '/ES/contact'],
    ['', 'en', '/'],
  ])('"%s" is the "%s" page %s', (pathname, locale, path) => {
    expect(splitLocale(pathname)).toEqual({ locale, path });
  });
});

describe('the path in a language', () => {
  it.each<[Locale, string, string]>([
    ['en', '/', '/'],
    ['en', '/contact?a=1#b', '/contact?a=1#b'],
    ['es', '/', '/es'],
    ['es', '/?a=1', '/es?a=1'],
    ['es', '/#why', '/es#why'],
    ['es', '/contact', '/es/contact'],
    ['es', '/contact?from=/es#hours', '/es/contact?from=/es#hours'],
  ])('"%s" of %s is %s', (locale, path, expected) => {
    expect(localePath(locale, path)).toBe(expected);
  });

  it.each(['/', '/contact', '/services/pos-systems'])('leads back to %s', (path) => {
    expect(splitLocale(localePath('es', path))).toEqual({ locale: 'es', path });
    expect(splitLocale(localePath('en', path))).toEqual({ locale: 'en', path });
  });
});
