import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { outcome, report } from '../../functions/cli/library-report';
import { examine, isSound } from '../../functions/src/media/examine-library';
import { firebaseLibrary } from '../../functions/src/media/firebase-library';
import { reconcileRecord } from '../../functions/src/media/reconcile-record';
import { repair } from '../../functions/src/media/repair-library';
import { syncStorage } from '../../functions/src/media/sync-storage';
import { brand } from '../../src/domain/brand';
import { attachmentDisposition } from '../../src/domain/object-name';
import { renditionName } from '../../src/domain/renditions';
import { emptyLibrary, objectsOf, picture, recordOf } from './emulated-objects';
import { quietProject, quietServices } from './emulated-services';
import { runCli } from './run-cli';

const PROJECT = 'library-command';
const services = quietServices(PROJECT);
const objects = objectsOf(services);
const library = firebaseLibrary(services);

const NAMES = ['gone.pdf', 'hero.png', 'kept.pdf', 'unknown.pdf', 'wrong.pdf'];
const ORPHAN = renditionName('0'.repeat(64), '7', 320);
const renditions = () => library.renditions.named('');
const putRendition = (name: string) => library.renditions.put(name, Buffer.from('left over'));

beforeEach(async () => {
  await objects.put('hero.png', await picture('png', 320, 240), { contentType: 'image/png' });
  await Promise.all(NAMES.filter((each) => each !== 'hero.png').map((name) => objects.put(name, 'x')));
  await syncStorage(library);
});
afterEach(() => emptyLibrary(services));

/** Creates one inconsistency of each kind. */
async function corrupt(): Promise<void> {
  await objects.removeRecord('unknown.pdf');
  await objects.edit('wrong.pdf', { file_size: 99, title: 'By staff' });
  await objects.remove('gone.pdf');
  await services.bucket.file('kept.pdf').setMetadata({ contentDisposition: 'inline' });
  await putRendition(ORPHAN);
}

/** Deletes twelve objects that have records. */
async function loseMany(): Promise<string[]> {
  const names = Array.from({ length: 12 }, (_, index) => `many ${index}.pdf`);
  await Promise.all(names.map((name) => objects.put(name, 'x')));
  await syncStorage(library);
  await services.bucket.deleteFiles({ prefix: 'many', force: true });
  return names.sort();
}

it('an inconsistent library is reported in plain words, and repaired until it agrees', async () => {
  const consistent = report(await examine(services));
  expect(consistent).toBe('5 files, 5 records, 1 renditions.\nFiles and records agree.');
  await corrupt();
  const findings = await examine(services);
  expect(findings).toMatchObject({
    ...{ unknown: ['unknown.pdf'], wrong: ['wrong.pdf'], gone: ['gone.pdf'], marked: [] },
    ...{ unprotected: ['kept.pdf'], orphans: [ORPHAN], vanished: 1 },
  });
  expect(report(findings)).toContain(
    '1 × Files without a record: each gets one, as Sync Storage makes it.\n  unknown.pdf',
  );
  expect(await examine(services), 'the check changes nothing').toEqual(findings);

  expect(outcome(await repair(services, findings), false)).toBe(
    'Done: 1 records made, 1 corrected, 1 marked, 1 files protected, 1 renditions removed.',
  );
  const after = await examine(services);
  expect([isSound(after), after.marked]).toEqual([true, ['gone.pdf']]);
  expect(await objects.record('wrong.pdf')).toMatchObject({ file_size: 1, title: 'By staff' });
  expect((await objects.metadata('kept.pdf')).contentDisposition).toBe(attachmentDisposition('kept.pdf'));
});

describe('a repair', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['a lost rendition', () => services.renditions.deleteFiles()],
    ['renditions that an older version did not make', () => objects.edit('hero.png', { renditions: [] })],
    ['an unfinished record', () => objects.edit('hero.png', { generation: null, renditions: [] })],
    ['all lost records', () => Promise.all(NAMES.map((name) => objects.removeRecord(name)))],
  ])('restores %s', async (_, damage) => {
    await damage();
    const findings = await examine(services);
    expect([isSound(findings), findings.orphans]).toEqual([false, []]);
    await repair(services, findings);
    const after = await examine(services);
    expect([isSound(after), after.renditions]).toEqual([true, 1]);
    expect(await objects.record('hero.png')).toMatchObject({ renditions: [320] });
  });

  it('removes the records of missing files, however many are marked, only on request', async () => {
    const names = await loseMany();
    await Promise.all(names.map((name) => reconcileRecord(library, name))); // as their events do
    await objects.remove('gone.pdf');
    const findings = await examine(services);
    expect(findings).toMatchObject({ gone: ['gone.pdf'], marked: names });
    expect(await repair(services, findings, { removes: true })).toMatchObject({ missing: 13 });
    expect(await examine(services)).toMatchObject({ records: NAMES.length - 1, marked: [], gone: [] });
  });

  it('keeps renditions that appear after the check, and removes those of an older picture', async () => {
    const findings = { ...(await examine(services)), orphans: await renditions() };
    expect(await repair(services, findings)).toMatchObject({ renditions: 0 });
    expect(await renditions()).toEqual(findings.orphans);
    await objects.put('hero.png', await picture('png', 700, 300), { contentType: 'image/png' });
    expect(await repair(services, findings)).toMatchObject({ renditions: 1 });
    expect(await renditions()).toEqual([]);
  });

  it('removes any number of renditions of older versions', async () => {
    const id = (await recordOf(services, 'hero.png')).id;
    for (let version = 1; version <= 12; version += 1) await putRendition(renditionName(id, `${version}`, 320));
    expect(await repair(services, await examine(services))).toMatchObject({ renditions: 12 });
    expect(isSound(await examine(services))).toBe(true);
  });

  it('leaves suspiciously many missing files alone until their number is accepted, and repairs the rest', async () => {
    const names = [...(await loseMany()), 'gone.pdf'].sort();
    await corrupt();
    for (const removes of [false, true]) {
      const repaired = await repair(services, await examine(services), { removes });
      expect(repaired).toMatchObject({ missing: 0, renditions: 0, skipped: 14 });
      expect(await examine(services)).toMatchObject({ gone: names, orphans: [ORPHAN], unknown: [], wrong: [] });
    }
    const findings = await examine(services);
    expect(report(findings)).toContain('add --accept-missing 14.');
    const accepted = await repair(services, findings, { acceptsMissing: true });
    expect(accepted).toMatchObject({ missing: 13, renditions: 1, skipped: 0 });
    const after = await examine(services);
    expect([isSound(after), after.marked]).toEqual([true, names]);
  });

  it('reports a failure and goes on', async () => {
    await corrupt();
    const findings = { ...(await examine(services)), wrong: ['no such file', 'wrong.pdf'] };
    const report = vi.fn();
    expect(await repair(services, findings, { report })).toMatchObject({ corrected: 1, failed: 1 });
    expect(report).toHaveBeenCalledWith('no such file could not be repaired', expect.any(Error));
    expect(isSound(await examine(services))).toBe(true);
  });
});

describe('npm run library', () => {
  it('checks, and repairs nothing without a confirmation', async () => {
    const orphan = services.bucket.storage.bucket(brand.renditionsBucket).file(ORPHAN);
    await orphan.save('left over', { resumable: false });
    try {
      const project = ['--project', quietProject(PROJECT)];
      expect(await runCli('library', 'check', ...project)).toMatchObject({
        code: 1,
        out: expect.stringContaining(orphan.name),
      });
      const refused = await runCli('library', 'repair', ...project);
      expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('Nothing was changed.') });
      const wrongNumber = await runCli('library', 'repair', '--accept-missing', '2', '--yes', ...project);
      expect(wrongNumber).toMatchObject({ code: 1, err: expect.stringMatching(/not 2[.] Nothing was changed/) });
      expect(await orphan.exists()).toEqual([true]);
    } finally {
      await orphan.delete();
    }
  });

  it('shows its usage for wrong arguments', async () => {
    const { code, err } = await runCli('library', 'check', '--yes');
    expect(code).toBe(1);
    expect(err).toContain('Usage: npm run library -- check');
  });
});
