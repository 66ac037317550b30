import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isReady, report } from '../../../scripts/deploy/checks';
import { preflight, type World } from '../../../scripts/deploy/deploy';
import { googleOf, WHOLE_PROJECT, wholeWorld } from '../../support/deployable';
import { FILE } from '../../support/environment-file';
import { temporaryFolder } from '../../support/temporary-folder';

function world(changes: Partial<World> = {}): World {
  const root = temporaryFolder();
  writeFileSync(join(root, '.env.live'), FILE);
  return wholeWorld(root, changes);
}

/** A project of which some answers are others. */
const projectWith = (changes: Record<string, unknown>) => ({ google: googleOf({ ...WHOLE_PROJECT, ...changes }) });

const { brand, environment, projects } = wholeWorld('');
const brandWith = (changes: Partial<World['brand']>) => ({ brand: { ...brand, ...changes } });
const database = 'firestore.googleapis.com/v1/projects/mesquite-live/databases/(default)';
const bucket = WHOLE_PROJECT['storage.googleapis.com/'] as object;
const stored = WHOLE_PROJECT['firestore.googleapis.com/'] as object;
const auth = WHOLE_PROJECT['identitytoolkit.googleapis.com/'] as object;

const withoutKey = { ...environment, values: { ...environment.values, VITE_APP_CHECK_SITE_KEY: '' } };

/** What is changed of a machine and a project that lack nothing, and the line of the report that says so. */
const MISSING: [name: string, changes: Partial<World>, line: string][] = [
  ['the alias', { projects: { ...projects, projects: {} } }, '.firebaserc has no project for "live"'],
  ['the right alias', { projects: { ...projects, projects: { live: 'other' } } }, '.firebaserc has other for "live"'],
  ['the target', { projects: { projects: projects.projects } }, '.firebaserc has no bucket for the target images'],
  ['a public address', brandWith({ origin: 'https://mesquite.example' }), 'https://mesquite.example exists nowhere'],
  ['a bare address', brandWith({ origin: 'https://mesquite.com/' }), 'without a slash at the end'],
  ['a safe address', brandWith({ origin: 'http://mesquite.com' }), 'http://mesquite.com is not https://'],
  ['a commit', { changed: () => ['src/domain/brand.ts'] }, 'src/domain/brand.ts differs from the last commit'],
  ['billing', projectWith({ 'cloudbilling.googleapis.com/': {} }), 'no billing account is linked to it'],
  [
    'an API',
    projectWith({
      'serviceusage.googleapis.com/': { services: [{ name: 'a/run.googleapis.com', state: 'DISABLED' }] },
    }),
    'run.googleapis.com is not',
  ],
  ['the web app', projectWith({ 'firebase.googleapis.com/': null }), 'the project has no web app 1:123456789012:web'],
  [
    'the key of its app',
    projectWith({ 'firebase.googleapis.com/': { apiKey: 'other' } }),
    'is not the key of that app',
  ],
  ['the database', projectWith({ 'firestore.googleapis.com/': null }), 'there is no database (default)'],
  [
    'a database of the right type',
    projectWith({ 'firestore.googleapis.com/': { ...stored, type: 'DATASTORE_MODE' } }),
    'it is of the type DATASTORE_MODE',
  ],
  ['the bucket', projectWith({ 'storage.googleapis.com/': null }), 'there is no bucket mesquite-solutions-images'],
  [
    'a bucket of its own',
    projectWith({ 'storage.googleapis.com/': { ...bucket, projectNumber: '9' } }),
    'mesquite-solutions-images belongs to another project',
  ],
  [
    'a bucket beside its functions',
    projectWith({ 'storage.googleapis.com/': { ...bucket, location: 'EU' } }),
    'it is in EU',
  ],
  ['the link of the bucket', projectWith({ 'firebasestorage.googleapis.com/': null }), 'it is not linked to Firebase'],
  ['CORS', projectWith({ 'storage.googleapis.com/': { ...bucket, cors: [] } }), 'its CORS is not that of storage.cors'],
  [
    'the role of the rules',
    projectWith({ 'cloudresourcemanager.googleapis.com/v1/projects/mesquite-live:getIamPolicy': {} }),
    'the service agent of Storage lacks the role',
  ],
  ['Authentication', projectWith({ 'identitytoolkit.googleapis.com/': null }), 'Authentication has not been set up'],
  [
    'the provider',
    projectWith({ 'identitytoolkit.googleapis.com/': { ...auth, signIn: {} } }),
    'the provider Email/Password is off',
  ],
  [
    'the authorised domain',
    projectWith({ 'identitytoolkit.googleapis.com/': { ...auth, authorizedDomains: [] } }),
    'mesquite-live.web.app is not among the authorised domains',
  ],
  [
    'enumeration protection',
    projectWith({ 'identitytoolkit.googleapis.com/': { ...auth, emailPrivacyConfig: {} } }),
    'email enumeration protection is off',
  ],
  ['a Hosting site', projectWith({ 'firebasehosting.googleapis.com/': {} }), 'the project has no default site'],
  [
    'the registration with App Check',
    projectWith({ 'firebaseappcheck.googleapis.com/': null }),
    'the web app is registered with no key',
  ],
];

/** What the site may go out without. */
const WORTH_KNOWING: typeof MISSING = [
  ['an address that somebody reads', brandWith({ email: 'hello@mesquite.example' }), 'nobody has the address hello@'],
  ['a number that somebody answers', brandWith({ phone: { e164: '+1-956-555-0142' } }), 'nobody has the number +1-956'],
  [
    'App Check',
    { environment: withoutKey, enforcesAppCheck: false },
    'VITE_APP_CHECK_SITE_KEY is empty: the site has no tokens,ENFORCE_APP_CHECK is not true',
  ],
  ['the enforcement of App Check', { enforcesAppCheck: false }, 'the functions ask for no tokens'],
  [
    'the domain',
    {
      origin: 'https://mesquite.com',
      ...projectWith({
        'firebasehosting.googleapis.com/v1beta1/projects/mesquite-live/sites/mesquite-live/customDomains/': null,
      }),
    },
    'mesquite.com is not connected',
  ],
  [
    'the DNS records of the domain',
    {
      origin: 'https://mesquite.com',
      ...projectWith({
        'firebasehosting.googleapis.com/v1beta1/projects/mesquite-live/sites/mesquite-live/customDomains/': {
          hostState: 'HOST_UNHOSTED',
        },
      }),
    },
    'mesquite.com is HOST_UNHOSTED',
  ],
  ['an admin', projectWith({ [`${database}/documents:runQuery`]: [{}] }), 'no account is an active admin'],
  ['backups', projectWith({ [`${database}/backupSchedules`]: {} }), 'Firestore has no backup schedule'],
  [
    'delete protection',
    projectWith({ 'firestore.googleapis.com/': { type: 'FIRESTORE_NATIVE' } }),
    'the database may be deleted',
  ],
  [
    'soft deletion',
    projectWith({ 'storage.googleapis.com/': { ...bucket, softDeletePolicy: {} } }),
    'objects that are removed from the bucket are gone at once',
  ],
];

/** The environment's file of a world is always there: `changes` may bring another environment, but not its file. */
async function look(changes: Partial<World>) {
  const whole = world();
  const changed = { ...whole, ...changes };
  if (changes.environment) changed.environment = { ...changes.environment, file: whole.environment.file };
  const findings = await preflight(changed);
  return { findings, isReady: isReady(findings), text: report(findings) };
}

describe('the preflight', () => {
  it('finds nothing where nothing is missing', async () => {
    expect(await look({})).toEqual({ findings: [], isReady: true, text: 'Nothing that is needed is missing.' });
  });

  it.each(MISSING)('refuses a project without %s, and says what to do', async (_, changes, line) => {
    const { findings, isReady: ready, text } = await look(changes);
    expect(findings.map(({ faults }) => faults.join())).toEqual([expect.stringContaining(line)]);
    expect(findings[0]?.remedy).toMatch(/\w/);
    expect([ready, text.startsWith('Missing (1):')]).toEqual([false, true]);
  });

  it.each(WORTH_KNOWING)('lets a project go out without %s, and says so', async (_, changes, line) => {
    const { findings, isReady: ready, text } = await look(changes);
    expect(findings.map(({ faults }) => faults.join())).toEqual([expect.stringContaining(line)]);
    expect([ready, text.startsWith('Worth knowing (1):')]).toEqual([true, true]);
  });

  it('refuses functions that ask for tokens which the site does not have', async () => {
    const { isReady: ready, text } = await look({ environment: withoutKey });
    expect([ready, text]).toEqual([false, expect.stringContaining('every form would be refused')]);
  });

  it('lists all that is missing, not only the first', async () => {
    const google = googleOf({
      'cloudresourcemanager.googleapis.com/': { lifecycleState: 'ACTIVE', projectNumber: '1' },
    });
    const { text } = await look({ google, changed: () => ['a.ts'], projects: { projects: {} } });
    const lines = MISSING.filter(([name]) =>
      /^(the (alias|target|database|bucket|web app|Hosting)|billing)$/.test(name),
    );
    expect(lines).toHaveLength(6);
    for (const [, , line] of lines) expect(text).toContain(line);
  });

  it('does not ask about a project whose file is wrong', async () => {
    const google = googleOf(WHOLE_PROJECT);
    const values = { ...environment.values, VITE_FIREBASE_APP_ID: '' };
    const { text } = await look({ google, environment: { ...environment, values } });
    expect(text).toContain('VITE_FIREBASE_APP_ID is missing');
    expect(text).toContain('13 checks of it were not made');
    expect(google.asked).toEqual([]);
  });

  it.each([
    ['is not there', {}, 'there is no project mesquite-live'],
    ['is being deleted', { 'cloudresourcemanager.': { lifecycleState: 'DELETE_REQUESTED' } }, 'is DELETE_REQUESTED'],
    [
      'is somebody else’s',
      { 'cloudresourcemanager.': { status: 403, body: { error: { message: 'The caller does not have permission' } } } },
      'answers 403: The caller does not have permission',
    ],
  ])('looks no further into a project that %s', async (_, table, line) => {
    const { text, findings } = await look({ google: googleOf(table) });
    expect(text).toContain(line);
    expect(text).toContain('the project cannot be seen');
    expect(findings).toHaveLength(2);
  });

  it('takes what cannot be seen for missing', async () => {
    const google = async () => Promise.reject(new Error('Could not load the default credentials'));
    const { isReady: ready, text } = await look({ google });
    expect(ready).toBe(false);
    expect(text).toContain('could not be seen: Could not load the default credentials');
    expect(text).toContain('gcloud auth application-default login');
  });
});
