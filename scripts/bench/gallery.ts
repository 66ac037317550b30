/// <reference lib="dom" />
import { createServer } from 'node:http';
import type { Browser, BrowserContext, CDPSession } from 'playwright';
import sharp from 'sharp';
import firebase from '../../firebase.json' with { type: 'json' };
import { createServices } from '../../functions/src/context';
import { createCatalogAnswers } from '../../functions/src/media/serve-catalog';
import words from '../../src/content/interface/en';
import { CATALOG_PATH } from '../../src/domain/gallery-catalog';
import { CATEGORIES } from '../../src/domain/media-category';
import { MEDIA_COLLECTION } from '../../src/domain/media-record';
import { generateObjectName, recordId } from '../../src/domain/object-name';
import { startEmulators } from '../emulators.mjs';
import { hydrated } from '../hydrated';
import { countNodes, p95, timeOfKeys } from './searching';
import { type Site, serveSite } from './server';
import { countServerReads } from './server-reads';

/** The public gallery on a phone, with a library of so many records. */
export interface GalleryFigures {
  /** KB as they travel, and requests, of all that was needed until the first picture was there, on a slow line. */
  firstBytes: number;
  firstRequests: number;
  /** KB of the whole list. */
  listBytes: number;
  /** From a key in the search box to the picture of the count that it leaves, in ms: 95 of 100 are faster. */
  keystroke: number;
  /** Elements of the page, as a grid and as a list: the greater number. */
  nodes: number;
  /** Documents charged for: by the start of an instance, and by a visit that no cache answers. */
  firstReads: number;
  visitReads: number;
}

const SIZES = [1000, 10_000, 50_000] as const;
/** Lighthouse's slow 4G: bytes a second, and ms. */
const SLOW = { downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8, latency: 150 };

/** The line that says how many files are shown. */
const SHOWN = '#all-files + [role=status]';

const WORDS = ['Terminal', 'Menú', 'Valley', 'Tienda', 'Receipt', 'Feria', 'Office', 'Card', 'Mostrador', 'Bridge'];
const word = (index: number, salt: number) => WORDS[(index * 7 + salt * 3 + Math.floor(index / 10)) % WORDS.length];

/** A record as staff leave it after they have described a picture. */
function recordOf(bucket: string, index: number) {
  const time = new Date(Date.UTC(2020, 0, 1) + index * 60_000);
  return {
    file_name: `${word(index, 1)}-${index}.jpg`,
    file_path: generateObjectName('a.jpg', time.getTime()),
    bucket_name: bucket,
    media_type: 'image',
    mime_type: 'image/jpeg',
    file_size: 100_000 + index,
    title: `${word(index, 2)} ${word(index, 3)} ${index}`,
    description: `${word(index, 4)} ${word(index, 5)}, ${word(index, 6)} and ${word(index, 7)} in our town`,
    alt_text: `A ${word(index, 8)} beside a ${word(index, 9)}`,
    category: CATEGORIES[index % CATEGORIES.length],
    tags: [word(index, 1), word(index, 5)],
    is_featured: index % 1000 === 500,
    ...{
      width: 1600,
      height: 1200,
      generation: `${1_600_000_000_000_000 + index * 7919}`,
      renditions: [320, 640, 1280],
    },
    placeholder: `data:image/webp;base64,${Buffer.from(`${index}`.padStart(120, `${index * 7919}`)).toString('base64')}`,
    ...{ created_at: time, updated_at: time, stored_at: time },
  };
}

/** Puts the records of so many files into Firestore. */
export async function fill({ firestore, bucket }: ReturnType<typeof createServices>, from: number, to: number) {
  const writer = firestore.bulkWriter({ throttling: false });
  for (let index = from; index < to; index += 1) {
    const record = recordOf(bucket.name, index);
    const id = await recordId(bucket.name, record.file_path);
    void writer.set(firestore.collection(MEDIA_COLLECTION).doc(id), record);
  }
  await writer.close();
}

/** Every picture of the library, where the storage emulator would be: the same few bytes. */
async function servePictures() {
  const picture = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#9A4A0C' } })
    .webp()
    .toBuffer();
  const headers = { 'Content-Type': 'image/webp', 'Access-Control-Allow-Origin': '*' };
  const { host, port } = firebase.emulators.storage;
  return createServer((_, response) => response.writeHead(200, headers).end(picture)).listen(port, host);
}

/** A browser that has never been here. */
async function newPhone(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ignoreHTTPSErrors: true });
  context.setDefaultTimeout(120_000);
  return context;
}

/**
 * Counts what travels in a page until its first picture is there, in a browser of its own: the worker that it may have
 * begun to install would load the next page anew, in the midst of what is measured there. Of a list that is still
 * coming, it counts what it unpacks to.
 */
async function measureFirst(browser: Browser, { origin }: Site) {
  const context = await newPhone(browser);
  const page = await context.newPage();
  const session: CDPSession = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW });
  let [bytes, requests, list, ofList] = [0, 0, '', 0];
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    requests += 1;
    if (request.url.endsWith(CATALOG_PATH)) list = requestId;
  });
  session.on('Network.dataReceived', ({ requestId, dataLength }) => {
    if (requestId === list) ofList += dataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    if (requestId === list) ofList = 0;
  });
  await page.goto(`${origin}/gallery`, { waitUntil: 'commit' });
  await page.waitForFunction(() => [...document.images].some((image) => image.naturalWidth > 0));
  await context.close();
  return { bytes, requests, ofList };
}

/** Measures the gallery with each size of a library, over a Firestore of its own. */
export async function measureGallery(browser: Browser): Promise<Record<string, GalleryFigures>> {
  const { env, stop } = await startEmulators({ verbose: false, only: ['firestore'] });
  Object.assign(process.env, env);
  const services = createServices(env.GCLOUD_PROJECT);
  const pictures = await servePictures();
  const results: Record<string, GalleryFigures> = {};
  let filled = 0;
  for (const size of SIZES) {
    await fill(services, filled, size);
    filled = size;
    const { counted, firestore } = countServerReads(services.firestore);
    const answer = createCatalogAnswers(() => ({ firestore }));
    const unpacked = Buffer.byteLength((await answer({ method: 'GET', headers: {} })).body);
    const firstReads = counted.reads;
    const site = await serveSite('dist', { functions: { [CATALOG_PATH]: answer } });
    const first = await measureFirst(browser, site);
    const context = await newPhone(browser);
    counted.reads = 0;
    const page = await context.newPage();
    const answered = page.waitForResponse(new RegExp(CATALOG_PATH));
    await page.goto(`${site.origin}/gallery`);
    await hydrated(page);
    await page.getByText(`${size.toLocaleString('en-US')} of`).waitFor();
    const visitReads = counted.reads;
    const { responseBodySize } = await (await answered).request().sizes();
    const share = first.ofList / unpacked;
    const box = page.getByRole('searchbox', { name: words.media.gallery.search, exact: true });
    const keystroke = p95(await timeOfKeys(page, box, SHOWN));
    const nodes = await countNodes(page);
    const listBytes = Math.round(responseBodySize / 1024);
    const firstBytes = Math.round((first.bytes + share * responseBodySize) / 1024);
    const figures = { firstBytes, firstRequests: first.requests, listBytes, keystroke, nodes, firstReads, visitReads };
    results[`gallery of ${size}`] = figures;
    await context.close();
    site.close();
  }
  pictures.close();
  await stop();
  return results;
}
