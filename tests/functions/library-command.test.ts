import { execFile } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isSound, report } from '../../functions/cli/library-report';
import { examine, repair } from '../../functions/cli/manage-library';
import { firebaseLibrary } from '../../functions/src/media/firebase-library';
import { keepRecord } from '../../functions/src/media/keep-record';
import { syncStorage } from '../../functions/src/media/sync-storage';
import { brand } from '../../src/domain/brand';
import { RENDITIONS_FOLDER, renditionName } from '../../src/domain/renditions';
import { objectsOf, picture, recordOf } from '../support/emulated-objects';
import { quietServices } from '../support/emulated-services';

const services = quietServices('library-command-test');
const objects = objectsOf(services);
const library = firebaseLibrary(services);

const NAMES = ['gone.pdf', 'hero.png', 'kept.pdf', 'unknown.pdf', 'wrong.pdf'];
const renditions = () => library.objects.named(RENDITIONS_FOLDER);

beforeEach(async () => {
  await objects.put('hero.png', await picture('png', 400, 300), { contentType: 'image/png' });
  for (const name of NAMES.filter((each) => each !== 'hero.png')) await objects.put(name, 'x');
  await syncStorage(library);
});
afterEach(() => objects.removeAll());

/** Makes one thing of each kind disagree. */
async function disturb(): Promise<void> {
  await objects.removeRecord('unknown.pdf');
  await (await recordOf(services, 'wrong.pdf')).update({ file_size: 99, title: 'By staff' });
  await services.bucket.file('gone.pdf').delete();
  await objects.put(renditionName('0'.repeat(64), '7', 320), 'left over');
}

describe('the library that agrees with its bucket', () => {
  it('is found sound', async () => {
    const findings = await examine(services);
    expect(isSound(findings)).toBe(true);
    expect(report(findings)).toBe('5 files, 5 records, 1 renditions.\nFiles and records agree.');
  });
});

describe('the library that does not agree with its bucket', () => {
  it('is told of in plain words, and not changed', async () => {
    await disturb();
    const findings = await examine(services);
    expect(findings).toMatchObject({
      ...{ unknown: ['unknown.pdf'], wrong: ['wrong.pdf'], gone: ['gone.pdf'], marked: [] },
      orphans: [renditionName('0'.repeat(64), '7', 320)],
    });
    expect(report(findings)).toContain(
      '1 × Files without a record: each gets one, as Sync Storage makes it.\n  unknown.pdf',
    );
    expect(await examine(services)).toEqual(findings);
  });

  it('is mended: a record is made, one corrected, one marked, and what is left over removed', async () => {
    await disturb();
    const done = await repair(services, await examine(services), false);
    expect(done).toBe('Done: 1 records made, 1 corrected, 1 marked, 1 renditions removed.');
    const after = await examine(services);
    expect([isSound(after), after.marked]).toEqual([true, ['gone.pdf']]);
    expect(await objects.record('wrong.pdf')).toMatchObject({ file_size: 1, title: 'By staff' });
    expect((await objects.record('gone.pdf'))?.missing_since).toBeTruthy();
  });

  it('loses the records of what is gone only where that was asked for', async () => {
    await disturb();
    await repair(services, await examine(services), true);
    expect(await objects.record('gone.pdf')).toBeUndefined();
    expect(isSound(await examine(services))).toBe(true);
  });

  it('loses the records of what is marked, however many they are', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `many ${index}.pdf`);
    await Promise.all(names.map((name) => objects.put(name, 'x')));
    await syncStorage(library);
    await services.bucket.deleteFiles({ prefix: 'many', force: true });
    await Promise.all(names.map((name) => keepRecord(library, name))); // as their events do, one by one
    const findings = await examine(services);
    expect(findings).toMatchObject({ gone: [], marked: names.sort() });
    expect(await repair(services, findings, true)).toContain(' 12 removed,');
    expect(await examine(services)).toMatchObject({ records: NAMES.length, marked: [] });
  });

  it('gets a lost rendition again', async () => {
    await services.bucket.deleteFiles({ prefix: 'renditions/' });
    expect((await examine(services)).wrong).toEqual(['hero.png']);
    await repair(services, await examine(services), false);
    expect(await examine(services)).toMatchObject({ wrong: [], renditions: 1 });
  });

  it('has all its records made anew when they are lost, and its renditions left as they are', async () => {
    for (const name of NAMES) await objects.removeRecord(name);
    const findings = await examine(services);
    expect(findings).toMatchObject({ unknown: NAMES, orphans: [] });
    await repair(services, findings, false);
    expect(isSound(await examine(services))).toBe(true);
    expect(await objects.record('hero.png')).toMatchObject({ renditions: [320] });
    expect(await renditions()).toHaveLength(1);
  });

  it('keeps the renditions of a picture whose record was not told of them', async () => {
    await (await recordOf(services, 'hero.png')).update({ generation: null, renditions: [] });
    await repair(services, await examine(services), false);
    expect(isSound(await examine(services))).toBe(true);
    expect(await renditions()).toHaveLength(1);
  });

  it('keeps the renditions of what was uploaded after it was looked at, and loses those of an older picture', async () => {
    const findings = { ...(await examine(services)), orphans: await renditions() };
    expect(await repair(services, findings, false)).toContain(' 0 renditions removed.');
    expect(await renditions()).toEqual(findings.orphans);
    await objects.put('hero.png', await picture('png', 700, 300), { contentType: 'image/png' });
    expect(await repair(services, findings, false)).toContain(' 1 renditions removed.');
    expect(await renditions()).toEqual([]);
  });

  it('loses the renditions of older versions however many: a restored bucket is full of them', async () => {
    const id = (await recordOf(services, 'hero.png')).id;
    for (let version = 1; version <= 12; version += 1) await objects.put(renditionName(id, `${version}`, 320), 'old');
    expect(await repair(services, await examine(services), false)).toContain(' 12 renditions removed.');
    expect(isSound(await examine(services))).toBe(true);
  });

  it('is left alone when suspiciously much of it looks gone', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `many ${index}.pdf`);
    await Promise.all(names.map((name) => objects.put(name, 'x')));
    await syncStorage(library);
    await services.bucket.deleteFiles({ prefix: 'many', force: true });
    const findings = await examine(services);
    for (const removes of [false, true]) {
      await expect(repair(services, findings, removes)).rejects.toThrow(
        /^12 of 17 records have no file\..*nothing was changed/,
      );
    }
    expect(await examine(services)).toEqual(findings);
  });
});

describe('npm run library', () => {
  const ROOT = new URL('../..', import.meta.url);
  const run = (...args: string[]) =>
    new Promise<{ code: number; out: string; err: string }>((resolve) => {
      execFile(
        'npx',
        ['--no-install', 'tsx', 'functions/cli/library.ts', ...args],
        { cwd: ROOT },
        (error, out, err) => {
          resolve({ code: Number(error?.code ?? 0), out, err });
        },
      );
    });

  it('checks, and repairs nothing without a word', async () => {
    const orphan = services.bucket.storage.bucket(brand.bucket).file(renditionName('0'.repeat(64), '7', 320));
    await orphan.save('left over', { resumable: false });
    try {
      const project = ['--project', 'demo-quiet']; // where the bucket's files have no records
      const check = await run('check', ...project);
      expect(check).toMatchObject({ code: 1, out: expect.stringContaining(orphan.name) });
      const refused = await run('repair', ...project);
      expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('Nothing was changed.') });
      expect((await run('check', ...project)).out).toBe(check.out);
    } finally {
      await orphan.delete();
    }
  });

  it.each([[['check', '--yes']], [['repair', '--all']]])('shows its usage for %j', async (args) => {
    expect(await run(...args)).toMatchObject({
      code: 1,
      err: expect.stringContaining('Usage: npm run library -- check'),
    });
  });
});
