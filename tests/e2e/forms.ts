import type { BrowserContext, Page, Route } from 'playwright/test';
import { localSecret } from '../../emulators/local-secrets';
import { counterOf } from '../../functions/src/contact/rate-limit';
import type { Services } from '../../functions/src/context';
import { SUBSCRIBERS_COLLECTION } from '../../src/domain/newsletter';
import type { FormName } from '../../src/domain/outbox';
import { QUOTES_COLLECTION } from '../../src/domain/quotes';
import { expect, hydrated, type Site } from './fixtures';

/** The message that `fill` types. */
export const MESSAGE = '<b>¿Cuánto?</b>';

/** Requests that submit a form, and complaints about failed ones. */
export const SUBMISSION = /\/api\/(quotes|newsletter)/;

/** The addresses under which the functions know this machine. The emulator's own socket has no address. */
const ADDRESSES = ['unknown', '127.0.0.1', '0.0.0.0.0.0.0.0'];

/** Resets the rate limit of this machine: all tests share its address. */
export async function resetRateLimit(services: Services): Promise<void> {
  const forms: FormName[] = ['quotes', 'newsletter'];
  const key = localSecret('functions', 'RATE_LIMIT_KEY');
  const counters = forms.flatMap((form) => ADDRESSES.map((address) => counterOf(services, form, address, key)));
  await Promise.all(counters.map((counter) => counter.delete()));
}

/** Documents sent from this email address. */
const sentFrom = async ({ firestore }: Services, collection: string, email: string) =>
  (await firestore.collection(collection).where('email', '==', email).get()).docs.map((each) => each.data());

/** The forms of a page, filled in with the test's own address. */
export function ownForms(page: Page, site: Site, services: Services, email: string) {
  const { quote, newsletter } = site.words('forms');
  const field = (name: keyof typeof quote.fields) => page.getByRole('textbox', { name: quote.fields[name] }).first();
  const quotes = () => sentFrom(services, QUOTES_COLLECTION, email);
  const subscriptions = () => sentFrom(services, SUBSCRIBERS_COLLECTION, email);
  const open = async (query = '') => {
    await page.goto(`${site.path('contact')}${query}`);
    await hydrated(page);
  };
  const fill = async (firstName = 'José') => {
    await field('firstName').fill(firstName);
    await field('lastName').fill('Peña');
    await field('email').fill(email);
    await field('phone').fill('(956) 555-0199');
    await field('message').fill(MESSAGE);
    await canSend(page);
  };
  return {
    email,
    field,
    submit: page.getByRole('button', { name: quote.submit }),
    quotes,
    subscriptions,
    open,
    fill,
    async openAndFill() {
      await open();
      await fill();
    },
    isRecordedOnce: async () => expect(await quotes()).toHaveLength(1),
    /** Opens a page with the newsletter form and types the address. */
    async fillNewsletter(address = email) {
      await page.goto(site.path('resources'));
      await hydrated(page);
      await page.getByRole('textbox', { name: newsletter.field }).fill(address);
      await canSend(page);
    },
    subscribe: () => page.getByRole('button', { name: newsletter.submit }).click(),
    async isSubscribedOnce() {
      await expect(page.getByText(newsletter.recorded.title)).toBeVisible();
      expect(await subscriptions()).toHaveLength(1);
    },
  };
}

/**
 * Waits until the code that sends a form has loaded: the page loads it when a visitor comes near the form, and tests
 * type faster than people.
 */
async function canSend(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
    return ['browser-outbox', 'schemas', 'quotes', 'submission'].every((part) =>
      fetched.some((name) => name.includes(`/assets/${part}-`)),
    );
  });
}

/** Makes form submissions fail until the returned function is called. */
export async function breakSending(context: BrowserContext, fault: (route: Route) => Promise<unknown>) {
  await context.route(SUBMISSION, fault);
  return () => context.unroute(SUBMISSION);
}
