import { type Row, rowsOf, SILENT } from './row';

const CLOCK = 'e2e/journeys/clock-faults.spec.ts';
const DEVICES = 'e2e/journeys/device-faults.spec.ts';
const REFUSED = 'e2e/pages/refused.spec.ts';
const VERSIONS = 'e2e/pages/versions.spec.ts';
const wrong = (how: 'fast' | 'slow') =>
  `on a device whose clock is two hours ${how}, forms arrive, staff log in and upload, and the gallery shows it`;
const keepsNothing = (what: string) => `where the device ${what}, forms arrive all the same, and the gallery is shown`;

/** Faults of the device and of the browser. */
export const DEVICE: Row[] = [
  ...rowsOf('wrong-clock', [
    ...(['quote', 'newsletter', 'login', 'upload', 'edit', 'gallery'] as const).flatMap((part) =>
      (['fast', 'slow'] as const).map((how) => ({
        part,
        sees: `The same as with a clock that is right (here ${how}).`,
        says: SILENT,
        keeps: 'All arrives once, with the time of the server.',
        file: CLOCK,
        title: wrong(how),
      })),
    ),
    {
      part: 'quote',
      sees: 'The receipt at once, though the clock was put back meanwhile.',
      says: ({ forms }) => [forms.quote.recorded.title],
      keeps: 'The request: it is not taken for that of a bot.',
      file: CLOCK,
      title: 'a form is sent at once though the clock was put back by two hours while it was filled in',
    },
  ]),
  ...rowsOf('quota-full', [
    {
      part: 'page',
      sees: 'The site as it is always; it is only not kept for later.',
      says: SILENT,
      keeps: 'What is typed in a form.',
      file: REFUSED,
      title: 'the site works, and complains of nothing, where storage is full',
    },
    ...(['quote', 'newsletter', 'gallery'] as const).map((part) => ({
      part,
      sees: 'The same as on a device with room.',
      says: SILENT,
      keeps: 'What was sent is recorded once.',
      file: DEVICES,
      title: keepsNothing('is full'),
    })),
    {
      part: 'quote',
      sees: 'Without a connection: that it could not be sent, and cannot be kept.',
      says: ({ forms }) => [forms.failed],
      keeps: 'The text stays in the form, and can be sent again.',
      file: DEVICES,
      title: 'where the device is full and there is no connection, nothing is said to be kept: the text stays',
    },
    {
      part: 'login',
      sees: 'Who logs in is logged in, as long as the page is open.',
      says: SILENT,
      keeps: 'The way to the library.',
      file: DEVICES,
      title: 'where the device is full, whoever logs in is logged in as long as the page is open',
    },
  ]),
  ...rowsOf('no-indexeddb', [
    {
      part: 'page',
      sees: 'The site as it is always.',
      says: SILENT,
      keeps: 'What is typed in a form.',
      file: REFUSED,
      title: 'the site works, and complains of nothing, where there is no IndexedDB',
    },
    ...(['quote', 'newsletter', 'gallery'] as const).map((part) => ({
      part,
      sees: 'The same as with it.',
      says: SILENT,
      keeps: 'What was sent is recorded once.',
      file: DEVICES,
      title: keepsNothing('has no IndexedDB'),
    })),
    {
      part: 'quote',
      sees: 'Without a connection: that it could not be sent, and cannot be kept.',
      says: ({ forms }) => [forms.failed],
      keeps: 'The text stays in the form.',
      file: 'e2e/journeys/faults.spec.ts',
      title: 'where nothing can be sent or kept, the text stays and the visitor is told',
    },
    {
      part: 'page',
      sees: 'The site as it is always, where all storage is denied.',
      says: SILENT,
      keeps: 'What is typed in a form.',
      file: REFUSED,
      title: 'the site works, and complains of nothing, where storage is blocked',
    },
    ...(['quote', 'newsletter', 'gallery'] as const).map((part) => ({
      part,
      sees: 'The same as with it, where all storage is denied, and locks with it.',
      says: SILENT,
      keeps: 'What was sent is recorded once.',
      file: DEVICES,
      title: keepsNothing('denies all storage'),
    })),
  ]),
  ...rowsOf('worker-updated', [
    {
      part: 'quote',
      sees: 'A notice; the newer version is taken when the visitor agrees.',
      says: ({ installed }) => [installed.update.text, installed.update.accept, installed.update.later],
      keeps: 'What was typed in every tab.',
      file: VERSIONS,
      title: 'a newer version is told of, taken in every tab when the visitor agrees, and nothing typed is lost',
    },
    {
      part: 'newsletter',
      sees: 'Where a part is gone from the server, the page anew, once.',
      says: SILENT,
      keeps: 'What was typed.',
      file: VERSIONS,
      title: 'a part that went with a deployment makes the page load anew, once, with what was typed',
    },
    {
      part: 'page',
      sees: 'Where a part is missing altogether, that it could not be loaded.',
      says: SILENT,
      keeps: 'The page: it does not load again and again.',
      file: VERSIONS,
      title: 'a part that a version lacks itself makes no circle',
    },
    {
      part: 'page',
      sees: 'Where a link leads to a page whose styles are newer, that page, loaded anew with all that is its own.',
      says: SILENT,
      keeps: 'The look of either version: none is mixed.',
      file: VERSIONS,
      title: 'a link to a page of a version with other styles is left to the browser',
    },
    {
      part: 'page',
      sees: 'In a tab with a conversation in the chat, a notice only.',
      says: ({ installed }) => [installed.update.text],
      keeps: 'The conversation, and a question that is being typed.',
      file: VERSIONS,
      title: 'a newer version is told of, taken in every tab when the visitor agrees, and nothing typed is lost',
    },
    {
      part: 'login',
      sees: 'The page for logging in anew, as soon as the newer version is there.',
      says: SILENT,
      keeps: 'What was typed, but for a password.',
      file: VERSIONS,
      title: 'the first login after a deployment waits for the newer version, which nobody has asked for yet',
    },
    {
      part: 'upload',
      sees: 'The upload goes on; the newer version waits.',
      says: ({ installed }) => [installed.update.text],
      keeps: 'The file: one object, one record.',
      file: VERSIONS,
      title: 'an upload goes on while another tab takes a newer version, and arrives once',
    },
  ]),
];
