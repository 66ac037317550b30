import type { Values } from '../../scripts/deploy/environment';

export const PROJECT_ID = 'mesquite-live';

/** The values of a real project's environment, as they look. */
export const VALUES: Values = {
  VITE_FIREBASE_PROJECT_ID: PROJECT_ID,
  VITE_FIREBASE_API_KEY: 'not-a-key-0123456789-0123456789-012345',
  VITE_FIREBASE_AUTH_DOMAIN: `${PROJECT_ID}.firebaseapp.com`,
  VITE_FIREBASE_APP_ID: '1:123456789012:web:0123456789abcdef',
  VITE_APP_CHECK_SITE_KEY: 'not-a-site-key-0123456789-0123456789-0123',
};

/** A whole environment file with some values changed, or left out where they are undefined. */
export const fileWith = (changes: Record<string, string | undefined>) =>
  Object.entries({ ...VALUES, ...changes })
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}\n`]))
    .join('');

export const FILE = fileWith({});
