import type { Part } from './kinds';
import { type Row, rowsOf, SILENT } from './row';

const DEATHS = 'functions/deaths.test.ts';
const MEDIA_DEATHS = 'functions/deaths-media.test.ts';
const HISTORY = 'has one record an object, none lost, none doubled, and every edit';
const ROLES = 'functions/mirror-role.test.ts';

/** A row of what nobody sees. */
const unseen = (part: Part, keeps: string, file: string, title: string, sees = 'Nothing.'): Omit<Row, 'fault'> => ({
  ...{ part, keeps, file, title, sees },
  says: SILENT,
});
const LATER = 'The file in the library, a moment later.';

/** Faults of how functions are run. */
export const SERVER: Row[] = [
  ...rowsOf('late', [
    unseen(
      'records',
      'Each object has its one record, also after a lost event.',
      'unit/upkeep/histories.test.ts',
      HISTORY,
      LATER,
    ),
    unseen('records', 'The same in the emulators.', 'functions/histories.test.ts', HISTORY, LATER),
    unseen(
      'records',
      'No record is made of what is gone.',
      'functions/keep-record.test.ts',
      'is made of an object that was gone before its event came',
    ),
    unseen(
      'roles',
      'The claim that the profile says now.',
      ROLES,
      'do not give the claim back: a run that read the older profile corrects itself',
    ),
    unseen(
      'roles',
      'The claim that is deserved.',
      ROLES,
      'do not take the claim away: a run that read the older profile corrects itself',
    ),
    unseen(
      'sync',
      'Each object has its one record.',
      'functions/object-finalized.test.ts',
      'makes a removed record again for a visitor and reports 1, then 0',
    ),
    unseen(
      'profiles',
      'The profile of a user, as soon as it is told.',
      'functions/account-events.test.ts',
      'has the profile of a user after its sign-up, and none after its deletion',
    ),
  ]),
  ...rowsOf('twice', [
    unseen(
      'records',
      'One record, the first.',
      'functions/keep-record.test.ts',
      'gets one record from a repeated and a concurrent event, and the first one stays',
    ),
    unseen(
      'sync',
      'No double.',
      'functions/sync-storage.test.ts',
      'makes no double when several run at once, and counts each record once',
    ),
    unseen(
      'quote',
      'One record, as it was first.',
      'functions/receive-form.test.ts',
      'is recorded once, however often and from wherever it is sent, and stays as it was',
      'The receipt.',
    ),
    unseen(
      'newsletter',
      'One address.',
      'functions/receive-form.test.ts',
      'is recorded once an address, whatever its case',
      'The receipt.',
    ),
    unseen(
      'roles',
      'Nothing is written twice, no session is ended twice.',
      ROLES,
      'is written, and tokens are revoked, only where something changes',
    ),
    unseen('profiles', 'The profile, and an admin’s rights in it.', ROLES, 'that is there is not overwritten'),
    unseen('profiles', 'Nothing is left over.', ROLES, 'can be removed twice'),
  ]),
  ...rowsOf('out-of-order', [
    unseen(
      'records',
      'Each object has its one record, and every edit.',
      'unit/upkeep/histories.test.ts',
      HISTORY,
      LATER,
    ),
    unseen(
      'records',
      'The newer object’s facts.',
      'functions/keep-record.test.ts',
      'does not go back to an older object that somebody read before',
    ),
    unseen('roles', 'The claim that the profile says.', ROLES, 'end with what the profile says, whatever overlaps'),
    unseen(
      'roles',
      'The same by real events.',
      'functions/account-events.test.ts',
      'ends with the claim that its profile says after changes in quick succession',
    ),
    unseen(
      'profiles',
      'No profile without an account.',
      ROLES,
      'is not left behind by a creation that is told after the deletion',
    ),
  ]),
  ...rowsOf('death', [
    unseen(
      'records',
      'The one record, and renditions.',
      MEDIA_DEATHS,
      'has made the one record of a new picture, with its renditions',
      LATER,
    ),
    unseen(
      'records',
      'What staff wrote.',
      MEDIA_DEATHS,
      'has described a picture that was overwritten, and touched nothing that staff wrote',
    ),
    unseen(
      'delete',
      'The mark on the record; no rendition is left over.',
      MEDIA_DEATHS,
      'has marked the record of an object that is gone, and left no rendition',
    ),
    unseen(
      'sync',
      'Each object has its one record.',
      MEDIA_DEATHS,
      'has synced: each object has its one record, and a sync that died keeps others waiting for a minute at most',
      'The next sync waits, a minute at most.',
    ),
    {
      ...unseen(
        'gallery',
        'The whole list, for the next one who asks.',
        MEDIA_DEATHS,
        'has listed the gallery: the next visitor gets all of it',
        'That the list could not be had, or the last one.',
      ),
      says: (words) => [words.interface.media.gallery.loadFailed],
    },
    unseen(
      'roles',
      'The claim that the profile says, beside the others.',
      DEATHS,
      'has given the claim that the profile says, beside the others',
    ),
    unseen(
      'roles',
      'No session outlives the claim.',
      DEATHS,
      'has taken the claim, and ended the sessions, of who is no admin any more',
    ),
    unseen(
      'login',
      'The role: the next login asks again.',
      DEATHS,
      'has told the caller the role that the profile says',
    ),
    unseen(
      'profiles',
      'The profile, or its absence.',
      DEATHS,
      'has made the profile of a new account, and removed that of one that is gone',
    ),
    {
      ...unseen(
        'quote',
        'The request: recorded once, counted once.',
        DEATHS,
        'has recorded quotes once, and counted it once',
        'That it is kept and will be sent.',
      ),
      says: ({ forms }) => [forms.kept.server.text],
    },
    {
      ...unseen(
        'newsletter',
        'The address: on the list once.',
        DEATHS,
        'has recorded newsletter once, and counted it once',
        'That it is kept and will be sent.',
      ),
      says: ({ forms }) => [forms.kept.server.text],
    },
  ]),
];
