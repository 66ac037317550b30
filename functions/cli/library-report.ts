import { type Findings, isMuchMissing, isSound, missingIn } from '../src/media/examine-library';
import type { Repaired } from '../src/media/repair-library';

/** The maximum number of names that are listed; the report counts the rest. */
const SHOWN = 10;

/**
 * The findings in plain words, with what a repair does about them. `isAccepted`: the user has confirmed how many files
 * are missing.
 */
export function report(findings: Findings, removes = false, isAccepted = false): string {
  const { files, records, renditions, unknown, wrong, gone, marked, unreadable, duplicates, ...rest } = findings;
  const lost = removes
    ? 'the record is removed, with what staff wrote in it'
    : 'the record is marked, so that staff see it';
  return [
    `${files} files, ${records} records, ${renditions} renditions.`,
    ...paragraph('Files without a record: each gets one, as Sync Storage makes it.', unknown),
    ...paragraph('Files whose record or renditions are wrong: they are made again from the file.', wrong),
    ...paragraph('Pictures that took too much time or memory: they are tried again.', rest.unfinished),
    ...paragraph(`Records whose file is gone: ${lost}.`, gone),
    ...paragraph(`Records that are marked as missing their file${removes ? ': they are removed' : ''}.`, marked),
    ...paragraph('Records that the site cannot show: correct these fields in the Firestore console.', unreadable),
    ...paragraph(
      'Second records of a file, with their ids: delete one of the two in the Firestore console.',
      duplicates,
    ),
    ...paragraph('Files that a browser would open instead of saving: they are served as downloads.', rest.unprotected),
    ...paragraph(
      'Captions that anyone can read although their record was deleted, by its id: they are removed.',
      rest.lostCaptions,
    ),
    ...paragraph(
      'Files whose record does not list the languages of its captions: the list is corrected.',
      rest.wrongCaptions,
    ),
    ...paragraph('Renditions that belong to no file: they are removed.', rest.orphans),
    ...(isMuchMissing(findings) && !isAccepted ? [suspicion(findings)] : []),
    ...(isSound(findings) ? ['Files and records agree.'] : []),
  ].join('\n');
}

/** What a repair did, in plain words. */
export function outcome(
  { created, corrected, missing, renditions, skipped, failed, ...rest }: Repaired,
  removes: boolean,
) {
  return [
    `Done: ${created} records made, ${corrected} corrected, ${missing} ${removes ? 'removed' : 'marked'}, `,
    `${rest.protected} files protected, captions of ${rest.captions} corrected, ${renditions} renditions removed.`,
    failed > 0 ? `\n${failed} failed: see above.` : '',
    skipped > 0 ? `\nThe ${skipped} missing files and their renditions were left alone.` : '',
  ].join('');
}

const suspicion = (findings: Findings) =>
  `${missingIn(findings)} of ${findings.records + findings.vanished} files are gone. So many at once point to a wrong project or bucket, or to a listing that broke off: a repair
leaves their records and renditions alone, and repairs everything else. If they are really gone, add --accept-missing ${missingIn(findings)}.
`;

function paragraph(title: string, names: string[]): string[] {
  if (names.length === 0) return [];
  const rest = names.length > SHOWN ? [`  and ${names.length - SHOWN} more`] : [];
  return ['', `${names.length} × ${title}`, ...names.slice(0, SHOWN).map((name) => `  ${name}`), ...rest, ''];
}
