import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ACCOUNTS, PASSWORD } from '../../emulators/seed/accounts';
import { LIBRARY } from '../../emulators/seed/library';
import { pathOf, type RouteId } from '../../src/domain/paths';
import { type Namespace, wordsOf } from '../support/words';
import { type Engine, SITE } from './engine';

const words = <Name extends Namespace>(name: Name) => wordsOf(name, 'en');
const [common, home, partners, forms, auth] = [
  words('common'),
  words('home'),
  words('partners'),
  words('forms'),
  words('auth'),
];

/** What the menu of each layout is opened with, and a page that it leads to. */
const MENUS = {
  phone: { opener: common.bottomBar.openMenu, route: 'partners', heading: partners.hero.title },
  desktop: { opener: common.header.solutions, route: 'posSystems', heading: words('pos-systems').hero.title },
} as const;

const ADMIN = ACCOUNTS.find(({ profile }) => profile.role === 'admin');
/** Not featured: WebKitGTK's scroll bar covers the titles in the strip of featured pictures. */
const PICTURE = LIBRARY.find(({ featured, alt }) => !featured && alt);

/** Waits until the function returns something. A page that is being replaced throws: that counts as nothing. */
function until<Result>(what: string, get: () => Promise<Result>): Promise<NonNullable<Result>> {
  const getOrThrow = async () => (await get()) || Promise.reject(new Error(`Not seen in time: ${what}`));
  return vi.waitFor(getOrThrow, { timeout: 20_000, interval: 100 }) as Promise<NonNullable<Result>>;
}

/** The smoke journey: what visitors and admins do most, in one tab of the browser that `launch` starts. */
export function smokeJourney(launch: () => Promise<Engine>): void {
  let engine: Engine;
  beforeAll(async () => {
    engine = await launch();
  });
  afterAll(() => engine?.close());

  const see = (selector: string, name = '') => until(`${selector} "${name}"`, () => engine.find(selector, name));
  const click = async (selector: string, name?: string) => (await see(selector, name)).click();
  const fill = async (label: string, text: string) => (await see('input, textarea', label)).type(text);
  const isTrue = (run: (...args: string[]) => boolean | undefined, ...args: string[]) =>
    until(`${run} (${args})`, () => engine.evaluate(run, ...args));

  /** Opens a page and waits until React has hydrated it, which happens at once when the visitor does something. */
  async function open(route: RouteId): Promise<void> {
    await engine.goto(SITE + pathOf(route, 'en'));
    await isTrue(() => {
      dispatchEvent(new Event('focusin'));
      return performance.getEntriesByName('hydrated').length > 0;
    });
  }

  test('Home shows its title and heading', async () => {
    await open('home');
    await see('h1', home.hero.title);
    expect(await engine.evaluate(() => document.title)).toBe(home.meta.title);
  });

  test('a link in the menu closes it and changes the page without a reload', async () => {
    const { opener, route, heading } = MENUS[engine.isPhone ? 'phone' : 'desktop'];
    const path = pathOf(route, 'en');
    await open('home');
    await engine.evaluate(() => void Object.assign(window, { sameDocument: true }));
    await click('button, summary', opener);
    if (engine.isPhone) await see(':popover-open button:focus', common.drawer.close);
    await isTrue(() => !document.querySelector(':popover-open')?.getAnimations().length); // the phone's menu slides in
    await click(':is(:popover-open, details[open]) a', common.routes[route]);
    await see('h1:focus', heading);
    await isTrue(() => !document.querySelector(':popover-open, header details[open]'));
    await isTrue((expected) => location.pathname === expected && 'sameDocument' in window, path);
  });

  test('the theme toggle changes the theme, and a reload keeps it', async () => {
    await open('home');
    await click('svg', common.theme.toLight);
    await isTrue(() => document.documentElement.classList.contains('light'));
    await open('home');
    await see('svg', common.theme.toDark);
  });

  test('the language switch shows the same page in Spanish', async () => {
    await open('partners');
    await click('a[data-language=es]');
    await see('h1', wordsOf('partners', 'es').hero.title);
    await isTrue((path) => location.pathname === path, pathOf('partners', 'es'));
    await isTrue(() => document.documentElement.lang === 'es');
    await click('a[data-language=en]');
    await see('h1', partners.hero.title);
  });

  test('an admin logs in and reads the quote request that a visitor sent', async () => {
    const { fields, recorded, submit } = forms.quote;
    const lastName = `Peña-${crypto.randomUUID()}`;
    await open('contact');
    await fill(fields.firstName, 'José');
    await fill(fields.lastName, lastName);
    await fill(fields.email, 'jose@example.com');
    await fill(fields.phone, '(956) 555-0199');
    await click('form button', submit);
    await see('h2, h3', recorded.title);

    await open('auth');
    await fill(auth.fields.email, ADMIN?.email ?? '');
    await fill(auth.fields.password, PASSWORD);
    await click('form button', auth.login.submit);
    await isTrue((path) => location.pathname === path, pathOf('home', 'en'));
    await open('admin');
    await isTrue((name) => document.querySelector('[aria-labelledby=quotes]')?.textContent.includes(name), lastName);
  });

  test('the gallery opens a picture in a dialog, and the dialog closes', async () => {
    const title = PICTURE?.title ?? '';
    await open('gallery');
    await fill(words('gallery').search, title);
    await click('a[data-file]', title);
    await see('[aria-modal=true] h2', title);
    await isTrue((alt) => {
      const picture = document.querySelector<HTMLImageElement>(`[aria-modal=true] img[alt="${alt}"]`);
      return picture?.complete && picture.naturalWidth > 0;
    }, PICTURE?.alt ?? '');
    await click('[aria-modal=true] button', words('media').file.close);
    await isTrue(() => !document.querySelector('[aria-modal=true]'));
  });

  test('the service worker is active and controls the page', async () => {
    await open('home');
    await isTrue(() => navigator.serviceWorker.controller?.state === 'activated');
  });

  test('nothing logged an error, and no request left this machine', async () => {
    const planted = 'an error that has to be noticed';
    await engine.evaluate((text = '') => console.error(text), planted);
    await vi.waitFor(async () => expect(await engine.errors()).toContainEqual(planted));
    expect(await engine.errors()).toEqual([planted]);
  });
}
