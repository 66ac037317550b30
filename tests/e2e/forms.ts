import type { Page } from 'playwright/test';
import type { Services } from '../../functions/src/context';
import { QUOTES_COLLECTION } from '../../src/domain/quotes';
import { open, type Site } from './fixtures';

export const MESSAGE = '<b>¿Cuánto?</b>';

export const SUBMISSION = /\/api\/(quotes|newsletter)/;

/** The forms of a page, filled in with the test's own address. */
export function ownForms(page: Page, site: Site, services: Services, email: string) {
  const { quote } = site.words('forms');
  const field = (name: keyof typeof quote.fields) => page.getByRole('textbox', { name: quote.fields[name] }).first();
  const quotes = async () => {
    const collection = services.firestore.collection(QUOTES_COLLECTION);
    return (await collection.where('email', '==', email).get()).docs.map((each) => each.data());
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
    fill,
    async openAndFill(firstName?: string) {
      await open(page, site.path('contact'));
      await fill(firstName);
    },
  };
}

/** Waits until the code that sends a form has loaded: the page loads it when a visitor starts to type. */
const canSend = (page: Page) =>
  page.waitForFunction(() => {
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
    const parts = ['browser-outbox', 'schemas', 'quotes', 'submission'];
    return parts.every((part) => fetched.some((name) => name.includes(`/assets/${part}-`)));
  });
