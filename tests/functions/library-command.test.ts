import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { report } from '../../functions/cli/library-report';
import { examine, type Findings, isSound } from '../../functions/src/media/examine-library';
import { type Repaired, repair } from '../../functions/src/media/repair-library';
import { syncStorage } from '../../functions/src/media/sync-storage';
import { brand } from '../../src/domain/brand';
import { CAPTIONS_COLLECTION } from '../../src/domain/captions';
import { MEDIA_COLLECTION } from '../../src/domain/media-record';
import { attachmentDisposition } from '../../src/domain/object-name';
import { renditionName } from '../../src/domain/renditions';
import { runCli } from '../support/run-cli';
import { picture, quietLibrary } from './emulated-objects';
import { quietProject } from './emulated-services';

const PROJECT = 'library-command';
const { services, library, objects } = quietLibrary(PROJECT);
const NAMES = ['gone.pdf', 'hero.png', 'kept.pdf', 'unknown.pdf', 'wrong.pdf'];
const ORPHAN = renditionName('0'.repeat(64), '7', 320);

/** Fills the library with files that agree with their records. */
async function fillLibrary(): Promise<void> {
  await objects.putAll(NAMES.filter((name) => name !== 'hero.png'));
  await objects.put('hero.png', await picture('png', 320, 240), { contentType: 'image/png' });
  await syncStorage(library);
}

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

it('a library whose files and records agree is reported as such', async () => {
  await fillLibrary();
  expect(report(await examine(library))).toBe('5 files, 5 records, 1 renditions.\nFiles and records agree.');
});

describe('an inconsistent library', () => {
  let findings: Findings;
  let again: Findings;
  let after: Findings;
  let corrected: object | undefined;
  let disposition: string | undefined;
  beforeAll(async () => {
    await fillLibrary();
    await corrupt();
    findings = await examine(library);
    again = await examine(library);
    await repair(library, findings);
    after = await examine(library);
    corrected = await objects.record('wrong.pdf');
    disposition = (await objects.metadata('kept.pdf')).contentDisposition;
  });

  it.each<[keyof Findings, string[]]>([
    ['unknown', ['unknown.pdf']],
    ['wrong', ['wrong.pdf']],
    ['gone', ['gone.pdf']],
    ['marked', []],
    ['unprotected', ['kept.pdf']],
    ['orphans', [ORPHAN]],
  ])('is examined for what is %s: %j', (kind, names) => {
    expect(findings[kind]).toEqual(names);
  });

  it('is not changed by the check', () => {
    expect(again).toEqual(findings);
  });

  it('agrees after a repair', () => {
    expect(isSound(after)).toBe(true);
  });

  it('has the records of missing files marked by a repair', () => {
    expect(after.marked).toEqual(['gone.pdf']);
  });

  it('has its records corrected by a repair, which keeps what staff wrote', () => {
    expect(corrected).toMatchObject({ file_size: 1, title: 'By staff' });
  });

  it('serves its files as downloads after a repair', () => {
    expect(disposition).toBe(attachmentDisposition('kept.pdf'));
  });
});

describe.each<[string, () => Promise<unknown>]>([
  ['lost renditions', () => services.renditions.deleteFiles()],
  ['renditions of an older version', () => objects.edit('hero.png', { renditions: [] })],
  ['pictures that took too much time or memory', () => objects.edit('hero.png', UNFINISHED)],
  ['pictures of an older version without a reason', () => withoutReason('hero.png', UNFINISHED)],
  ['raw photos of an older version', () => withoutReason('hero.png', { mime_type: 'image/x-adobe-dng' })],
  ['unfinished records', () => objects.edit('hero.png', { generation: null, renditions: [] })],
  ['lost records', () => Promise.all(NAMES.map((name) => objects.removeRecord(name)))],
])('a library with %s', (_, damage) => {
  let findings: Findings;
  let after: Findings;
  let record: object | undefined;
  beforeAll(async () => {
    await fillLibrary();
    await damage();
    findings = await examine(library);
    await repair(library, findings);
    after = await examine(library);
    record = await objects.record('hero.png');
  });

  it('is found inconsistent', () => {
    expect(isSound(findings)).toBe(false);
  });

  it('is not found to have orphans', () => {
    expect(findings.orphans).toEqual([]);
  });

  it('agrees after a repair', () => {
    expect(isSound(after)).toBe(true);
  });

  it('has its rendition again after a repair', () => {
    expect(after.renditions).toBe(1);
    expect(record).toMatchObject({ renditions: [320] });
  });
});

describe('a repair that removes the records of missing files', () => {
  let findings: Findings;
  let repaired: Repaired;
  let after: Findings;
  let captions: number;
  beforeAll(async () => {
    await fillLibrary();
    await Promise.all(['gone.pdf', 'kept.pdf'].map((name) => objects.remove(name)));
    await objects.edit('kept.pdf', { missing_since: new Date() });
    const record = services.firestore.collection(MEDIA_COLLECTION).doc(await objects.recordId('gone.pdf'));
    await record.collection(CAPTIONS_COLLECTION).doc('es').set({ text: 'WEBVTT' });
    findings = await examine(library);
    repaired = await repair(library, findings, { removes: true });
    after = await examine(library);
    captions = (await record.collection(CAPTIONS_COLLECTION).get()).size;
  });

  it('finds those that are marked and those that are not yet', () => {
    expect(findings).toMatchObject({ gone: ['gone.pdf'], marked: ['kept.pdf'] });
  });

  it('removes both', () => {
    expect(after).toMatchObject({ records: 3, marked: [], gone: [] });
  });

  it('says how many it removed', () => {
    expect(repaired).toMatchObject({ missing: 2 });
  });

  it('removes their captions', () => {
    expect(captions).toBe(0);
  });
});

describe('captions', () => {
  const records = services.firestore.collection(MEDIA_COLLECTION);
  const recordOf = async (name: string) => records.doc(await objects.recordId(name));
  type Reference = ReturnType<typeof records.doc>;
  const write = (record: Reference, language: string) =>
    record.collection(CAPTIONS_COLLECTION).doc(language).set({ text: 'WEBVTT' });
  const languagesOf = async (record: Reference) =>
    (await record.collection(CAPTIONS_COLLECTION).get()).docs.map(({ id }) => id);

  describe('whose record the console deleted', () => {
    let findings: Findings;
    let repaired: Repaired;
    let after: Findings;
    let left: { lost: string[]; elsewhere: string[] };
    beforeAll(async () => {
      await fillLibrary();
      const [deleted, elsewhere] = [records.doc('deleted'), records.doc('elsewhere')];
      await write(deleted, 'en');
      await write(deleted, 'es');
      await elsewhere.set({ bucket_name: 'another', file_path: 'film.mp4', captions: ['en'] });
      await write(elsewhere, 'en');
      findings = await examine(library);
      repaired = await repair(library, findings);
      after = await examine(library);
      left = { lost: await languagesOf(deleted), elsewhere: await languagesOf(elsewhere) };
    });

    it('are found', () => {
      expect(findings.lostCaptions).toEqual(['deleted']);
      expect(isSound(findings)).toBe(false);
    });

    it('are reported', () => {
      expect(report(findings)).toContain('1 × Captions that anyone can read');
    });

    it('are removed by a repair', () => {
      expect(left.lost).toEqual([]);
    });

    it('are removed apart from those of a record of another bucket', () => {
      expect(left.elsewhere).toEqual(['en']);
    });

    it('are counted by a repair', () => {
      expect(repaired).toMatchObject({ captions: 1, failed: 0 });
    });

    it('are not found again after a repair', () => {
      expect(isSound(after)).toBe(true);
    });
  });

  describe('that a record does not list, or lists in vain,', () => {
    let findings: Findings;
    let repaired: Repaired;
    let after: Findings;
    let lists: Record<'right' | 'inVain' | 'unlisted' | 'ofNewRecord', unknown>;
    type Times = Record<'stored_at' | 'updated_at', { toMillis(): number }>;
    let times: { before: Times; after: Times };
    beforeAll(async () => {
      await fillLibrary();
      const [right, inVain, unlisted, ofNewRecord] = [
        await recordOf('gone.pdf'),
        await recordOf('kept.pdf'),
        await recordOf('wrong.pdf'),
        await recordOf('unknown.pdf'),
      ];
      await right.update({ captions: ['en'] });
      await write(right, 'en');
      await inVain.update({ captions: ['en', 'es'] });
      await write(unlisted, 'en');
      await write(unlisted, 'es');
      await objects.removeRecord('unknown.pdf');
      await write(ofNewRecord, 'es');
      const timesOf = async () => (await unlisted.get()).data() as Times;
      const before = await timesOf();
      findings = await examine(library);
      repaired = await repair(library, findings);
      after = await examine(library);
      const listOf = async (record: Reference) => (await record.get()).get('captions');
      lists = {
        right: await listOf(right),
        inVain: await listOf(inVain),
        unlisted: await listOf(unlisted),
        ofNewRecord: await listOf(ofNewRecord),
      };
      times = { before, after: await timesOf() };
    });

    it('are found by the file', () => {
      expect(findings.wrongCaptions).toEqual(['kept.pdf', 'unknown.pdf', 'wrong.pdf']);
      expect(isSound(findings)).toBe(false);
    });

    it('are reported', () => {
      expect(report(findings)).toContain('3 × Files whose record does not list');
    });

    it('are counted by a repair', () => {
      expect(repaired).toMatchObject({ created: 1, captions: 3, failed: 0 });
    });

    it('are not found again after a repair', () => {
      expect(isSound(after)).toBe(true);
    });

    it('are listed after a repair', () => {
      expect(lists.unlisted).toEqual(['en', 'es']);
    });

    it('are listed by the record that a repair creates', () => {
      expect(lists.ofNewRecord).toEqual(['es']);
    });

    it('are no longer listed in vain after a repair', () => {
      expect(lists.inVain).toEqual([]);
    });

    it('do not change the list of a record that is right', () => {
      expect(lists.right).toEqual(['en']);
    });

    it('are corrected with the time at which the server wrote, by which the catalog notices it', () => {
      expect(times.after.stored_at.toMillis()).toBeGreaterThan(times.before.stored_at.toMillis());
    });

    it('are corrected without a conflict with an edit of staff', () => {
      expect(times.after.updated_at).toEqual(times.before.updated_at);
    });
  });

  describe('whose record exists again when the repair comes to them', () => {
    async function repairLate() {
      const deleted = records.doc('deleted');
      await write(deleted, 'en');
      const findings = await examine(library);
      await deleted.set({ bucket_name: services.bucket.name, file_path: 'deleted.mp4' });
      await repair(library, findings);
      return deleted;
    }

    it('stay', async () => {
      expect(await languagesOf(await repairLate())).toEqual(['en']);
    });

    it('are listed', async () => {
      const record = await repairLate();
      expect((await record.get()).get('captions')).toEqual(['en']);
    });
  });
});

describe('if suspiciously many files are missing', () => {
  let gone: string[];
  let findings: Findings;
  let repaired: Repaired;
  let left: Findings;
  let accepted: Repaired;
  let after: Findings;
  beforeAll(async () => {
    await fillLibrary();
    gone = ['gone.pdf', ...(await objects.loseTwelve())];
    await corrupt();
    findings = await examine(library);
    repaired = await repair(library, findings, { removes: true });
    left = await examine(library);
    accepted = await repair(library, left, { acceptsMissing: true });
    after = await examine(library);
  });

  it('the report says how to accept their number', () => {
    expect(report(findings)).toContain('add --accept-missing 14.');
  });

  it('a repair leaves them alone', () => {
    expect(left).toMatchObject({ gone, orphans: [ORPHAN] });
  });

  it('a repair says how many it left alone', () => {
    expect(repaired).toMatchObject({ missing: 0, renditions: 0, skipped: 14 });
  });

  it('a repair repairs the rest', () => {
    expect(left).toMatchObject({ unknown: [], wrong: [] });
  });

  it('a repair marks them once their number is accepted', () => {
    expect(accepted).toMatchObject({ missing: 13, renditions: 1, skipped: 0 });
    expect(after.marked).toEqual(gone);
  });

  it('the library agrees once their number was accepted', () => {
    expect(isSound(after)).toBe(true);
  });
});

describe('a repair that fails for a file', () => {
  async function repairWithFailure() {
    await fillLibrary();
    await corrupt();
    const findings = { ...(await examine(library)), wrong: ['no such file', 'wrong.pdf'] };
    const report = vi.fn();
    return { repaired: await repair(library, findings, { report }), report };
  }

  it('goes on with the others', async () => {
    const { repaired } = await repairWithFailure();
    expect(repaired).toMatchObject({ corrected: 1, failed: 1 });
  });

  it('reports the failure', async () => {
    const { report } = await repairWithFailure();
    expect(report).toHaveBeenCalledWith('no such file could not be repaired', expect.any(Error));
  });
});

describe('npm run library -- repair', () => {
  const orphan = services.bucket.storage.bucket(brand.renditionsBucket).file(ORPHAN);
  const run = (...args: string[]) => runCli('library', 'repair', ...args, '--project', quietProject(PROJECT));
  const REFUSED = { code: 1, err: expect.stringContaining('Nothing was changed.') };
  let unconfirmed: Awaited<ReturnType<typeof runCli>>;
  let wrongNumber: Awaited<ReturnType<typeof runCli>>;
  let isLeft: boolean;
  beforeAll(async () => {
    await orphan.save('left over', { resumable: false });
    [unconfirmed, wrongNumber] = await Promise.all([run(), run('--accept-missing', '2', '--yes')]);
    [isLeft] = await orphan.exists();
  }, 180_000);
  afterAll(() => orphan.delete({ ignoreNotFound: true }));

  it('is refused without a confirmation', () => {
    expect(unconfirmed).toMatchObject(REFUSED);
  });

  it('is refused with another number of missing files', () => {
    expect(wrongNumber).toMatchObject(REFUSED);
  });

  it('changes nothing if it is refused', () => {
    expect(isLeft).toBe(true);
  });
});
