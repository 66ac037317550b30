import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Script names end with a hash. */
const renameScripts = (text: string) => text.replaceAll(/-([\w-]{8}\.js)/g, '-2-$1');
/** The worker loads a page again if its revision changes. */
const changeRevisions = (text: string) => text.replaceAll('"revision":"', '"revision":"2-');

/** Copies the built site with all scripts renamed: a version without any file of the previous one. */
export async function writeNewerSite(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await cp('dist', folder, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of entries.filter(({ name }) => /\.(html|js)$/.test(name))) {
    const file = path.join(parentPath, name);
    await writeFile(file, changeRevisions(renameScripts(await readFile(file, 'utf8'))));
    await rename(file, path.join(parentPath, renameScripts(name)));
  }
}
