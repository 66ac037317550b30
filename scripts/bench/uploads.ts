/// <reference lib="dom" />
import { build } from 'esbuild';
import type { Page } from 'playwright';
import { PASSWORD } from '../../emulators/seed/accounts';
import { PARALLEL_UPLOADS } from '../../src/domain/media-limits';
import { ADMIN } from '../chromium';
import { percentile } from './timing';

declare const bare: typeof import('./bare-upload');

const MB = 1024 * 1024;
/** One comparison differs from the next by half on a shared machine. */
const ROUNDS_PER_RUN = 3;

/** Drops files on the library. Gives the ms until the upload dialog closes, which it does when all have arrived. */
const uploadHere = (page: Page, size: number) =>
  page.evaluate(async (size) => {
    const dataTransfer = new DataTransfer();
    for (const file of bare.makeFiles(size)) dataTransfer.items.add(file);
    const start = performance.now();
    document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    for (const isOpen of [true, false]) {
      while ((document.querySelector('dialog[data-takes-files]') !== null) !== isOpen) {
        await new Promise((resolve) => setTimeout(resolve, 5)); // frame callbacks would cost a paint each
      }
    }
    return performance.now() - start;
  }, size);

const uploadBare = (page: Page, size: number) =>
  page.evaluate(([size, parallel, ...account]) => bare.upload(...account, bare.makeFiles(size), parallel), [
    size,
    PARALLEL_UPLOADS,
    ADMIN.email,
    PASSWORD,
  ] as const);

/**
 * Uploads 40 files of 1 MB through the library and with the bare SDK, in turns, each on a page that `open` has just
 * loaded. Every turn has its own file size: the library would find equal files to be duplicates.
 */
export async function compareUploads(page: Page, open: () => Promise<void>, runs: number) {
  const entryPoints = [new URL('./bare-upload.ts', import.meta.url).pathname];
  const { outputFiles } = await build({ entryPoints, bundle: true, format: 'iife', globalName: 'bare', write: false });
  const time = async (upload: typeof uploadHere, size: number) => {
    await open();
    await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
    return upload(page, size);
  };
  const times: number[] = [];
  const ratios: number[] = [];
  for (let round = 0; round < runs * ROUNDS_PER_RUN; round += 1) {
    const here = await time(uploadHere, MB + 2 * round);
    times.push(here);
    ratios.push(here / (await time(uploadBare, MB + 2 * round + 1)));
  }
  return { 'upload of 40 MB, ms': percentile(times, 0.5), 'upload, times the bare SDK': percentile(ratios, 0.5) };
}
