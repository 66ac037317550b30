import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { report } from '../../functions/cli/library-report';
import { examine, isSound } from '../../functions/src/media/examine-library';
import { repair } from '../../functions/src/media/repair-library';
import { syncStorage } from '../../functions/src/media/sync-storage';
import { brand } from '../../src/domain/brand';
import { CAPTIONS_COLLECTION } from '../../src/domain/captions';
import { MEDIA_COLLECTION } from '../../src/domain/media-record';
import { attachmentDisposition } from '../../src/domain/object-name';
import { renditionName } from '../../src/domain/renditions';
import { picture, quietLibrary } from './emulated-objects';
import { quietProject, runCli } from './emulated-services';

const PROJECT = 'library-command';
const { services, library, objects } = quietLibrary(PROJECT);
const NAMES = ['gone.pdf', 'hero.png', 'kept.pdf', 'unknown.pdf', 'wrong.pdf'];
const ORPHAN = renditionName('0'.repeat(64), '7', 320);

beforeEach(async () => {
  await objects.putAll(NAMES.filter((name) => name !== 'hero.png'));
  await objects.put('hero.png', await picture('png', 320, 240), { contentType: 'image/png' });
  await syncStorage(library);
});

/** A picture that was not rendered. */
const UNFINISHED = { renditions: [], placeholder: null, no_preview: 'unfinished' };

/** Changes a record to one of an older version, which did not say why a picture has no rendition. */
async function withoutReason(name: string, changes: object) {
  const { no_preview: _, ...fields } = { ...(await objects.record(name)), ...changes } as Record<string, unknown>;
  await services.bucket.file(name).setMetadata({ contentType: fields.mime_type as string });
  await services.firestore
    .collection(MEDIA_COLLECTION)
    .doc(await objects.recordId(name))
    .set(fields);
}

/** Creates one inconsistency of each kind. */
async function corrupt(): Promise<void> {
  await objects.removeRecord('unknown.pdf');
  await objects.edit('wrong.pdf', { file_size: 99, title: 'By staff' });
  await objects.remove('gone.pdf');
  await services.bucket.file('kept.pdf').setMetadata({ contentDisposition: 'inline' });
  await library.renditions.put(ORPHAN, Buffer.from('left over'));
}

it('an inconsistent library is reported, and repaired until it agrees', async () => {
  expect(report(await examine(services))).toBe('5 files, 5 records, 1 renditions.\nFiles and records agree.');
  await corrupt();
  const findings = await examine(services);
  expect(findings).toMatchObject({
    unknown: ['unknown.pdf'],
    wrong: ['wrong.pdf'],
    gone: ['gone.pdf'],
    marked: [],
    unprotected: ['kept.pdf'],
    orphans: [ORPHAN],
  });
  expect(await examine(services), 'the check changes nothing').toEqual(findings);
  await repair(services, findings);
  const after = await examine(services);
  expect([isSound(after), after.marked]).toEqual([true, ['gone.pdf']]);
  expect(await objects.record('wrong.pdf')).toMatchObject({ file_size: 1, title: 'By staff' });
  expect((await objects.metadata('kept.pdf')).contentDisposition).toBe(attachmentDisposition('kept.pdf'));
});

it.each<[string, () => Promise<unknown>]>([
  ['lost renditions', () => services.renditions.deleteFiles()],
  ['renditions of an older version', () => objects.edit('hero.png', { renditions: [] })],
  ['pictures that took too much time or memory', () => objects.edit('hero.png', UNFINISHED)],
  ['pictures of an older version without a reason', () => withoutReason('hero.png', UNFINISHED)],
  ['raw photos of an older version', () => withoutReason('hero.png', { mime_type: 'image/x-adobe-dng' })],
  ['unfinished records', () => objects.edit('hero.png', { generation: null, renditions: [] })],
  ['lost records', () => Promise.all(NAMES.map((name) => objects.removeRecord(name)))],
])('a repair restores %s', async (_, damage) => {
  await damage();
  const findings = await examine(services);
  expect([isSound(findings), findings.orphans]).toEqual([false, []]);
  await repair(services, findings);
  const after = await examine(services);
  expect([isSound(after), after.renditions]).toEqual([true, 1]);
  expect(await objects.record('hero.png')).toMatchObject({ renditions: [320] });
});

it('a repair removes the records of missing files with their captions only on request', async () => {
  await Promise.all(['gone.pdf', 'kept.pdf'].map((name) => objects.remove(name)));
  await objects.edit('kept.pdf', { missing_since: new Date() });
  const record = services.firestore.collection(MEDIA_COLLECTION).doc(await objects.recordId('gone.pdf'));
  await record.collection(CAPTIONS_COLLECTION).doc('es').set({ text: 'WEBVTT' });
  const findings = await examine(services);
  expect(findings).toMatchObject({ gone: ['gone.pdf'], marked: ['kept.pdf'] });
  expect(await repair(services, findings, { removes: true })).toMatchObject({ missing: 2 });
  expect(await examine(services)).toMatchObject({ records: 3, marked: [], gone: [] });
  expect((await record.collection(CAPTIONS_COLLECTION).get()).size).toBe(0);
});

describe('captions', () => {
  const records = services.firestore.collection(MEDIA_COLLECTION);
  const recordOf = async (name: string) => records.doc(await objects.recordId(name));
  type Reference = ReturnType<typeof records.doc>;
  const write = (record: Reference, language: string) =>
    record.collection(CAPTIONS_COLLECTION).doc(language).set({ text: 'WEBVTT' });
  const languagesOf = async (record: Reference) =>
    (await record.collection(CAPTIONS_COLLECTION).get()).docs.map(({ id }) => id);

  it('whose record the console deleted are reported and removed', async () => {
    await write(records.doc('deleted'), 'en');
    await write(records.doc('deleted'), 'es');
    const elsewhere = records.doc('elsewhere');
    await elsewhere.set({ bucket_name: 'another', file_path: 'film.mp4', captions: ['en'] });
    await write(elsewhere, 'en');
    const findings = await examine(services);
    expect([findings.lostCaptions, isSound(findings)]).toEqual([['deleted'], false]);
    expect(report(findings)).toContain('1 × Captions that anyone can read');
    expect(await repair(services, findings)).toMatchObject({ captions: 1, failed: 0 });
    expect(isSound(await examine(services))).toBe(true);
    expect([await languagesOf(records.doc('deleted')), await languagesOf(elsewhere)]).toEqual([[], ['en']]);
  });

  it('that a record does not list, or lists in vain, are reported, and its list is corrected', async () => {
    const [some, none, more] = await Promise.all(['gone.pdf', 'kept.pdf', 'wrong.pdf'].map(recordOf));
    if (!some || !none || !more) throw new Error('three records');
    await some.update({ captions: ['en'] });
    await write(some, 'en');
    await none.update({ captions: ['en', 'es'] });
    await write(more, 'en');
    await write(more, 'es');
    const [name, again] = ['unknown.pdf', await recordOf('unknown.pdf')];
    await objects.removeRecord(name);
    await write(again, 'es');
    const before = await more.get();
    const findings = await examine(services);
    expect([findings.wrongCaptions, isSound(findings)]).toEqual([['kept.pdf', name, 'wrong.pdf'], false]);
    expect(report(findings)).toContain('3 × Files whose record does not list');
    expect(await repair(services, findings)).toMatchObject({ created: 1, captions: 3, failed: 0 });
    expect(isSound(await examine(services))).toBe(true);
    const all = [some, none, more, again];
    const lists = await Promise.all(all.map(async (record) => (await record.get()).get('captions')));
    expect(lists).toEqual([['en'], [], ['en', 'es'], ['es']]);
    // The catalog reads what the server has written since, and an edit of staff must not conflict with it.
    const after = await more.get();
    expect(after.get('stored_at').toMillis()).toBeGreaterThan(before.get('stored_at').toMillis());
    expect(after.get('updated_at')).toEqual(before.get('updated_at'));
  });

  it('stay if their record exists again when the repair comes to them', async () => {
    const deleted = records.doc('deleted');
    await write(deleted, 'en');
    const findings = await examine(services);
    await deleted.set({ bucket_name: services.bucket.name, file_path: 'deleted.mp4' });
    await repair(services, findings);
    expect([await languagesOf(deleted), (await deleted.get()).get('captions')]).toEqual([['en'], ['en']]);
  });
});

it('a repair leaves suspiciously many missing files alone until their number is accepted, and repairs the rest', async () => {
  const gone = ['gone.pdf', ...(await objects.loseTwelve())];
  await corrupt();
  const findings = await examine(services);
  expect(report(findings)).toContain('add --accept-missing 14.');
  const repaired = await repair(services, findings, { removes: true });
  expect(repaired).toMatchObject({ missing: 0, renditions: 0, skipped: 14 });
  const left = await examine(services);
  expect(left).toMatchObject({ gone, orphans: [ORPHAN], unknown: [], wrong: [] });
  const accepted = await repair(services, left, { acceptsMissing: true });
  expect(accepted).toMatchObject({ missing: 13, renditions: 1, skipped: 0 });
  const after = await examine(services);
  expect([isSound(after), after.marked]).toEqual([true, gone]);
});

it('a repair reports a failure and goes on', async () => {
  await corrupt();
  const findings = { ...(await examine(services)), wrong: ['no such file', 'wrong.pdf'] };
  const report = vi.fn();
  expect(await repair(services, findings, { report })).toMatchObject({ corrected: 1, failed: 1 });
  expect(report).toHaveBeenCalledWith('no such file could not be repaired', expect.any(Error));
});

it('npm run library repairs nothing without a confirmation', async () => {
  const orphan = services.bucket.storage.bucket(brand.renditionsBucket).file(ORPHAN);
  onTestFinished(() => void orphan.delete({ ignoreNotFound: true }));
  await orphan.save('left over', { resumable: false });
  const run = (...args: string[]) => runCli('library', 'repair', ...args, '--project', quietProject(PROJECT));
  const [unconfirmed, wrongNumber] = await Promise.all([run(), run('--accept-missing', '2', '--yes')]);
  const refused = { code: 1, err: expect.stringContaining('Nothing was changed.') };
  expect([unconfirmed, wrongNumber]).toMatchObject([refused, refused]);
  expect(await orphan.exists()).toEqual([true]);
});
