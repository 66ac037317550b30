import { type Findings, isSound } from '../src/media/examine-library';

/** The maximum number of names that are listed; the report counts the rest. */
const SHOWN = 10;

/** The findings in plain words, with what a repair does about them. */
export function report(findings: Findings, removes = false): string {
  const { files, records, renditions, unknown, wrong, gone, marked, orphans } = findings;
  const lost = removes
    ? 'the record is removed, with what staff wrote in it'
    : 'the record is marked, so that staff see it';
  return [
    `${files} files, ${records} records, ${renditions} renditions.`,
    ...paragraph('Files without a record: each gets one, as Sync Storage makes it.', unknown),
    ...paragraph('Files of which the record says something wrong: it is written anew from the file.', wrong),
    ...paragraph(`Records whose file is gone: ${lost}.`, gone),
    ...paragraph(`Records that are marked as missing their file${removes ? ': they are removed' : ''}.`, marked),
    ...paragraph('Renditions that belong to no file any more: they are removed.', orphans),
    ...(isSound(findings) ? ['Files and records agree.'] : []),
  ].join('\n');
}

function paragraph(title: string, names: string[]): string[] {
  if (names.length === 0) return [];
  const rest = names.length > SHOWN ? [`  and ${names.length - SHOWN} more`] : [];
  return ['', `${names.length} × ${title}`, ...names.slice(0, SHOWN).map((name) => `  ${name}`), ...rest, ''];
}
