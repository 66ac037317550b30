import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { World } from '../../scripts/deploy/deploy';
import type { Answer, Google } from '../../scripts/deploy/google';
import { PROJECT_ID as ID, VALUES } from './environment-file';

const NUMBER = '123456789012';
const ORIGIN = 'https://mesquite-live.web.app';

const CORS = JSON.parse(readFileSync('storage.cors.json', 'utf8'));

/** What Google answers of a project that lacks nothing, by the beginning of the URL; the longest one counts. */
export const WHOLE_PROJECT: Record<string, unknown> = {
  [`cloudresourcemanager.googleapis.com/v1/projects/${ID}`]: { lifecycleState: 'ACTIVE', projectNumber: NUMBER },
  [`cloudresourcemanager.googleapis.com/v1/projects/${ID}:getIamPolicy`]: {
    bindings: [
      {
        role: 'roles/firebaserules.firestoreServiceAgent',
        members: [`serviceAccount:service-${NUMBER}@gcp-sa-firebasestorage.iam.gserviceaccount.com`],
      },
    ],
  },
  'cloudbilling.googleapis.com/': { billingEnabled: true },
  'serviceusage.googleapis.com/': 'every API that is asked about is enabled',
  'firebase.googleapis.com/': { apiKey: VALUES.VITE_FIREBASE_API_KEY, appId: VALUES.VITE_FIREBASE_APP_ID },
  'firestore.googleapis.com/': { type: 'FIRESTORE_NATIVE', deleteProtectionState: 'DELETE_PROTECTION_ENABLED' },
  [`firestore.googleapis.com/v1/projects/${ID}/databases/(default)/backupSchedules`]: { backupSchedules: [{}] },
  [`firestore.googleapis.com/v1/projects/${ID}/databases/(default)/documents:runQuery`]: [
    { document: { fields: { role: { stringValue: 'admin' }, is_active: { booleanValue: true } } } },
  ],
  'storage.googleapis.com/': {
    projectNumber: NUMBER,
    location: 'US-CENTRAL1',
    cors: CORS,
    softDeletePolicy: { retentionDurationSeconds: '604800' },
  },
  'firebasestorage.googleapis.com/': { name: 'the bucket' },
  'identitytoolkit.googleapis.com/': {
    signIn: { email: { enabled: true, passwordRequired: true } },
    authorizedDomains: ['localhost', 'mesquite-live.web.app', 'mesquite.com'],
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  },
  'firebasehosting.googleapis.com/': { sites: [{ type: 'DEFAULT_SITE' }] },
  'firebasehosting.googleapis.com/v1beta1/projects/mesquite-live/sites/mesquite-live/customDomains/': {
    hostState: 'HOST_ACTIVE',
  },
  'firebaseappcheck.googleapis.com/': { siteKey: VALUES.VITE_APP_CHECK_SITE_KEY },
};

/**
 * Stands for Google: answers by the table, an Answer as it is, null as 404, anything else with 200. Nothing is
 * contacted.
 */
export function googleOf(table: Record<string, unknown>): Google & { asked: string[] } {
  const asked: string[] = [];
  const google: Google = async (url) => {
    asked.push(url);
    const path = url.replace('https://', '');
    const key = Object.keys(table)
      .filter((beginning) => path.startsWith(beginning))
      .sort((a, b) => b.length - a.length)[0];
    const found = key === undefined ? null : table[key];
    if (found === null || found === undefined) return { status: 404, body: null };
    if (typeof found === 'object' && 'status' in found) return found as Answer;
    if (typeof found === 'object') return { status: 200, body: found };
    const services = new URL(url).searchParams.getAll('names').map((name) => ({ name, state: 'ENABLED' }));
    return { status: 200, body: { services } };
  };
  return Object.assign(google, { asked });
}

/** A machine and a project that lack nothing, to be deployed from the folder `root`. */
export function wholeWorld(root: string, changes: Partial<World> = {}): World {
  return {
    environment: { name: 'live', file: join(root, '.env.live'), values: VALUES },
    google: googleOf(WHOLE_PROJECT),
    brand: {
      origin: ORIGIN,
      email: 'hello@mesquite.com',
      phone: { e164: '+1-956-630-0142' },
      bucket: 'mesquite-solutions-images',
    },
    ...{ bucket: 'mesquite-solutions-images', origin: ORIGIN, demoProject: 'demo-mesquite', region: 'us-central1' },
    projects: {
      projects: { live: ID },
      targets: { [ID]: { storage: { images: ['mesquite-solutions-images'] } } },
    },
    enforcesAppCheck: true,
    changed: () => [],
    cors: CORS,
    ...{ site: join(root, 'dist'), hosting: join(root, 'hosting.json'), functions: join(root, 'index.js') },
    ...changes,
  };
}
