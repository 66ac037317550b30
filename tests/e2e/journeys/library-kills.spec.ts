import { setTimeout } from 'node:timers/promises';
import type { Services } from '../../../functions/src/context';
import { MEDIA_COLLECTION } from '../../../src/domain/media-record';
import { originalName } from '../../../src/domain/object-name';
import { isImportable, type StoredObject, uploadedRecord } from '../../../src/domain/object-record';
import { expect, type Page, test } from '../journey';
import { blankFile } from '../objects';
import { libraryOf, signIn } from '../staff';

/** More would not do: the emulator keeps all messages for the listeners of crashed tabs. */
const KILLS = 16;
/** The browser has six connections to the emulator: each tab listens to its profile, one to the library. */
const TABS_AT_ONCE = 4;
const FILES = 5;
const MB = 1024 * 1024;
/** Requests of a tab that write a record. */
const RECORDING = /:(commit|beginTransaction|batchGet)/;
/** Pause between deletions in milliseconds: each starts a function, which the emulator runs in its own process. */
const PAUSE = 100;

/** The files that a tab uploads. Each has a unique size, so none counts as a duplicate. */
const filesOf = (mark: string, tab: number) =>
  Array.from({ length: FILES }, (_, index) =>
    blankFile(`${mark}-${tab}-${index}.pdf`, 'application/pdf', (index === 1 ? MB : 1000) + tab * FILES + index),
  );

/** Crashes the tab's process: no unload handler runs. */
async function kill(tab: Page): Promise<void> {
  const session = await tab.context().newCDPSession(tab);
  const crash = tab.waitForEvent('crash');
  session.send('Page.crash').catch(() => {}); // a crashed tab does not answer
  await crash;
  await tab.close();
}

/** The objects and records of a test's uploads. */
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
    objects: objects.filter(({ fileName }) => fileName.includes(mark)),
    records: docs.filter((record) => String(record.get('file_name')).includes(mark)),
  };
}

test.afterEach(async ({ services, mark }) => {
  for (const { object } of (await stored(services, mark)).objects) {
    await services.bucket.file(object.name).delete();
    await setTimeout(PAUSE);
  }
});

test('tabs crash at different moments while they upload, and every object gets one record', {
  tag: ['@desktop', '@slow'],
}, async ({ page, context, site, services, admin, mark }) => {
  test.setTimeout(600_000);
  await signIn(page, site, admin);
  await page.goto('about:blank');
  /** Starts an upload in a new tab; unless the tab `records`, only the server writes the records. */
  const startUpload = async (tab: number, records: boolean) => {
    const page = await context.newPage();
    const library = libraryOf(page, site);
    await page.goto(`${site.path('admin')}?tab=library`);
    await library.uploadButton.click();
    if (!records) await page.route(RECORDING, () => {}); // never responds
    await library.picker.setInputFiles(filesOf(mark, tab));
    return { page, library };
  };
  const inTabs = <Result>(first: number, work: (tab: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: TABS_AT_ONCE }, (_, index) => work(first + index)));

  // The first tabs finish undisturbed and measure how long an upload takes.
  const durations = await inTabs(0, async (tab) => {
    const { page: undisturbed, library } = await startUpload(tab, true);
    const start = performance.now();
    await library.hasUploaded(FILES);
    await undisturbed.close();
    return performance.now() - start;
  });
  const span = Math.min(...durations) / 2; // the second half has little left to interrupt
  for (let first = TABS_AT_ONCE; first <= KILLS; first += TABS_AT_ONCE) {
    await inTabs(first, async (tab) => {
      const { page: victim } = await startUpload(tab, tab > first);
      await victim.waitForTimeout((span * tab) / KILLS);
      await kill(victim);
    });
  }

  await expect(async () => {
    const { objects, records } = await stored(services, mark);
    const expected = objects.map(({ object, fileName }) => [object.name, uploadedRecord(object, fileName)] as const);
    const fields = records.map((record) => [record.get('file_path'), record.data()] as const);
    expect(fields.map(([path]) => path).sort()).toEqual(expected.map(([path]) => path).sort());
    expect(Object.fromEntries(fields)).toMatchObject(Object.fromEntries(expected));
  }).toPass({ timeout: 30_000 });

  const { objects } = await stored(services, mark);
  const tabs = Array.from({ length: TABS_AT_ONCE + KILLS }, (_, tab) => filesOf(mark, tab));
  const sizes = new Map(tabs.flat().map(({ name, buffer }) => [name, buffer.length]));
  const arrived = objects.map(({ object, fileName }) => [fileName, object.size] as const);
  expect(new Map(arrived).size, 'no file is stored twice').toBe(arrived.length);
  for (const [name, size] of arrived) expect(size, name).toBe(sizes.get(name));
  for (const { name } of tabs.slice(0, TABS_AT_ONCE).flat()) expect(new Map(arrived).has(name), name).toBe(true);
  const killed = arrived.length - TABS_AT_ONCE * FILES;
  expect(killed, 'some arrived, some did not').toBeGreaterThan(KILLS * FILES * 0.1);
  expect(killed).toBeLessThan(KILLS * FILES * 0.9);
});
