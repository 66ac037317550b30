import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The folder of `makeNewerBuild`. */
export const NEWER = '.cache/newer';

/** Script names end with a hash. */
const renameScripts = (text: string) => text.replaceAll(/-([\w-]{8}\.js)/g, '-2-$1');
/** The worker loads a page again if its revision changes. */
const changeRevisions = (text: string) => text.replaceAll('"revision":"', '"revision":"2-');

/** Copies the built site with all scripts renamed: a version without any file of the previous one. */
export async function makeNewerBuild(): Promise<void> {
  await rm(NEWER, { recursive: true, force: true });
  await cp('dist', NEWER, { recursive: true });
  const entries = await readdir(NEWER, { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of entries.filter((entry) => /\.(html|js)$/.test(entry.name))) {
    const file = path.join(parentPath, name);
    await writeFile(file, changeRevisions(renameScripts(await readFile(file, 'utf8'))));
    await rename(file, path.join(parentPath, renameScripts(name)));
  }
}

/** Whether a page belongs to that version. Runs in the page. */
export const isNewer = (): boolean => document.querySelector('script[src*="-2-"]') !== null;
