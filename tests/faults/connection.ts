import { type Row, rowsOf, SILENT } from './row';

const OFFLINE = 'e2e/pages/offline.spec.ts';
const PARTS = 'e2e/pages/parts.spec.ts';
const FORMS = 'e2e/journeys/faults.spec.ts';
const GALLERY = 'e2e/journeys/gallery-faults.spec.ts';
const LIBRARY = 'e2e/journeys/library-faults.spec.ts';

/** The server is down, or the way to it is cut. */
export const CONNECTION: Row[] = [
  ...rowsOf('server-down', [
    {
      part: 'page',
      sees: 'Each page as it is always, after one visit to any of them.',
      says: SILENT,
      keeps: 'All pages in both languages, the menus and the search.',
      file: OFFLINE,
      title: 'after one visit every page of the site opens without the server, in both languages',
    },
    {
      part: 'page',
      sees: 'A mark in the corner, as long as the connection is gone.',
      says: ({ installed }) => [installed.offline],
      keeps: 'What could not be had comes by itself.',
      file: OFFLINE,
      title: 'a lost connection is marked while it lasts, and what could not be had then comes by itself',
    },
    {
      part: 'page',
      sees: 'In place of a page that is not on the device, what can be read, and a way to try again.',
      says: ({ offline }) => [offline.title, offline.text, offline.retry],
      keeps: 'The URL that was wanted.',
      file: OFFLINE,
      title: 'a path that is not kept says so without the server, in its language, and leads on',
    },
    {
      part: 'quote',
      sees: 'A receipt in place of the form; the next page tells that it was sent.',
      says: ({ forms }) => [forms.kept.offline.title, forms.kept.offline.text],
      keeps: 'The request: it arrives once.',
      file: FORMS,
      title: 'a request sent offline is kept, says so, and arrives once when the connection is back',
    },
    {
      part: 'quote',
      sees: 'The same, where the server gives no answer.',
      says: ({ forms }) => [forms.kept.server.text, forms.late.quotes.recorded.text],
      keeps: 'The request, though the page is left and the server comes back later.',
      file: 'e2e/journeys/server-gone.spec.ts',
      title: 'a request sent while the server is gone outlives the page, and arrives once when it is back',
    },
    {
      part: 'quote',
      sees: 'The same, where the server answers 500.',
      says: ({ forms }) => [forms.kept.server.title, forms.kept.server.text],
      keeps: 'The request: it arrives once, from the next page.',
      file: FORMS,
      title: 'a request that the server could not take is delivered by the next page, which says so',
    },
    {
      part: 'quote',
      sees: 'The form with all that was typed, and that it was sent.',
      says: ({ forms }) => [forms.late.quotes.recorded.title, forms.late.quotes.recorded.text],
      keeps: 'The text; it is recorded once though it is sent three times.',
      file: FORMS,
      title: 'a page reloaded while it sends still has the text, and sending that again doubles nothing',
    },
    {
      part: 'quote',
      sees: 'The form, and the phone number above it, where the page itself came and its script was lost.',
      says: SILENT,
      keeps: 'What was typed and pressed: it is answered once the script can be had.',
      file: PARTS,
      title: 'a page whose script is lost on the way takes text, posts nothing away, and answers once it has come',
    },
    {
      part: 'newsletter',
      sees: 'A receipt in place of the form.',
      says: ({ forms }) => [forms.kept.offline.title, forms.late.newsletter.recorded.text],
      keeps: 'The address: it is on the list once.',
      file: FORMS,
      title: 'an address that subscribes offline is kept, and on the list once when the connection is back',
    },
    {
      part: 'login',
      sees: 'Who is logged in stays so.',
      says: SILENT,
      keeps: 'The session, in all tabs.',
      file: 'e2e/journeys/accounts.spec.ts',
      title: 'a session outlives a lost network and a server in trouble, and ends in all tabs at once',
    },
    {
      part: 'login',
      sees: 'Not that access is denied, but that it could not be checked, and a button.',
      says: (words) => [words.interface.auth.guard.unreachable, words.interface.media.retry],
      keeps: 'The place: whoever is an admin is let in when it is tried again.',
      file: 'e2e/journeys/accounts.spec.ts',
      title: 'an admin whose role cannot be looked up is told so, not that access is denied, and is let in later',
    },
    {
      part: 'gallery',
      sees: 'The last list, with its date.',
      says: (words) => [words.interface.media.gallery.kept, words.interface.media.gallery.loadFailed],
      keeps: 'The list, until the connection is back.',
      file: GALLERY,
      title: 'without a connection the last list is shown, with its date, until the connection is back',
    },
    {
      part: 'gallery',
      sees: 'Where there is no list yet, that it could not be had, and a button.',
      says: (words) => [words.interface.media.gallery.loadFailed, words.interface.media.gallery.syncFailed],
      keeps: 'What was looked for.',
      file: GALLERY,
      title: 'a list that cannot be had says so, and is there when it is tried again; so does a sync',
    },
    {
      part: 'library',
      sees: 'That it could not be loaded, and a button.',
      says: (words) => [words.interface.media.library.loadFailed, words.interface.media.retry],
      keeps: 'The library.',
      file: LIBRARY,
      title: 'a library that cannot be loaded says so, and is there when it is tried again',
    },
    {
      part: 'edit',
      sees: 'The form stays open; offline, changes wait.',
      says: ({ library }) => [library.edit.failed, library.offline],
      keeps: 'What was typed.',
      file: LIBRARY,
      title: 'an edit that is refused is told with its reason and stays in its form; offline nothing can be changed',
    },
    {
      part: 'edit',
      sees: 'Nothing, where only the answer was lost.',
      says: SILENT,
      keeps: 'The edit: it is saved, and nobody is told that somebody else has changed the file.',
      file: 'functions/stores-media.test.ts',
      title: 'calls an edit saved whose answer was lost, not changed by somebody else',
    },
    {
      part: 'delete',
      sees: 'Offline, its button waits.',
      says: ({ library }) => [library.offline],
      keeps: 'The file.',
      file: LIBRARY,
      title: 'an edit that is refused is told with its reason and stays in its form; offline nothing can be changed',
    },
    {
      part: 'upload',
      sees: 'The file with its reason, and a button.',
      says: (words) => [words.interface.media.upload.reasons.offline, words.interface.media.upload.retry],
      keeps: 'The file waits in the dialog; the others arrive.',
      file: 'unit/media/upload-queue.test.ts',
      title:
        'lets the others arrive when one fails midway, keeps that one with its reason, and uploads it when asked again',
    },
  ]),
];
