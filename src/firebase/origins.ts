import { emulatorsOfProject, projectOptions, storageOrigin } from './config';

type Address = { host: string; port: number };

/** What the services of a real project are asked at. Functions are in the region that the SDK asks by itself. */
const LIVE = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
  `https://us-central1-${projectOptions.projectId}.cloudfunctions.net`,
];

const emulated = ({ auth, firestore, functions }: Record<'auth' | 'firestore' | 'functions', Address>) =>
  [auth, firestore, functions].map(({ host, port }) => `http://${host}:${port}`);

/**
 * The origins beyond the site's own that this build works with, for the pages' Content-Security-Policy. `isLive` is
 * false where they are emulators, which speak plain HTTP.
 */
export const ORIGINS = {
  isLive: emulatorsOfProject === null,
  services: emulatorsOfProject ? emulated(emulatorsOfProject) : LIVE,
  storage: storageOrigin,
};
