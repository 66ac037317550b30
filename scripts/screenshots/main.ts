/**
 * Pictures every page and every state of the running site (`npm start`) in both languages, both themes and two sizes,
 * for people to look at: `npm run screenshots`. Words after `--` choose:
 * `npm run screenshots -- library-edit -es-dark-phone` makes those whose name holds all of them. They go to
 * `screenshots/`, with sheets that show many at once. The word `narrow` gives the narrowest phone.
 */
import { mkdir } from 'node:fs/promises';
import process from 'node:process';
import { type Browser, chromium } from 'playwright';
import { addressOf } from '../../emulators/ports';
import { ACCOUNTS, PASSWORD } from '../../emulators/seed/accounts';
import { INTL_LOCALE, LANGUAGE_KEY, LOCALES, type Locale, localePath } from '../../src/domain/locale';
import { pathOf, ROUTE_IDS, type RouteId } from '../../src/domain/paths';
import { THEME_KEY } from '../../src/domain/theme';
import { findBrowser } from '../browser.mjs';
import { hydrated } from '../hydrated';
import { makeSheets } from './sheets';
import { SIZES, type Size, type Stage, type State, THEMES, type Theme, type Words, wordsOf } from './stage';
import { ACCOUNT } from './states-account';
import { CHANGES } from './states-changes';
import { FORMS } from './states-forms';
import { FRAME } from './states-frame';
import { GALLERY } from './states-gallery';
import { LIBRARY } from './states-library';

const FOLDER = 'screenshots';
const origin = `http://localhost:${addressOf('hosting').split(':')[1]}`;
const kebab = (id: string) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What is pictured, by name: each route as it opens, and every state. */
const SCENES: Record<string, State> = {
  ...Object.fromEntries(ROUTE_IDS.map((id) => [kebab(id), { at: id, whole: true } satisfies State])),
  ...FRAME,
  ...FORMS,
  ...ACCOUNT,
  ...GALLERY,
  ...LIBRARY,
  ...CHANGES,
};

type Session = Awaited<ReturnType<import('playwright').BrowserContext['storageState']>>;

/** Signs a demo account in, and gives its session. */
async function sessionOf(browser: Browser, role: 'admin' | 'user', { interface: { auth } }: Words): Promise<Session> {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  const email = ACCOUNTS.find(({ profile }) => profile.role === role)?.email ?? '';
  await page.goto(origin + pathOf('auth', 'en'), { waitUntil: 'networkidle' });
  const form = page.getByRole('tabpanel', { name: auth.tabs.login });
  await form.getByLabel(auth.fields.email).fill(email);
  await form.getByLabel(auth.fields.password, { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: auth.login.submit }).click();
  await page.waitForURL(origin + pathOf('home', 'en'));
  const session = await page.context().storageState();
  await page.context().close();
  return session;
}

interface Shot {
  name: string;
  state: State;
  locale: Locale;
  theme: Theme;
  size: Size;
}

/** Makes one picture, of what is shown when all has come to rest. */
async function picture(browser: Browser, shot: Shot, words: Words, session?: Session): Promise<void> {
  const { name, state, locale, theme, size } = shot;
  const context = await browser.newContext({
    viewport: SIZES[size],
    hasTouch: size !== 'desktop',
    isMobile: size !== 'desktop',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: INTL_LOCALE[locale],
    storageState: session,
  });
  context.setDefaultTimeout(30_000);
  await context.addInitScript(
    `localStorage.setItem('${THEME_KEY}', '${theme}'); localStorage.setItem('${LANGUAGE_KEY}', '${locale}');`,
  );
  const page = await context.newPage();
  const stage: Stage = { page, context, words, locale, size };
  try {
    await state.before?.(stage);
    const path = state.at.startsWith('/') ? localePath(locale, state.at as '/') : pathOf(state.at as RouteId, locale);
    await page.goto(origin + path + (state.query ?? ''));
    await hydrated(page);
    await state.show?.(stage);
    if (state.whole) await seeAll(stage);
    await page.evaluate('document.fonts.ready.then(() => {})');
    await page.waitForTimeout(600); // what moves has come to rest
    await page.screenshot({ path: `${FOLDER}/${name}.png` });
  } finally {
    await context.close();
  }
}

/**
 * Makes the screen as high as the page, so that all rows of a list and all pictures are drawn and bars stand at its end.
 * Rows take their true height only when they are drawn, and the page with them. Pictures that a state keeps back are not
 * waited for.
 */
async function seeAll({ page, size }: Stage): Promise<void> {
  const heightOf = () => page.evaluate<number>('document.documentElement.scrollHeight');
  for (let [before, height] = [0, await heightOf()]; height !== before; [before, height] = [height, await heightOf()]) {
    await page.setViewportSize({ width: SIZES[size].width, height });
    await page.waitForTimeout(400);
  }
  await page
    .waitForFunction('[...document.images].every((image) => image.complete)', { timeout: 5000 })
    .catch(() => {});
}

const asked = process.argv.slice(2);
const shots: Shot[] = Object.entries(SCENES).flatMap(([scene, state]) =>
  LOCALES.filter((locale) => (state.language ?? locale) === locale).flatMap((locale) =>
    THEMES.flatMap((theme) =>
      (Object.keys(SIZES) as Size[])
        .filter((size) => !state.only || (state.only === 'desktop') === (size === 'desktop'))
        .map((size) => ({ name: `${scene}-${locale}-${theme}-${size}`, state, locale, theme, size })),
    ),
  ),
);
const wanted = shots.filter(
  ({ name, size }) => asked.every((word) => name.includes(word)) && (size !== 'narrow' || asked.includes(size)),
);

await mkdir(FOLDER, { recursive: true });
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
const words = { en: await wordsOf('en'), es: await wordsOf('es') };
const sessions = new Map<string, Promise<Session>>();
const failed: string[] = [];
for (const shot of wanted) {
  const { as } = shot.state;
  if (as && !sessions.has(as)) sessions.set(as, sessionOf(browser, as, words.en));
  await picture(browser, shot, words[shot.locale], await sessions.get(as ?? '')).catch((error: Error) => {
    failed.push(`${shot.name}: ${error.message.split('\n')[0]}`);
  });
}
await browser.close();
await makeSheets(FOLDER, wanted);
console.log(`${wanted.length - failed.length} of ${wanted.length} pictures are in ${FOLDER}/`);
for (const line of failed) console.log(`  not made: ${line}`);
process.exitCode = failed.length > 0 ? 1 : 0;
