/** What may go wrong, as the matrix names it. */
export const FAULTS = {
  'server-down': 'server down',
  slow: 'slow 3G',
  'storage-5xx': '5xx from storage',
  'aborted-upload': 'aborted upload',
  'expired-token': 'expired token',
  'wrong-clock': 'clock two hours off',
  'two-tabs': 'two tabs',
  'quota-full': 'quota full',
  'no-indexeddb': 'IndexedDB missing',
  'worker-updated': 'worker updated midway',
  late: 'function told late or never',
  twice: 'function told twice',
  'out-of-order': 'functions told out of order',
  death: 'function dies before an await',
} as const;
export type Fault = keyof typeof FAULTS;

/** What people do with the product, and what the server does for them. */
export const PARTS = {
  page: 'reading a page',
  quote: 'the quote form',
  newsletter: 'the newsletter',
  login: 'the login',
  gallery: 'the gallery',
  library: 'the library',
  upload: 'an upload',
  edit: 'an edit',
  delete: 'a deletion',
  records: 'records of objects',
  sync: 'a sync',
  roles: 'roles and claims',
  profiles: 'profiles of accounts',
} as const;
export type Part = keyof typeof PARTS;

/** Faults of the server's own, and the parts that it does; the other faults are met by people, in the other parts. */
export const SERVER_FAULTS: readonly Fault[] = ['late', 'twice', 'out-of-order', 'death'];
export const SERVER_PARTS: readonly Part[] = ['records', 'sync', 'roles', 'profiles', 'quote', 'newsletter', 'gallery'];
export const PEOPLES_PARTS: readonly Part[] = [
  ...(['page', 'quote', 'newsletter', 'login'] as const),
  ...(['gallery', 'library', 'upload', 'edit', 'delete'] as const),
];
