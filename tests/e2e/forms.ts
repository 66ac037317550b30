import type { BrowserContext, Page, Route } from 'playwright/test';
import { SUBSCRIBERS_COLLECTION } from '../../src/domain/newsletter';
import { QUOTES_COLLECTION } from '../../src/domain/quotes';
import { hydrated, type Site } from './fixtures';

type Database = { firestore: FirebaseFirestore.Firestore };

/** Forgets all forms that were sent, and who sent them. */
export async function forgetForms({ firestore }: Database): Promise<void> {
  for (const collection of [QUOTES_COLLECTION, SUBSCRIBERS_COLLECTION, 'rate_limits'])
    await firestore.recursiveDelete(firestore.collection(collection));
}

/** The form of a page, as a visitor meets it. */
export async function openForm(page: Page, site: Site, query = '') {
  const { quote } = await site.words('forms');
  await page.goto(`${site.path('contact')}${query}`);
  await hydrated(page);
  const field = (name: keyof typeof quote.fields) => page.getByRole('textbox', { name: quote.fields[name] }).first();
  const submit = page.getByRole('button', { name: quote.submit });
  return {
    field,
    submit,
    async fill() {
      await field('firstName').fill('José');
      await field('lastName').fill('Peña');
      await field('email').fill('jose@example.com');
      await field('phone').fill('(956) 555-0199');
      await field('message').fill('<b>¿Cuánto?</b>');
      await sendable(page);
    },
  };
}

/**
 * Waits until what sending needs has come: it is fetched when somebody comes near a form, and hands are slower than
 * this. Playwright's `networkidle` is of no use here: a page that was idle once stays so.
 */
export async function sendable(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
    return ['browser-outbox', 'schemas'].every((part) => fetched.some((name) => name.includes(`/assets/${part}-`)));
  });
}

/** What the server has of the quotes. */
export const recorded = async ({ firestore }: Database) =>
  (await firestore.collection(QUOTES_COLLECTION).get()).docs.map((each) => each.data());

/** Lets `fault` do what it will with whatever is posted, until the function that it gives is called. */
export async function whileFaulty(context: BrowserContext, fault: (route: Route) => Promise<unknown>) {
  await context.route('**/api/*', fault);
  return () => context.unroute('**/api/*');
}

/** The complaints about forms that could not be sent, for `forgive`. */
export const UNSENT = /\/api\//;
