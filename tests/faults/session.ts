import { type Row, rowsOf, SILENT } from './row';

const SESSIONS = 'e2e/journeys/session-faults.spec.ts';
const EDITED =
  'a session that ends while an edit is saved leaves what was typed for after the login, and deletes nothing';
const TABS = 'e2e/journeys/tab-faults.spec.ts';
const EDITED_TWICE =
  'two tabs that edit one file both keep what they wrote, and one that signs out takes the other to the login';

/** Faults of the session, and of several tabs that share it. */
export const SESSION: Row[] = [
  ...rowsOf('expired-token', [
    {
      part: 'login',
      sees: 'The login, which says why.',
      says: (words) => [words.interface.auth.failures['session-ended']],
      keeps: 'It ends in all tabs at once, and only by a refusal.',
      file: 'e2e/journeys/accounts.spec.ts',
      title: 'a session outlives a lost network and a server in trouble, and ends in all tabs at once',
    },
    {
      part: 'upload',
      sees: 'The login; after it, the file with its reason.',
      says: (words) => [words.interface.media.upload.reasons['session-ended']],
      keeps: 'The file waits in the dialog; tried again, it makes one object with one record.',
      file: SESSIONS,
      title: 'a session that ends in the midst of an upload says so, and the file arrives once after the next login',
    },
    {
      part: 'edit',
      sees: 'The login; after it, the form with what was typed.',
      says: (words) => [words.interface.auth.failures['session-ended']],
      keeps: 'What was typed, until it is saved or closed by hand.',
      file: SESSIONS,
      title: EDITED,
    },
    {
      part: 'delete',
      sees: 'The login.',
      says: (words) => [words.interface.auth.failures['session-ended']],
      keeps: 'The file and its record.',
      file: SESSIONS,
      title: EDITED,
    },
    ...(['upload', 'edit', 'delete'] as const).map((part) => ({
      part,
      sees: 'Nothing, where only the token has run out.',
      says: SILENT,
      keeps: 'It is done once, with a new token.',
      file: SESSIONS,
      title: 'a token that only the server takes for run out is replaced, and nobody is asked for anything',
    })),
    {
      part: 'roles',
      sees: 'Access is denied, without a reload.',
      says: (words) => [words.interface.auth.guard.deniedTitle, words.interface.auth.guard.denied],
      keeps: 'The library: whoever was deactivated writes nothing more.',
      file: 'e2e/journeys/access.spec.ts',
      title: 'an admin who is deactivated loses the page without a reload',
    },
    {
      part: 'roles',
      sees: 'A refusal, also with a token of a moment ago.',
      says: SILENT,
      keeps: 'Objects and records.',
      file: 'functions/old-token.test.ts',
      title: 'of an admin who was deactivated a moment ago writes nothing and removes nothing, and is the last one',
    },
  ]),
  ...rowsOf('two-tabs', [
    {
      part: 'quote',
      sees: 'Each tab its own text, and its own receipt.',
      says: ({ forms }) => [forms.quote.recorded.title],
      keeps: 'Both requests: each arrives once.',
      file: TABS,
      title: 'two tabs with the form open keep their own texts, and each request arrives once',
    },
    {
      part: 'quote',
      sees: 'That it is kept; one of the tabs sends it.',
      says: ({ forms }) => [forms.kept.server.text],
      keeps: 'The request: it is recorded, and told of, once.',
      file: 'e2e/journeys/faults.spec.ts',
      title: 'a request whose answer was lost is in two tabs’ hands, and recorded once',
    },
    {
      part: 'edit',
      sees: 'That somebody else has changed the file, and what; a way to keep both.',
      says: ({ library }) => [library.edit.changed, library.edit.keepMine, library.edit.takeTheirs],
      keeps: 'What was written in either tab.',
      file: TABS,
      title: EDITED_TWICE,
    },
    {
      part: 'login',
      sees: 'The login in the other tab, too.',
      says: SILENT,
      keeps: 'Nobody seems to be logged in who is not.',
      file: TABS,
      title: EDITED_TWICE,
    },
    {
      part: 'page',
      sees: 'A newer version in all tabs; one in the midst of something is only told of it.',
      says: ({ installed }) => [installed.update.text, installed.update.note],
      keeps: 'What was typed in each of them.',
      file: 'e2e/pages/versions.spec.ts',
      title: 'a newer version is told of, taken in every tab when the visitor agrees, and nothing typed is lost',
    },
  ]),
];
