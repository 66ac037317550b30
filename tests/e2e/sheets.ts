import { inflateSync } from 'node:zlib';

/** The number of runs of text on each sheet of a PDF that Chromium printed. */
export function textsOfSheets(pdf: Buffer): number[] {
  const source = pdf.toString('latin1');
  const sheets = source.matchAll(/\/Type \/Page\b[\s\S]*?\/Contents (\d+) 0 R/g);
  return Array.from(sheets, ([, id]) => {
    const start = source.indexOf('stream\n', source.search(new RegExp(`^${id} 0 obj`, 'm'))) + 'stream\n'.length;
    const content = inflateSync(pdf.subarray(start, source.indexOf('endstream', start))).toString('latin1');
    return content.match(/\bT[jJ]\b/g)?.length ?? 0;
  });
}
