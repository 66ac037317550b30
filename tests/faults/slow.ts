import { type Row, rowsOf, SILENT } from './row';

const SLOW = 'e2e/journeys/slow-faults.spec.ts';
const VISITING =
  'over slow 3G a page is read before its script is there, and a request says that it is on its way and is sent once';
const WORKING =
  'over slow 3G the library says that it loads, an upload shows how far it is, and an edit and a deletion that they run';

/** The way to the server is slow. */
export const SLOWNESS: Row[] = [
  ...rowsOf('slow', [
    {
      part: 'page',
      sees: 'The page, before any script has come.',
      says: SILENT,
      keeps: 'Nothing is in the way of reading.',
      file: SLOW,
      title: VISITING,
    },
    {
      part: 'quote',
      sees: 'The button says that it sends, and cannot be pressed again.',
      says: ({ forms }) => [forms.quote.busy, forms.quote.recorded.title],
      keeps: 'The request: it arrives once.',
      file: SLOW,
      title: VISITING,
    },
    {
      part: 'quote',
      sees: 'The form, which takes text and a click before its code is there.',
      says: SILENT,
      keeps: 'What was typed and pressed.',
      file: 'e2e/journeys/faults.spec.ts',
      title: 'what is typed and pressed before the form’s code is there is not lost',
    },
    {
      part: 'gallery',
      sees: 'Grey cards, and dots for figures.',
      says: (words) => [words.interface.media.gallery.loading, words.interface.media.gallery.syncing],
      keeps: 'The list.',
      file: 'e2e/journeys/gallery-faults.spec.ts',
      title: 'a slow list shows skeletons and no figures, a slow sync that it is busy',
    },
    {
      part: 'library',
      sees: 'Grey cards.',
      says: (words) => [words.interface.media.library.loading],
      keeps: 'The list.',
      file: SLOW,
      title: WORKING,
    },
    {
      part: 'upload',
      sees: 'How far each file is, and all of them.',
      says: (words) => [words.interface.media.upload.uploading],
      keeps: 'The file: one object, one record.',
      file: SLOW,
      title: WORKING,
    },
    {
      part: 'edit',
      sees: 'The button says that it saves.',
      says: ({ library }) => [library.edit.saving, library.edit.succeeded],
      keeps: 'The edit.',
      file: SLOW,
      title: WORKING,
    },
    {
      part: 'delete',
      sees: 'The button says that it deletes.',
      says: ({ library }) => [library.remove.deleting, library.remove.succeeded],
      keeps: 'Neither object nor record is left over.',
      file: SLOW,
      title: WORKING,
    },
  ]),
];
