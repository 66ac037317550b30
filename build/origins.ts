import { emulatorsOfProject, projectOptions, storageOrigin } from '../src/firebase/config';

type Address = { host: string; port: number };

/** The origins of the services of a real project. Functions are in the SDK's default region. */
const REAL = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
  `https://us-central1-${projectOptions.projectId}.cloudfunctions.net`,
];

const emulated = ({ auth, firestore, functions }: Record<'auth' | 'firestore' | 'functions', Address>) =>
  [auth, firestore, functions].map(({ host, port }) => `http://${host}:${port}`);

/** The origins of App Check and of reCAPTCHA, which it uses. */
const ATTESTATION = {
  services: ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};
const attestation = import.meta.env.VITE_APP_CHECK_SITE_KEY ? ATTESTATION : { services: [], scripts: [], frames: [] };

/**
 * The foreign origins that this build uses, for the Content-Security-Policy of the pages. `isEmulated`: they are
 * emulators, which use plain HTTP.
 */
export const ORIGINS = {
  isEmulated: emulatorsOfProject !== null,
  services: [...(emulatorsOfProject ? emulated(emulatorsOfProject) : REAL), ...attestation.services],
  scripts: attestation.scripts,
  frames: attestation.frames,
  storage: storageOrigin,
};
