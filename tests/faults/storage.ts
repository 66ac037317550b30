import { type Row, rowsOf, SILENT } from './row';

const STORAGE = 'e2e/journeys/storage-faults.spec.ts';

/** Faults of storage, and uploads that are cut off. */
export const STORED: Row[] = [
  ...rowsOf('storage-5xx', [
    {
      part: 'upload',
      sees: 'Nothing but that it takes longer.',
      says: (words) => [words.interface.media.upload.succeeded_one],
      keeps: 'Every byte, in one object with one record.',
      file: STORAGE,
      title: 'an upload goes on by itself where storage answers 503: one object, one record, every byte',
    },
    {
      part: 'upload',
      sees: 'The same, where storage had taken the piece and said that it had not.',
      says: SILENT,
      keeps: 'Every byte, none of them twice.',
      file: STORAGE,
      title:
        'an upload goes on by itself where storage answers 500 to what it has taken: one object, one record, every byte',
    },
    {
      part: 'upload',
      sees: 'One file of twelve with its reason; the others arrive.',
      says: (words) => [words.interface.media.upload.failed, words.interface.media.upload.retry],
      keeps: 'The file waits in the dialog and arrives when it is tried again.',
      file: 'e2e/journeys/library-uploads.spec.ts',
      title: 'twelve files of all kinds go up at once; one fails midway and arrives when it is tried again',
    },
    {
      part: 'delete',
      sees: 'That it failed.',
      says: ({ library }) => [library.remove.failed],
      keeps: 'The file and its record.',
      file: STORAGE,
      title: 'where storage is down a deletion says that it failed, and takes nothing',
    },
    {
      part: 'gallery',
      sees: 'The original in place of a smaller picture, a sign in place of a lost one.',
      says: (words) => [words.interface.media.file.downloadFailed],
      keeps: 'The page: a download that fails leads nowhere else.',
      file: 'e2e/journeys/gallery-faults.spec.ts',
      title: 'a rendition that is lost gives way to the original, a lost picture to its sign; a lost download is told',
    },
  ]),
  ...rowsOf('aborted-upload', [
    {
      part: 'upload',
      sees: 'Nothing but that it takes longer, where the connection is reset.',
      says: SILENT,
      keeps: 'Every byte, in one object with one record.',
      file: STORAGE,
      title: 'an upload goes on by itself where the connection is reset: one object, one record, every byte',
    },
    {
      part: 'upload',
      sees: 'The file says that it was cancelled, and can be tried again.',
      says: (words) => [words.interface.media.upload.reasons.cancelled, words.interface.media.upload.retry],
      keeps: 'Nothing is left of the first try; the second makes one object.',
      file: STORAGE,
      title: 'a file whose upload somebody aborts says so, leaves no object, and arrives when it is tried again',
    },
    {
      part: 'upload',
      sees: 'Where the tab dies, what had arrived is in the library.',
      says: SILENT,
      keeps: 'Each object that arrived has its one record, whoever wrote it.',
      file: 'e2e/journeys/library-kills.spec.ts',
      title: 'fifty tabs die while they upload, each at a moment of its own: every object has its one record',
    },
  ]),
];
