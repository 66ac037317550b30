import type { Stage, State } from './stage';

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
    stage.context.route('**/api/quotes', (route) => route.fulfill({ status, json }));

/** Fills the form in and sends it; what becomes of it is said in these words. */
const sent = (told: (words: Stage['words']['forms']) => string) => async (stage: Stage) => {
  await fill(stage);
  await send(stage);
  await stage.page.getByText(told(stage.words.forms)).first().scrollIntoViewIfNeeded();
};

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
  'quote-impossible': {
    at: 'contact',
    before: async (stage) => {
      await stage.context.addInitScript(`Object.defineProperty(window, 'indexedDB', { value: undefined })`);
      await answer(503)(stage);
    },
    show: sent(({ failed }) => failed),
  },
};
