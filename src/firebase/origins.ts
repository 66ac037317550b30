import { emulatorsOfProject, projectOptions, storageOrigin } from './config';

type Address = { host: string; port: number };

/** What the services of a real project are asked at. Functions are in the region that the SDK asks by itself. */
const REAL = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
  `https://us-central1-${projectOptions.projectId}.cloudfunctions.net`,
];

const emulated = ({ auth, firestore, functions }: Record<'auth' | 'firestore' | 'functions', Address>) =>
  [auth, firestore, functions].map(({ host, port }) => `http://${host}:${port}`);

/** What App Check asks for its tokens, and where reCAPTCHA, which it works with, comes from. */
const ATTESTATION = {
  services: ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};
const attestation = import.meta.env.VITE_APP_CHECK_SITE_KEY ? ATTESTATION : { services: [], scripts: [], frames: [] };

/**
 * The origins beyond the site's own that this build works with, for the pages' Content-Security-Policy. `isEmulated`
 * tells of emulators, which speak plain HTTP.
 */
export const ORIGINS = {
  isEmulated: emulatorsOfProject !== null,
  services: [...(emulatorsOfProject ? emulated(emulatorsOfProject) : REAL), ...attestation.services],
  scripts: attestation.scripts,
  frames: attestation.frames,
  storage: storageOrigin,
};
