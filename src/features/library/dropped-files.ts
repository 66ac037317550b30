/** What was dropped or pasted. */
export interface Dropped {
  files: readonly File[];
  /** Names of folders without any file to upload. */
  emptyFolders: readonly string[];
  /** Names of files and folders that could not be read. */
  unreadable: readonly string[];
}

/** Files that systems keep in folders of pictures. Names with a dot in front are hidden as well. */
const SYSTEM_FILES = ['thumbs.db', 'desktop.ini'];
const isHidden = ({ name }: FileSystemEntry) => name.startsWith('.') || SYSTEM_FILES.includes(name.toLowerCase());

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/**
 * The files of a drop or paste, with those inside of folders at any depth, but without hidden ones there. Call it in
 * the event's handler: afterwards the browser no longer gives access to `items`. Never throws. Source: decisions
 * "Media".
 */
export async function filesOf(items: readonly DataTransferItem[]): Promise<Dropped> {
  const dropped = await Promise.all(
    items.map(async (item) => {
      const folder = item.webkitGetAsEntry();
      const file = item.getAsFile();
      if (folder && isFolder(folder)) return { folder: folder.name, ...(await read(folder)) };
      return { folder: null, files: file ? [file] : [], unreadable: [] };
    }),
  );
  const empty = dropped.filter(({ files, unreadable }) => files.length + unreadable.length === 0);
  return {
    files: dropped.flatMap(({ files }) => files),
    emptyFolders: empty.flatMap(({ folder }) => folder ?? []),
    unreadable: dropped.flatMap(({ unreadable }) => unreadable),
  };
}

async function read(entry: FileSystemEntry): Promise<Omit<Dropped, 'emptyFolders'>> {
  try {
    if (!isFolder(entry)) return { files: [await fileOf(entry as FileSystemFileEntry)], unreadable: [] };
    const entries = (await entriesOf(entry)).filter((each) => !isHidden(each));
    const parts = await Promise.all(entries.map(read));
    return { files: parts.flatMap(({ files }) => files), unreadable: parts.flatMap(({ unreadable }) => unreadable) };
  } catch (error) {
    console.warn(`${entry.fullPath} could not be read`, error);
    return { files: [], unreadable: [entry.name] };
  }
}

const fileOf = (entry: FileSystemFileEntry) => new Promise<File>((resolve, reject) => entry.file(resolve, reject));

/** All entries of a folder: a reader returns a hundred at most at a time, and none at the end. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const entries: FileSystemEntry[] = [];
  for (;;) {
    const next = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (next.length === 0) return entries;
    entries.push(...next);
  }
}
