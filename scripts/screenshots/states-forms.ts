import { pathOf } from '../../src/domain/paths';
import { codeOf, type Stage, type State } from './stage';

const field = ({ page, words }: Stage, name: 'firstName' | 'lastName' | 'email' | 'phone' | 'message') =>
  page.getByRole('textbox', { name: words.forms.quote.fields[name] }).first();

const send = ({ page, words }: Stage) => page.getByRole('button', { name: words.forms.quote.submit }).click();

async function fill(stage: Stage) {
  await field(stage, 'firstName').fill('José');
  await field(stage, 'lastName').fill('Peña');
  await field(stage, 'email').fill('jose@example.com');
  await field(stage, 'phone').fill('(956) 555-0199');
  await stage.page.waitForLoadState('networkidle');
}

const answer =
  (status: number, json = {}) =>
  (stage: Stage) =>
    stage.context.route(/\/api\/(quotes|newsletter)$/, (route) => route.fulfill({ status, json }));

/** Fills the form in and sends it; what becomes of it is said in these words. */
const sent = (told: (words: Stage['words']['forms']) => string) => async (stage: Stage) => {
  await fill(stage);
  await send(stage);
  await stage.page.getByText(told(stage.words.forms)).first().scrollIntoViewIfNeeded();
};

/** Subscribes to the newsletter with this address; what becomes of it is said in these words. */
const subscribed =
  (told: (words: Stage['words']['forms']) => string, address = 'jose@example.com') =>
  async ({ page, words: { forms } }: Stage) => {
    await page.getByRole('textbox', { name: forms.newsletter.field }).fill(address);
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: forms.newsletter.submit }).click();
    await page.getByText(told(forms)).first().scrollIntoViewIfNeeded();
  };

/** Sends a request that waits on the device, and comes back when the server answers again. */
const sentLater = (status: number, json: object, told: (words: Stage['words']['forms']) => string) => ({
  at: 'contact' as const,
  before: answer(503),
  show: async (stage: Stage) => {
    await sent(({ kept }) => kept.server.text)(stage);
    await answer(status, json)(stage);
    await stage.page.goto(new URL(pathOf('services', stage.locale), stage.page.url()).href);
    await stage.page.getByText(told(stage.words.forms)).waitFor();
  },
});

/** What becomes of a form. */
export const FORMS: Record<string, State> = {
  'quote-errors': {
    at: 'contact',
    whole: true,
    show: async (stage) => {
      await field(stage, 'email').fill('jose');
      await field(stage, 'phone').fill('12');
      await send(stage);
    },
  },
  'quote-sent': {
    at: 'contact',
    before: answer(201, { status: 'created' }),
    show: sent(({ quote }) => quote.recorded.title),
  },
  'quote-server-gone': { at: 'contact', before: answer(503), show: sent(({ kept }) => kept.server.text) },
  'quote-offline': {
    at: 'contact',
    show: async (stage) => {
      await fill(stage);
      await stage.context.setOffline(true);
      await send(stage);
      await stage.page.getByText(stage.words.forms.kept.offline.text).first().scrollIntoViewIfNeeded();
    },
  },
  'quote-refused': { at: 'contact', before: answer(400, { fields: [] }), show: sent(({ refused }) => refused) },
  'quote-unavailable': {
    at: 'contact',
    before: ({ context }) => context.route(codeOf('quote'), (route) => route.abort()),
    show: async (stage) => {
      await field(stage, 'firstName').fill('José');
      await stage.page.getByText(stage.words.forms.unavailable).waitFor();
      await field(stage, 'message').scrollIntoViewIfNeeded();
    },
  },
  'quote-sent-later': sentLater(201, { status: 'created' }, ({ late }) => late.quotes.recorded.title),
  'quote-refused-later': sentLater(400, { fields: [] }, ({ late }) => late.quotes.refused.title),
  'newsletter-errors': { at: 'resources', show: subscribed(({ errors }) => errors.invalid.email, 'jose') },
  'newsletter-sent': {
    at: 'resources',
    before: answer(201, { status: 'created' }),
    show: subscribed(({ newsletter }) => newsletter.recorded.title),
  },
  'newsletter-server-gone': { at: 'resources', before: answer(503), show: subscribed(({ kept }) => kept.server.text) },
  'newsletter-refused': {
    at: 'resources',
    before: answer(400, { fields: [] }),
    show: subscribed(({ refused }) => refused),
  },
  'quote-impossible': {
    at: 'contact',
    before: async (stage) => {
      await stage.context.addInitScript(`Object.defineProperty(window, 'indexedDB', { value: undefined })`);
      await answer(503)(stage);
    },
    show: sent(({ failed }) => failed),
  },
};
