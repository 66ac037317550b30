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

it('takes all files of a folder in a folder', async () => {
  const names = Array.from({ length: 2 * BATCH }, (_, index) => `${index}.png`);
  const entries = names.map((name) => fileEntry(name));
  const { files } = await drop(folderEntry('trip', [folderEntry('day 1', entries)]));
  expect(files.map(({ name }) => name)).toEqual(names);
});

it('skips hidden files of a folder', async () => {
  const { files } = await drop(folderEntry('trip', [fileEntry('menu.png'), fileEntry('.hidden.png')]));
  expect(files.map(({ name }) => name)).toEqual(['menu.png']);
});

it('takes the other files of a folder with one that it cannot read', async () => {
  const { files } = await drop(folderEntry('trip', [fileEntry('menu.png'), fileEntry('bad', false)]));
  expect(files.map(({ name }) => name)).toEqual(['menu.png']);
});

it('names what it cannot read', async () => {
  const { unreadable } = await drop(folderEntry('trip', [fileEntry('menu.png'), fileEntry('bad', false)]));
  expect(unreadable).toEqual(['bad']);
});

it('names a folder without any file as empty', async () => {
  const { emptyFolders } = await drop(folderEntry('trip', [folderEntry('day 1', [])]));
  expect(emptyFolders).toEqual(['trip']);
});

it('does not take a folder for empty because one of its folders is', async () => {
  const { emptyFolders } = await drop(folderEntry('trip', [folderEntry('day 1', []), fileEntry('menu.png')]));
  expect(emptyFolders).toEqual([]);
});

it('takes a file for which the browser has no entry, such as a pasted picture', async () => {
  expect((await drop(null)).files).toHaveLength(1);
});
