/// <reference lib="dom" />
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright';
import words from '../../src/content/interface/en';
import library from '../../src/content/interface/library.en';
import { PARALLEL_UPLOADS } from '../../src/domain/media-limits';
import { hydrated } from '../hydrated';
import { countBrowserReads } from './browser-reads';
import { broken, LIBRARY_BUDGETS, LIBRARY_TIMES } from './budgets';
import { type Emulated, serveEmulated } from './emulated';
import { median } from './lighthouse';
import { countNodes, p95, timeOfKeys } from './searching';

/** The staff's library with ten thousand files, on a desktop. */
export interface LibraryFigures {
  /** From a key in the search box to the picture of the list that it leaves, in ms: 95 of 100 are faster. */
  keystroke: number;
  /** Elements of the page, as a grid and as a list: the greater number. */
  nodes: number;
  /** Documents charged for. */
  dashboardReads: number;
  libraryReads: number;
  editReads: number;
  /** Seconds for 40 files of 1 MB. */
  upload: number;
  /** How often the bare SDK's time that is with as many at a time: the median of the rounds, the least and the most. */
  uploadRatio: number;
  uploadRatioLeast: number;
  uploadRatioMost: number;
}

declare const bare: typeof import('./bare-upload');
const RECORDS = 10_000;
const UPLOADS = 40;
/** One round differs from the next by half, on a machine that is not alone: ten for each run. */
const UPLOAD_ROUNDS = 10;
const MB = 1024 * 1024;

async function signIn(page: Page, { origin, admin: { email, password } }: Emulated): Promise<void> {
  await page.goto(`${origin}/auth`);
  await hydrated(page);
  const { auth } = words;
  const form = page.getByRole('tabpanel', { name: auth.tabs.login });
  await form.getByLabel(auth.fields.email).fill(email);
  await form.getByLabel(auth.fields.password, { exact: true }).fill(password);
  await form.getByRole('button', { name: auth.login.submit }).click();
  await page.waitForURL(`${origin}/`);
}

const shelf = (page: Page) => page.getByRole('region', { name: words.media.library.title });
const FILE = '[data-file]';
/** The line that says how many files are shown. */
const FOUND = 'search + * [role=status]';

/** Reads for the dashboard, then for the library, then for one edit. */
async function measureReads(page: Page, { origin }: Emulated) {
  const reads = await countBrowserReads(page, RECORDS);
  await page.goto(`${origin}/admin`);
  await page.getByText(RECORDS.toLocaleString('en-US')).waitFor();
  const dashboardReads = await reads();
  await page.getByRole('tab', { name: words.admin.tabs.library }).click();
  await page.locator(FILE).first().waitFor();
  const libraryReads = await reads();
  await shelf(page).getByRole('listitem').getByRole('button').nth(1).click();
  await page.getByLabel(library.edit.title).fill('Another title');
  await page.getByRole('button', { name: library.edit.save }).click();
  await page.getByText(library.edit.succeeded).waitFor();
  const editReads = await reads();
  return { dashboardReads, libraryReads, editReads };
}

/** The bare SDK, as a script for the page. */
async function bareScript(): Promise<string> {
  const entryPoints = [fileURLToPath(new URL('./bare-upload.ts', import.meta.url))];
  const { outputFiles } = await build({ entryPoints, bundle: true, format: 'iife', globalName: 'bare', write: false });
  return outputFiles[0]?.text ?? '';
}

/** Drops files on the library; the milliseconds until the dialog has gone, as it does when all have arrived. */
const uploadHere = (page: Page, size: number) =>
  page.evaluate(
    async ([count, size]) => {
      const data = new DataTransfer();
      for (const file of bare.makeFiles(count, size)) data.items.add(file);
      const start = performance.now();
      document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));
      // To look at each frame would have the browser draw each frame.
      await new Promise<void>((resolve) => {
        let wasThere = false;
        const observer = new MutationObserver(() => {
          const isThere = document.querySelector('dialog[data-takes-files]') !== null;
          if (wasThere && !isThere) resolve(observer.disconnect());
          wasThere = isThere;
        });
        observer.observe(document.body, { childList: true, subtree: true });
      });
      return performance.now() - start;
    },
    [UPLOADS, size] as const,
  );

const uploadBarely = (page: Page, { email, password }: Emulated['admin'], size: number) =>
  page.evaluate(
    ([count, parallel, size, ...account]) => bare.upload(...account, bare.makeFiles(count, size), parallel),
    [UPLOADS, PARALLEL_UPLOADS, size, email, password] as const,
  );

/** The library as it is when somebody has just opened it: what earlier uploads have it read again is over. */
async function openAfresh(page: Page, { origin }: Emulated, script: string): Promise<void> {
  await page.goto(`${origin}/admin?tab=library`);
  await page.locator(FILE).first().waitFor();
  await page.addScriptTag({ content: script });
  await page.waitForTimeout(1500); // a listener never rests
}

/**
 * Both ways take turns in the same page, each time the other first, since a machine may be slower at one time than at
 * another. The files of each turn are of a size of their own, or they would be compared with those before.
 */
async function measureUploads(page: Page, site: Emulated, rounds: number) {
  const script = await bareScript();
  const ways = [
    ['here', (size: number) => uploadHere(page, size)],
    ['bare', (size: number) => uploadBarely(page, site.admin, size)],
  ] as const;
  const times: number[] = [];
  const ratios: number[] = [];
  for (let turn = 0; turn < rounds; turn += 1) {
    const taken = { here: 0, bare: 0 };
    for (const [place, [name, upload]] of (turn % 2 ? ways.toReversed() : ways).entries()) {
      await openAfresh(page, site, script);
      taken[name] = await upload(MB + 2 * turn + place);
    }
    times.push(taken.here);
    ratios.push(taken.here / taken.bare);
  }
  return {
    upload: round(median(times) / 1000, 1),
    uploadRatio: round(median(ratios), 2),
    uploadRatioLeast: round(Math.min(...ratios), 2),
    uploadRatioMost: round(Math.max(...ratios), 2),
  };
}

const round = (value: number, digits: number) => Number(value.toFixed(digits));

/** Measures the library on emulators of its own. */
export async function measureLibrary(browser: Browser, runs: number): Promise<LibraryFigures & { broken: string[] }> {
  const site = await serveEmulated(RECORDS);
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    bypassCSP: true, // for the bare SDK
  });
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  await signIn(page, site);
  const reads = await measureReads(page, site);
  const keystroke = p95(await timeOfKeys(page, shelf(page).getByLabel(library.search), FOUND));
  const nodes = await countNodes(page);
  const uploads = await measureUploads(page, site, runs * UPLOAD_ROUNDS);
  await context.close();
  await site.stop();
  const figures = { keystroke: Math.round(keystroke), nodes, ...reads, ...uploads };
  return { ...figures, broken: broken(figures, { ...LIBRARY_BUDGETS, ...LIBRARY_TIMES }) };
}
