import { setTimeout } from 'node:timers/promises';
import type { BrowserContext } from 'playwright/test';
import type { Services } from '../../../functions/src/context';
import { MEDIA_COLLECTION } from '../../../src/domain/media-record';
import { originalName } from '../../../src/domain/object-name';
import { isImportable, type StoredObject, uploadedRecord } from '../../../src/domain/object-record';
import { expect, type Page, type Site, test } from '../fixtures';
import { signIn } from '../staff';

/** What the names of all these uploads begin with. */
const MARK = 'killed';
const KILLS = 50;
const TABS_AT_ONCE = 5;
const FILES = 5;
const MB = 1024 * 1024;
/** What a tab asks of Firestore to write a record. */
const RECORDING = /:(commit|beginTransaction|batchGet)/;

/** Numbers from 0 to 1, the same ones for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What tab number `tab` uploads, one of them larger. No two are of one size, so none is taken for another. */
function filesOf(mark: string, tab: number) {
  return Array.from({ length: FILES }, (_, index) => ({
    name: `${mark}-${tab}-${index}.pdf`,
    mimeType: 'application/pdf',
    buffer: Buffer.alloc((index === 1 ? MB : 1000) + tab * FILES + index, mark),
  }));
}

/** A new tab that begins to upload; where it `records` nothing, that is left to the server. */
async function openUploading(context: BrowserContext, site: Site, files: ReturnType<typeof filesOf>, records: boolean) {
  const tab = await context.newPage();
  await tab.goto(`${site.path('admin')}?tab=library`);
  await tab.getByRole('button', { name: site.interface.media.library.upload, exact: true }).click();
  if (!records) await tab.route(RECORDING, () => {}); // never answered
  await tab.locator('input[type=file]').setInputFiles(files);
  return tab;
}

/** Ends the tab's process: nothing in it runs any more, not even what warns or says farewell. */
async function kill(tab: Page): Promise<void> {
  const session = await tab.context().newCDPSession(tab);
  const dead = tab.waitForEvent('crash');
  session.send('Page.crash').catch(() => {}); // nobody is left to answer
  await dead;
  await tab.close();
}

/** The objects of uploads whose names begin with `mark`, and the records of such names. */
async function stored({ bucket, firestore }: Services, mark: string) {
  const [files] = await bucket.getFiles();
  const { docs } = await firestore.collection(MEDIA_COLLECTION).get();
  const objects = files
    .filter(({ name }) => isImportable(name))
    .map(({ name, metadata }) => {
      const { contentType = null, size, metadata: custom = null } = metadata;
      const object: StoredObject = { bucket: bucket.name, name, contentType, size: Number(size), metadata: custom };
      return { object, fileName: originalName(custom) ?? '' };
    });
  return {
    objects: objects.filter(({ fileName }) => fileName.startsWith(mark)),
    records: docs.filter((record) => String(record.get('file_name')).startsWith(mark)),
  };
}

/**
 * Milliseconds: each deletion starts a function, and the emulator has a process for each that runs at the same time.
 */
const PAUSE = 100;

// Whatever comes of it: hundreds of files on top of the library would be in every other test's way.
test.afterEach(async ({ services }) => {
  const { objects, records } = await stored(services, MARK);
  for (const { object } of objects) {
    await services.bucket.file(object.name).delete();
    await setTimeout(PAUSE);
  }
  await Promise.all(records.map((record) => record.ref.delete()));
});

test.use({ trace: 'off' }); // of fifty tabs nobody would read it

test('fifty tabs die while they upload, each at a moment of its own: every object has its one record', async ({
  page,
  context,
  site,
  services,
}) => {
  test.setTimeout(600_000);
  const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
  const random = randomFrom(seed);
  const mark = `${MARK}-${seed}`;
  const done = site.interface.media.upload.succeeded_other.replace('{{count, number}}', String(FILES));
  await signIn(page, site, 'admin');
  await page.goto('about:blank');
  const inTabs = <Result>(first: number, work: (tab: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: TABS_AT_ONCE }, (_, index) => work(first + index)));

  // The first tabs are left in peace: they show how long there is something to interrupt.
  const durations = await inTabs(0, async (tab) => {
    const peaceful = await openUploading(context, site, filesOf(mark, tab), true);
    const start = performance.now();
    await expect(peaceful.getByText(done)).toBeVisible({ timeout: 30_000 });
    await peaceful.close();
    return performance.now() - start;
  });
  const span = Math.min(...durations) / 2; // in the other half the dialog has little left to do
  for (let first = TABS_AT_ONCE; first <= KILLS; first += TABS_AT_ONCE) {
    await inTabs(first, async (tab) => {
      const moment = random() * span;
      const uploading = await openUploading(context, site, filesOf(mark, tab), tab > first);
      await uploading.waitForTimeout(moment);
      await kill(uploading);
    });
  }

  await expect(async () => {
    const { objects, records } = await stored(services, mark);
    const expected = objects.map(({ object, fileName }) => [object.name, uploadedRecord(object, fileName)] as const);
    const fields = records.map((record) => [record.get('file_path'), record.data()] as const);
    expect(fields.map(([path]) => path).sort(), `SEED=${seed}`).toEqual(expected.map(([path]) => path).sort());
    expect(Object.fromEntries(fields)).toMatchObject(Object.fromEntries(expected));
  }).toPass({ timeout: 30_000 });

  const { objects } = await stored(services, mark);
  const tabs = Array.from({ length: TABS_AT_ONCE + KILLS }, (_, tab) => filesOf(mark, tab));
  const sizes = new Map(tabs.flat().map(({ name, buffer }) => [name, buffer.length]));
  const arrived = objects.map(({ object, fileName }) => [fileName, object.size] as const);
  expect(new Map(arrived).size, 'none is there twice').toBe(arrived.length);
  for (const [name, size] of arrived) expect(size, name).toBe(sizes.get(name));
  for (const { name } of tabs.slice(0, TABS_AT_ONCE).flat()) expect(new Map(arrived).has(name), name).toBe(true);
  const killed = arrived.length - TABS_AT_ONCE * FILES;
  expect(killed, 'some had arrived, some had not').toBeGreaterThan(KILLS * FILES * 0.1);
  expect(killed).toBeLessThan(KILLS * FILES * 0.9);
});
