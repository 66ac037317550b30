import { expect, it } from 'vitest';
import { filesOf } from '../../../src/features/library/dropped-files';

/** As many entries as a browser returns at a time. */
const BATCH = 100;

/** What the browser presents of a dropped file. */
const fileEntry = (name: string, isReadable = true) => ({
  name,
  isDirectory: false,
  file: (resolve: (file: File) => void, reject: (error: Error) => void) =>
    isReadable ? resolve(new File(['x'], name)) : reject(new DOMException('', 'NotReadableError')),
});
const folderEntry = (name: string, entries: object[]) => ({
  name,
  isDirectory: true,
  createReader: () => ({ readEntries: (resolve: (entries: object[]) => void) => resolve(entries.splice(0, BATCH)) }),
});
const drop = (entry: object | null) =>
  filesOf([{ webkitGetAsEntry: () => entry, getAsFile: () => new File(['x'], 'image.png') } as DataTransferItem]);

it('takes all files of a folder, also in folders, and names what it cannot read', async () => {
  const names = Array.from({ length: 2 * BATCH }, (_, index) => `${index}.png`);
  const entries = names.map((name) => fileEntry(name));
  const trip = folderEntry('trip', [folderEntry('day 1', entries), fileEntry('bad', false), fileEntry('.hidden.png')]);
  const { files, ...rest } = await drop(trip);
  expect(files.map(({ name }) => name)).toEqual(names);
  expect(rest).toEqual({ emptyFolders: [], unreadable: ['bad'] });
});

it('takes a file for which the browser has no entry, such as a pasted picture', async () => {
  expect((await drop(null)).files).toHaveLength(1);
});
