import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { outcome, report } from '../../functions/cli/library-report';
import { examine, isSound } from '../../functions/src/media/examine-library';
import { repair } from '../../functions/src/media/repair-library';
import { syncStorage } from '../../functions/src/media/sync-storage';
import { brand } from '../../src/domain/brand';
import { CAPTIONS_COLLECTION } from '../../src/domain/captions';
import { LOCALES } from '../../src/domain/locale';
import { MEDIA_COLLECTION } from '../../src/domain/media-record';
import { attachmentDisposition } from '../../src/domain/object-name';
import { renditionName } from '../../src/domain/renditions';
import { picture, quietLibrary } from './emulated-objects';
import { quietProject } from './emulated-services';
import { runCli } from './run-cli';

const PROJECT = 'library-command';
const { services, library, objects } = quietLibrary(PROJECT);
const NAMES = ['gone.pdf', 'hero.png', 'kept.pdf', 'unknown.pdf', 'wrong.pdf'];
const ORPHAN = renditionName('0'.repeat(64), '7', 320);
const renditions = () => library.renditions.named('');
const putRendition = (name: string) => library.renditions.put(name, Buffer.from('left over'));
const putHero = async (width: number) =>
  objects.put('hero.png', await picture('png', width, 240), { contentType: 'image/png' });

beforeEach(async () => {
  await Promise.all([putHero(320), objects.putAll(NAMES.filter((name) => name !== 'hero.png'))]);
  await syncStorage(library);
});

/** Creates one inconsistency of each kind. */
async function corrupt(): Promise<void> {
  await objects.removeRecord('unknown.pdf');
  await objects.edit('wrong.pdf', { file_size: 99, title: 'By staff' });
  await objects.remove('gone.pdf');
  await services.bucket.file('kept.pdf').setMetadata({ contentDisposition: 'inline' });
  await putRendition(ORPHAN);
}

it('an inconsistent library is reported in plain words, and repaired until it agrees', async () => {
  const consistent = report(await examine(services));
  expect(consistent).toBe('5 files, 5 records, 1 renditions.\nFiles and records agree.');
  await corrupt();
  const findings = await examine(services);
  expect(findings).toMatchObject({
    unknown: ['unknown.pdf'],
    wrong: ['wrong.pdf'],
    gone: ['gone.pdf'],
    marked: [],
    unprotected: ['kept.pdf'],
    orphans: [ORPHAN],
    vanished: 1,
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

it('records that the site cannot show and second records of a file are reported', async () => {
  await objects.edit('kept.pdf', { tags: 'menu' });
  const second = { ...(await objects.record('hero.png')), generation: null };
  await services.firestore.collection(MEDIA_COLLECTION).doc('imported').set(second);
  const findings = await examine(services);
  expect(findings).toMatchObject({
    wrong: [],
    gone: [],
    unreadable: ['kept.pdf (tags)'],
    duplicates: ['hero.png (imported)'],
  });
  expect(isSound(findings)).toBe(false);
});

describe('a repair', () => {
  it('leaves the record of a picture as it is if it cannot be rendered', async () => {
    await services.renditions.deleteFiles();
    const before = await objects.record('hero.png');
    const renditions = services.bucket.storage.bucket(services.renditions.name);
    renditions.file = () => {
      throw new Error('The bucket is unavailable.');
    };
    const options = { report: vi.fn() };
    expect(await repair({ ...services, renditions }, await examine(services), options)).toMatchObject({ failed: 1 });
    expect(await objects.record('hero.png')).toEqual(before);
  });

  it('restores lost renditions, those of an older version, unfinished records and lost ones', async () => {
    for (const damage of [
      () => services.renditions.deleteFiles(),
      () => objects.edit('hero.png', { renditions: [] }),
      () => objects.edit('hero.png', { generation: null, renditions: [] }),
      () => Promise.all(NAMES.map((name) => objects.removeRecord(name))),
    ]) {
      await damage();
      const findings = await examine(services);
      expect([isSound(findings), findings.orphans], `${damage}`).toEqual([false, []]);
      await repair(services, findings);
      const after = await examine(services);
      expect([isSound(after), after.renditions], `${damage}`).toEqual([true, 1]);
      expect(await objects.record('hero.png')).toMatchObject({ renditions: [320] });
    }
  });

  it('removes the records of missing files with their captions, however many are marked, only on request', async () => {
    const marked = await objects.loseTwelve({ missing_since: new Date() });
    await objects.remove('gone.pdf');
    const record = services.firestore.collection(MEDIA_COLLECTION).doc(await objects.recordId('gone.pdf'));
    const captions = record.collection(CAPTIONS_COLLECTION);
    for (const language of LOCALES) await captions.doc(language).set({ text: 'WEBVTT' });
    const findings = await examine(services);
    expect(findings).toMatchObject({ gone: ['gone.pdf'], marked });
    expect(await repair(services, findings, { removes: true })).toMatchObject({ missing: 13 });
    expect(await examine(services)).toMatchObject({ records: NAMES.length - 1, marked: [], gone: [] });
    expect((await captions.get()).size).toBe(0);
  });

  it('keeps renditions that appear after the check, and removes any number of older ones', async () => {
    const current = await renditions();
    const id = await objects.recordId('hero.png');
    for (let version = 1; version <= 12; version += 1) await putRendition(renditionName(id, `${version}`, 320));
    const findings = await examine(services);
    const orphans = [...findings.orphans, ...current];
    expect(await repair(services, { ...findings, orphans })).toMatchObject({ renditions: 12 });
    expect(await renditions()).toEqual(current);
    await putHero(700);
    expect(await repair(services, { ...findings, orphans: current })).toMatchObject({ renditions: 1 });
    expect(await renditions()).toEqual([]);
  });

  it('leaves suspiciously many missing files alone until their number is accepted, and repairs the rest', async () => {
    const gone = ['gone.pdf', ...(await objects.loseTwelve())];
    await corrupt();
    for (const removes of [false, true]) {
      const repaired = await repair(services, await examine(services), { removes });
      expect(repaired).toMatchObject({ missing: 0, renditions: 0, skipped: 14 });
      expect(await examine(services)).toMatchObject({ gone, orphans: [ORPHAN], unknown: [], wrong: [] });
    }
    const findings = await examine(services);
    expect(report(findings)).toContain('add --accept-missing 14.');
    const accepted = await repair(services, findings, { acceptsMissing: true });
    expect(accepted).toMatchObject({ missing: 13, renditions: 1, skipped: 0 });
    const after = await examine(services);
    expect([isSound(after), after.marked]).toEqual([true, gone]);
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

it('npm run library repairs nothing without a confirmation', async () => {
  const orphan = services.bucket.storage.bucket(brand.renditionsBucket).file(ORPHAN);
  onTestFinished(() => void orphan.delete({ ignoreNotFound: true }));
  await orphan.save('left over', { resumable: false });
  const run = (...args: string[]) => runCli('library', 'repair', ...args, '--project', quietProject(PROJECT));
  const [unconfirmed, wrongNumber] = await Promise.all([run(), run('--accept-missing', '2', '--yes')]);
  const refused = expect.stringContaining('Nothing was changed.');
  expect(unconfirmed).toMatchObject({ code: 1, out: expect.stringContaining(orphan.name), err: refused });
  expect(wrongNumber).toMatchObject({ code: 1, err: expect.stringContaining('not 2. Nothing was changed.') });
  expect(await orphan.exists()).toEqual([true]);
});
