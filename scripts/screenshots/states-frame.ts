import { LANGUAGE_KEY } from '../../src/domain/locale';
import { codeOf, type Stage, type State } from './stage';

const ask =
  (text: string) =>
  async ({ page, words }: Stage) => {
    await page.keyboard.press('/');
    const box = page.getByRole('combobox', { name: words.search.label });
    await box.fill(text);
    await page.waitForTimeout(800);
  };

const openChat = ({ page, words }: Stage) => page.getByRole('button', { name: words.frame.chat.open }).click();

const installGuide = async ({ page, words, size }: Stage) => {
  if (size !== 'desktop') await page.getByRole('button', { name: words.frame.bottomBar.openMenu }).click();
  await page.locator('[data-install]:visible').last().click();
};

/** Says that this is an iPhone, where one installs by hand. */
const IPHONE =
  "Object.defineProperty(navigator, 'standalone', { value: false }); Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 });";

/** The frame around the pages: menus, search, chat, offers, notices, and the pages that stand for none. */
export const FRAME: Record<string, State> = {
  menu: {
    at: 'home',
    only: 'desktop',
    show: ({ page, words }) =>
      page.locator('summary').filter({ hasText: words.frame.header.solutions }).first().click(),
  },
  drawer: {
    at: 'home',
    only: 'phone',
    show: async ({ page, words }) => {
      await page.getByRole('button', { name: words.frame.bottomBar.openMenu }).click();
      await page.locator('summary').filter({ hasText: words.frame.drawer.services }).last().click();
    },
  },
  'search-empty': { at: 'home', show: ({ page }) => page.keyboard.press('/') },
  'search-hits': { at: 'home', show: ask('terminal') },
  'search-none': { at: 'home', show: ask('xyzzy') },
  'search-offline': {
    at: 'home',
    before: ({ context }) => context.route('**/search*.json', (route) => route.abort('internetdisconnected')),
    show: ask('terminal'),
  },
  'search-failing': {
    at: 'home',
    before: ({ context }) => context.route(codeOf('search-dialog'), (route) => route.abort()),
    show: async ({ page, words }) => {
      await page.keyboard.press('/');
      await page.getByText(words.frame.header.search.failed).waitFor();
    },
  },
  'chat-open': { at: 'home', only: 'desktop', show: openChat },
  'chat-failing': {
    at: 'home',
    only: 'desktop',
    before: ({ context }) => context.route(codeOf('panel'), (route) => route.abort()),
    show: async (stage) => {
      await openChat(stage);
      await stage.page.getByText(stage.words.frame.chat.failed).waitFor();
    },
  },
  'chat-answered': {
    at: 'home',
    only: 'desktop',
    show: async (stage) => {
      await openChat(stage);
      await stage.page.getByRole('button', { name: stage.words.chat.suggestions.prices }).click();
      await stage.page.getByText(stage.words.chat.typing).waitFor({ state: 'attached' });
      await stage.page.getByText(stage.words.chat.typing).waitFor({ state: 'detached' });
    },
  },
  'language-offer': {
    at: 'home',
    language: 'en',
    before: ({ context }) =>
      context.addInitScript(
        `Object.defineProperty(navigator, 'language', { value: 'es-US' }); localStorage.removeItem('${LANGUAGE_KEY}');`,
      ),
  },
  'install-guide': { at: 'home', before: ({ context }) => context.addInitScript(IPHONE), show: installGuide },
  'page-failed': {
    at: 'home',
    show: async ({ page, words }) => {
      // What the gallery reads its view with, whatever is in it.
      await page.evaluate("URLSearchParams = class { constructor() { throw new Error('planted') } }");
      await page.getByRole('contentinfo').getByRole('link', { name: words.frame.routes.gallery }).click();
      await page.getByText(words.frame.error.text).waitFor();
    },
  },
  'not-found': { at: '/no-such-page', whole: true },
  'not-found-moved': { at: '/solutions/cross-border', whole: true },
  offline: { at: '/offline', whole: true },
  'offline-mark': {
    at: 'services',
    show: async ({ page, words }) => {
      // Only said, not done: pictures are made without a worker, and then the mark can neither be had nor shown.
      await page.evaluate("Object.defineProperty(navigator.serviceWorker, 'controller', { value: {} })");
      await page.evaluate("dispatchEvent(new Event('offline'))");
      await page.getByText(words.installed.offline).last().waitFor();
    },
  },
  'focus-ring': {
    at: 'home',
    show: async ({ page }) => {
      for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab');
    },
  },
};
