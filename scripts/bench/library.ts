/// <reference lib="dom" />
import type { Page } from 'playwright';
import { addressOf } from '../../emulators/ports';
import { PASSWORD } from '../../emulators/seed/accounts';
import { createServices, type Services } from '../../functions/src/context';
import { createCatalog } from '../../functions/src/media/catalog';
import { MEDIA_COLLECTION } from '../../src/domain/media-record';
import { recordId } from '../../src/domain/object-name';
import { importedRecord } from '../../src/domain/object-record';
import { PROFILES_COLLECTION } from '../../src/domain/roles';
import { ADMIN, launchBrowser, signIn } from '../chromium';
import { startEmulators } from '../emulators.mjs';
import { measureSync } from './sync';
import { percentile, timeToFrame } from './timing';

type Figures = Record<string, number>;

/** The emulator loses messages to a browser when about 10,000 wait: docs/decisions/large-library.md. */
const FILES = 4_000;
/** Each key press changes how many of the numbered files match. */
const KEYS = ['123', '567', '901', '345', '789', '234', '678'].flatMap((text) => [
  ...text,
  ...Array(3).fill('Backspace'),
]);

/**
 * Measures the staff library on its own emulators. No functions run: they would compete with the browser for the CPU.
 */
export async function measureLibrary(): Promise<Figures> {
  const { env, stop } = await startEmulators({ only: ['auth', 'firestore', 'storage', 'hosting'] });
  Object.assign(process.env, env);
  const services = createServices(env.GCLOUD_PROJECT);
  await createAdmin(services);
  // Sync first: for each write, the emulator reruns the queries of every page that ever listened.
  const sync = await measureSync(services);
  await fillLibrary(services);
  const gallery = await measureGalleryList(services);
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.setDefaultTimeout(120_000);
  const library = await measurePage(page);
  await browser.close();
  await stop();
  const figures = Object.entries({ ...library, ...gallery, ...sync });
  return Object.fromEntries(figures.map(([name, value]) => [name, Math.round(value * 100) / 100]));
}

async function measurePage(page: Page): Promise<Figures> {
  const origin = `http://localhost:${addressOf('hosting').split(':')[1]}`;
  await signIn(page, origin);
  const documents = await countDocuments(page);
  await page.goto(`${origin}/admin?tab=library`);
  await page.locator('[data-file]').first().waitFor();
  await page.waitForTimeout(1500); // wait for the listener too; its connection never becomes idle
  const read = documents();
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  await page.locator('search input[type=search]').click();
  const times: number[] = [];
  for (const key of KEYS) {
    times.push(await timeToFrame(page, 'keydown', 'search + * [role=status]', () => page.keyboard.press(key)));
  }
  return {
    'documents read to open the library': read,
    'DOM nodes of the library': nodes,
    'key to list, ms (p95)': percentile(times, 0.95),
  };
}

/** Counts the documents that Firestore sends to `page` as they arrive: a listener's response never ends. */
async function countDocuments(page: Page): Promise<() => number> {
  let documents = 0;
  const count = (text: string) => {
    documents += text.split('"createTime":').length - 1;
  };
  const decode = (base64: string) => Buffer.from(base64, 'base64').toString();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const requests = new Set<string>();
  session.on('Network.responseReceived', async ({ requestId, response, type }) => {
    if (type === 'Preflight' || !response.url.startsWith(`http://${addressOf('firestore')}/`)) return;
    requests.add(requestId);
    const streamed = session.send('Network.streamResourceContent', { requestId });
    const whole = () => session.send('Network.getResponseBody', { requestId }); // a short response has already ended
    const text = streamed.then(({ bufferedData }) => decode(bufferedData)).catch(async () => (await whole()).body);
    count(await text.catch(() => ''));
  });
  session.on('Network.dataReceived', ({ requestId, data }) => {
    if (requests.has(requestId) && data) count(decode(data));
  });
  return () => documents;
}

async function createAdmin({ auth, firestore }: Services): Promise<void> {
  const { uid, email, profile } = ADMIN;
  await auth.createUser({ uid, email, password: PASSWORD, emailVerified: true });
  await auth.setCustomUserClaims(uid, { admin: true });
  await firestore.collection(PROFILES_COLLECTION).doc(uid).set(profile);
}

/** Stores one picture and the records that show it. */
async function fillLibrary({ firestore, bucket }: Services): Promise<void> {
  const name = 'picture.svg'; // shown without a rendition
  const metadata = { contentType: 'image/svg+xml' };
  await bucket.upload('public/favicon.svg', { destination: name, resumable: false, metadata });
  const record = importedRecord({
    bucket: bucket.name,
    name,
    contentType: 'image/svg+xml',
    size: 1000,
    metadata: null,
  });
  const writer = firestore.bulkWriter();
  for (let index = 0; index < FILES; index += 1) {
    const created_at = new Date(Date.UTC(2025, 0, 1) + index * 60_000);
    const fields = { ...record, title: `Picture ${index}`, is_featured: false, created_at, updated_at: created_at };
    const id = await recordId(bucket.name, `${index}`);
    void writer.set(firestore.collection(MEDIA_COLLECTION).doc(id), fields);
  }
  await writer.close();
}

/** The list that the public gallery downloads, from a function without a warm cache. */
async function measureGalleryList(services: Services): Promise<Figures> {
  const start = performance.now();
  const { version } = await createCatalog(services)();
  const body = await version.compressed('br');
  return { 'gallery list, KB': body.length / 1024, 'gallery list, ms': performance.now() - start };
}
