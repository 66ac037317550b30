/// <reference lib="dom" />
import type { Browser } from 'playwright';
import { LIBRARY } from '../../emulators/seed/library';
import { recordSubmission } from '../../functions/src/contact/record-submission';
import { createServices, type Services } from '../../functions/src/context';
import { renderPicture } from '../../functions/src/media/render-picture';
import { createCatalogAnswers } from '../../functions/src/media/serve-catalog';
import { startEmulators } from '../emulators.mjs';
import { hydrated } from '../hydrated';
import { fill } from './gallery';
import { type Site, serveSite } from './server';
import { countServerReads } from './server-reads';

/** What a visit costs the business: all that the site sends, in KB of bodies, and in how many answers. */
export interface VisitFigures {
  kb: number;
  requests: number;
}

/** Average KB of a picture of the demo's library, as wide as a card shows it and as large as its dialog does. */
export interface PictureFigures {
  cardKb: number;
  dialogKb: number;
}

/** The gallery's list: KB as it travels, documents read by the start of an instance, and for an answer after that. */
export interface ListFigures {
  listKb: number;
  startReads: number;
  answerReads: number;
}

/** Firestore operations of a form that is recorded. */
export interface FormFigures {
  reads: number;
  writes: number;
}

/** Files of the gallery whose list is measured. */
const FILES = 1000;
const CARD_WIDTH = 640;
const DIALOG_WIDTH = 1280;
const kbOf = (bytes: number) => Math.round(bytes / 102.4) / 10;

/** What the site has sent since it was last asked. */
function meter(site: Site): () => VisitFigures {
  let before = site.sent();
  return () => {
    const now = site.sent();
    const figures = { kb: kbOf(now.bytes - before.bytes), requests: now.requests - before.requests };
    before = now;
    return figures;
  };
}

/** Pages of a visit after its first: what a business that looks for a terminal opens. */
const NEXT_PAGES = ['/solutions/pos-systems', '/contact'];

async function measurePages(browser: Browser): Promise<Record<string, VisitFigures>> {
  const site = await serveSite('dist');
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  context.setDefaultTimeout(240_000);
  const sentSince = meter(site);
  const page = await context.newPage();
  const visit = async (path: string) => {
    await page.goto(site.origin + path, { waitUntil: 'networkidle' });
    await hydrated(page);
  };
  await visit('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await page.waitForLoadState('networkidle');
  const first = sentSince();
  for (const path of NEXT_PAGES) await visit(path);
  const next = sentSince();
  await page.close();

  const later = await context.newPage();
  for (const path of ['/', ...NEXT_PAGES]) await later.goto(site.origin + path, { waitUntil: 'networkidle' });
  const again = sentSince();
  await context.close();
  site.close();
  return { 'a first page, and the worker': first, 'the next two pages': next, 'a later visit of three pages': again };
}

async function measurePictures(): Promise<PictureFigures> {
  const sizes: Record<number, number[]> = { [CARD_WIDTH]: [], [DIALOG_WIDTH]: [] };
  for (const { name, make } of LIBRARY) {
    if (!/[.](png|jpe?g|webp)$/.test(name)) continue;
    const renditions = (await renderPicture(await make()))?.renditions ?? new Map<number, Uint8Array>();
    for (const width of [CARD_WIDTH, DIALOG_WIDTH]) {
      const bytes = renditions.get(width);
      if (bytes) sizes[width]?.push(bytes.length);
    }
  }
  const average = (all: number[] = []) => kbOf(all.reduce((sum, each) => sum + each, 0) / all.length);
  return { cardKb: average(sizes[CARD_WIDTH]), dialogKb: average(sizes[DIALOG_WIDTH]) };
}

async function measureList(files: number): Promise<ListFigures> {
  const { env, stop } = await startEmulators({ verbose: false, only: ['firestore'] });
  Object.assign(process.env, env);
  const services = createServices(env.GCLOUD_PROJECT);
  await fill(services, 0, files);
  const { counted, firestore } = countServerReads(services.firestore);
  const answer = createCatalogAnswers(() => ({ firestore }));
  const ask = () => answer({ method: 'GET', headers: { 'accept-encoding': 'br' } });
  const { body } = await ask();
  const startReads = counted.reads;
  await ask();
  await stop();
  return { listKb: kbOf(body.length), startReads, answerReads: counted.reads - startReads };
}

/** Records a form in a Firestore that only counts: what the code asks for is what is charged. */
async function countFormOperations(): Promise<FormFigures> {
  const counted: FormFigures = { reads: 0, writes: 0 };
  const write = () => {
    counted.writes += 1;
  };
  const transaction = {
    getAll: async (...references: object[]) => {
      counted.reads += references.length;
      return references.map((ref) => ({ ref, exists: false, data: () => undefined }));
    },
    set: write,
    create: write,
  };
  const firestore = {
    collection: () => ({ doc: (id: string) => ({ id }) }),
    runTransaction: (work: (_: typeof transaction) => unknown) => work(transaction),
  };
  const submission = { form: 'quotes', collection: 'quote_requests', id: 'a', record: {} };
  await recordSubmission({ firestore } as unknown as Services, 'a client', submission);
  return counted;
}

/** Measures what visits, pictures and forms cost; no budget binds it, no time is taken. docs/cost.md is made of it. */
export async function measureVisits(browser: Browser) {
  return {
    ...(await measurePages(browser)),
    'a picture': await measurePictures(),
    [`a list of ${FILES} files`]: await measureList(FILES),
    'a form': await countFormOperations(),
  };
}
