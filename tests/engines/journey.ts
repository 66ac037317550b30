import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { PASSWORD } from '../../emulators/seed/accounts';
import { LIBRARY } from '../../emulators/seed/library';
import firebase from '../../firebase.json' with { type: 'json' };
import { ADMIN } from '../../scripts/chromium';
import { pathOf, type RouteId } from '../../src/domain/paths';
import type { WordsNamespace } from '../../src/i18n/namespaces';
import { ownSite, STALLED } from '../e2e/own-site';
import { isNewer, makeNewerBuild, NEWER } from '../support/newer-build';
import { wordsOf } from '../support/words';

interface Engine {
  isPhone: boolean;
  /** Opens a page in which `recordErrors` has run. */
  goto(url: string): Promise<unknown>;
  evaluate<Result>(run: (...args: string[]) => Result, ...args: string[]): Promise<Awaited<Result>>;
  find(selector: string, name: string): Promise<{ click(): Promise<void>; type(text: string): Promise<void> } | null>;
  close(): Promise<unknown>;
}

/**
 * Finds the first visible element that matches the selector and has this `aria-label`, label or text; '' matches all.
 * Scrolls it to the middle: WebDriver scrolls only to what is outside the window, not to what the bottom bar covers.
 */
export function findVisible(selector: string, name: string): Element | undefined {
  const elements = document.querySelectorAll<HTMLElement & { labels?: NodeList }>(selector);
  const found = [...elements].find((element) => {
    const ownName = element.ariaLabel ?? (element.labels?.[0] ?? element).textContent ?? '';
    return (name === '' || ownName.trim() === name) && element.checkVisibility({ visibilityProperty: true });
  });
  found?.scrollIntoView({ block: 'center' });
  return found;
}

/** Records errors in the page: WebKitGTK's driver reports none. */
export function recordErrors(): void {
  const errors: string[] = [];
  addEventListener('error', ({ message }) => errors.push(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(`rejected: ${reason}`));
  addEventListener('securitypolicyviolation', ({ blockedURI }) => errors.push(`forbidden by policy: ${blockedURI}`));
  console.error = (...args) => errors.push(args.join(' '));
  Object.assign(window, { errors });
}

/** What `recordErrors` has recorded in this document, and its requests to other machines. */
function readErrors(): string[] {
  const requests = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const foreign = requests.filter(({ hostname }) => hostname && hostname !== 'localhost' && hostname !== '127.0.0.1');
  return [...((window as { errors?: string[] }).errors ?? []), ...foreign.map(({ href }) => `request to ${href}`)];
}

const SITE = `http://localhost:${firebase.emulators.hosting.port}`;
const words = <Name extends WordsNamespace>(name: Name) => wordsOf(name, 'en');
const { bottomBar, drawer, header, routes } = words('common');
/** A picture that is not featured, because WebKitGTK's scroll bar covers the titles in the strip of featured ones. */
const { title = '', alt = '' } = LIBRARY.find(({ featured, alt }) => !featured && alt) ?? {};

/** Waits until the function returns something. A page that is being replaced throws: that counts as nothing. */
function until<Result>(what: string, get: () => Promise<Result>): Promise<NonNullable<Result>> {
  const getOrThrow = async () => (await get()) || Promise.reject(new Error(`Not seen in time: ${what}`));
  return vi.waitFor(getOrThrow, { timeout: 60_000, interval: 100 }) as Promise<NonNullable<Result>>;
}

/** The smoke journey: what visitors and admins do most, in one tab of a browser. */
export function smokeJourney(engine: Engine): void {
  const errors: string[] = [];
  afterAll(() => engine.close());

  const see = (selector: string, name = '') => until(`${selector} "${name}"`, () => engine.find(selector, name));
  const click = async (selector: string, name?: string) => (await see(selector, name)).click();
  const fill = async (label: string, text: string) => (await see('input, textarea', label)).type(text);
  const isTrue = (run: (...args: string[]) => boolean | undefined, ...args: string[]) =>
    until(`${run} (${args})`, () => engine.evaluate(run, ...args));

  /** Opens a page and waits until React has hydrated it, which happens at once when the visitor does something. */
  async function open(route: RouteId): Promise<void> {
    errors.push(...(await engine.evaluate(readErrors)));
    await engine.goto(SITE + pathOf(route, 'en'));
    await isTrue(() => {
      dispatchEvent(new Event('focusin'));
      return performance.getEntriesByName('hydrated').length > 0;
    });
  }

  test('a link in the menu closes it and changes the page without a reload', async () => {
    await open('home');
    await engine.evaluate(() => void Object.assign(window, { sameDocument: true }));
    const [opener, route, heading] = engine.isPhone
      ? ([bottomBar.openMenu, 'partners', words('partners').hero.title] as const)
      : ([header.solutions, 'posSystems', words('pos-systems').hero.title] as const);
    await click('button, summary', opener);
    if (engine.isPhone) await see(':popover-open button:focus', drawer.close);
    await isTrue(() => !document.querySelector(':popover-open')?.getAnimations().length); // the phone's menu slides in
    await click(':is(:popover-open, details[open]) a', routes[route]);
    await see('h1:focus', heading);
    await isTrue(() => 'sameDocument' in window && !document.querySelector(':popover-open, header details[open]'));
  });

  test('the login reads boxes that a password manager filled without events', async () => {
    const { failures, login } = words('auth');
    await open('auth');
    await see('input[type=password]');
    await engine.evaluate(
      (email, password) => {
        for (const [kind, text] of [
          ['username', email],
          ['current-password', password],
        ]) {
          const box = document.querySelector<HTMLInputElement>(`form [autocomplete=${kind}]`);
          if (box && text) box.value = text;
        }
      },
      ADMIN.email,
      'wrong horse',
    );
    await click('form button', login.submit);
    await isTrue(
      (text) => document.querySelector('form [role=alert]')?.textContent.includes(text),
      failures['wrong-credentials'],
    );
    await engine.evaluate(() => sessionStorage.clear()); // the form keeps the address
  });

  test('an admin reads the quote request of a visitor with an international address', async () => {
    const { fields, recorded, submit } = words('forms').quote;
    const auth = words('auth');
    const lastName = `Peña-${crypto.randomUUID()}`;
    await open('contact');
    await fill(fields.firstName, 'José');
    await fill(fields.lastName, lastName);
    await fill(fields.email, 'jose@ñandú.mx');
    await fill(fields.phone, '(956) 555-0199');
    await click('form button', submit);
    await see('h2, h3', recorded.title);
    await open('auth');
    await fill(auth.fields.email, ADMIN.email);
    await fill(auth.fields.password, PASSWORD);
    await click('form button', auth.login.submit);
    await see('h1', words('home').hero.title);
    await open('admin');
    for (const text of [lastName, 'jose@xn--and-6ma2c.mx'])
      await isTrue((shown) => document.querySelector('[aria-labelledby=quotes]')?.textContent.includes(shown), text);
  });

  test('the gallery opens a picture in a dialog, and the dialog closes', async () => {
    await open('gallery');
    await fill(words('gallery').search, title);
    await click('a[data-file]', title);
    await see('[aria-modal=true] h2', title);
    await isTrue((of) => !!document.querySelector<HTMLImageElement>(`[aria-modal] [alt="${of}"]`)?.naturalWidth, alt);
    await click('[aria-modal=true] button', words('media').file.close);
    await isTrue(() => !document.querySelector('[aria-modal=true]'));
  });

  test('the service worker controls the page, and nothing logged an error or left this machine', async () => {
    await open('home');
    await isTrue(() => navigator.serviceWorker.controller?.state === 'activated');
    await open('home');
    expect(errors).toEqual([]);
  });

  // This test runs last, because its server makes WebKit prefer HTTPS for every port of this host.
  test('an update shows the newer version while the older one still has a request to answer', async () => {
    const { accept } = words('common').update;
    const { firstName } = words('forms').quote.fields;
    const server = await ownSite();
    onTestFinished(server.stop);
    await makeNewerBuild();
    await server.start();
    await engine.goto(server.origin + pathOf('contact', 'en'));
    await fill(firstName, 'Strauß');
    await isTrue(() => navigator.serviceWorker.controller?.state === 'activated');
    await server.start(NEWER);
    await engine.evaluate(() => void navigator.serviceWorker.ready.then((registration) => registration.update()));
    await see('button', accept);
    await engine.evaluate((url) => void fetch(url).catch(() => {}), STALLED);
    await click('button', accept);
    await isTrue(isNewer);
    await isTrue(() => [...document.querySelectorAll('input')].some(({ value }) => value === 'Strauß'));
  });
}
