import { expect, it } from 'vitest';
import { filesOf } from '../../../src/features/library/dropped-files';

/** As many entries as a browser returns at a time. */
const BATCH = 100;

type Tree = { [name: string]: Tree | string };

/** A folder (of files by their text) or a file as browsers present it. The file `broken` cannot be read. */
function entryOf(name: string, content: Tree | string): FileSystemEntry {
  const isFile = typeof content === 'string';
  const file = (resolve: (file: File) => void, reject: (error: Error) => void) =>
    content === 'broken'
      ? reject(new DOMException('', 'NotReadableError'))
      : resolve(new File([String(content)], name));
  const createReader = () => {
    const rest = Object.entries(content).map(([name, inner]) => entryOf(name, inner));
    return { readEntries: (resolve: (entries: FileSystemEntry[]) => void) => resolve(rest.splice(0, BATCH)) };
  };
  return { name, isFile, isDirectory: !isFile, file, createReader } as unknown as FileSystemEntry;
}

/** What a drop of these files and folders holds. */
const dropOf = (tree: Tree) =>
  Object.entries(tree).map(([name, content]): DataTransferItem => {
    const file = new File([typeof content === 'string' ? content : ''], name);
    return { kind: 'file', webkitGetAsEntry: () => entryOf(name, content), getAsFile: () => file } as DataTransferItem;
  });

it('names what it cannot read', async () => {
  const { files, ...rest } = await filesOf(dropOf({ trip: { 'a.png': 'a', bad: 'broken' } }));
  expect(files.map(({ name }) => name)).toEqual(['a.png']);
  expect(rest).toEqual({ emptyFolders: [], unreadable: ['bad'] });
});

it('takes all files of a large folder', async () => {
  const many = Object.fromEntries(Array.from({ length: 2 * BATCH + 1 }, (_, index) => [`${index}.png`, 'x']));
  expect((await filesOf(dropOf({ many }))).files.map(({ name }) => name)).toEqual(Object.keys(many));
});

it('takes files for which the browser has no entry, such as pasted pictures', async () => {
  const [item] = dropOf({ 'image.png': 'x' });
  expect((await filesOf([{ ...item, webkitGetAsEntry: () => null } as DataTransferItem])).files).toHaveLength(1);
});
