import { isDeepStrictEqual } from 'node:util';
import { GoogleAuth } from 'google-auth-library';
import firebase from '../../firebase.json';
import { brand } from '../../src/domain/brand';
import cors from '../../storage.cors.json';
import type { Environment } from './environment';
import { type Check, need, recommend } from './findings';

/** APIs that the site, its deployment and its maintenance use. firebase-tools enables only some of them. */
const APIS = [
  'artifactregistry',
  'cloudbilling',
  'cloudbuild',
  'cloudfunctions',
  'cloudresourcemanager',
  'cloudscheduler',
  'eventarc',
  'firebase',
  'firebasehosting',
  'firebaserules',
  'firebasestorage',
  'firestore',
  'iam',
  'identitytoolkit',
  'logging',
  'monitoring',
  'pubsub',
  'run',
  'secretmanager',
  'serviceusage',
  'storage',
].map((name) => `${name}.googleapis.com`);

const { hostname } = new URL(brand.origin);
const region = firebase.hosting.rewrites[0]?.function.region;

/** Uses `gcloud auth application-default login`, or the service account of GOOGLE_APPLICATION_CREDENTIALS. */
const auth = new GoogleAuth({ scopes: ['https://www.googleapis.com/auth/cloud-platform'] });

/** Calls a Google API: POST with `data`, otherwise GET. Returns null for 404 and throws for any other error. */
// biome-ignore lint/suspicious/noExplicitAny: every API has its own answer, and the checks expect fields to be missing.
async function callGoogle(project: string, path: string, data?: object): Promise<any> {
  const client = await auth.getClient();
  client.quotaProjectId = project; // Google charges the quota of the requests to this project.
  const response = await client.request<{ error?: { message?: string } }>({
    url: `https://${path}`,
    ...(data ? { method: 'POST', data } : { method: 'GET' }),
    timeout: 30_000,
    validateStatus: () => true,
  });
  if (response.status === 404) return null;
  if (response.status < 400) return response.data;
  throw new Error(`${path} answered ${response.status}: ${response.data?.error?.message ?? 'no reason given'}`);
}

const getProject = (project: string, method = '', data?: object) =>
  callGoogle(project, `cloudresourcemanager.googleapis.com/v1/projects/${project}${method}`, data);

type Service = { name: string; state: string };
type Binding = { role: string; members: string[] };
/** A row of a query's answer. An empty result is one row without a document. */
type Row = { document?: { fields: Record<string, { booleanValue?: boolean }> } };

/** The other checks of the project need this one to pass. */
export async function projectAccess({ project }: Environment) {
  const found = await getProject(project).catch((error: unknown) => ({ lifecycleState: error }));
  const state = found?.lifecycleState ?? 'it does not exist';
  const fix = `gcloud auth application-default login; for a new project: npx firebase projects:create ${project}`;
  return need(state === 'ACTIVE', `Cannot check the project ${project}: ${state}`, fix);
}

async function billing({ project }: Environment) {
  const info = await callGoogle(project, `cloudbilling.googleapis.com/v1/projects/${project}/billingInfo`);
  const fix = `gcloud billing projects link ${project} --billing-account ACCOUNT`;
  return need(info?.billingEnabled === true, 'The project has no billing account (Blaze plan)', fix);
}

async function apis({ project }: Environment) {
  const services = `projects/${project}/services`;
  const names = APIS.map((api) => `names=${services}/${api}`).join('&');
  const answer = await callGoogle(project, `serviceusage.googleapis.com/v1/${services}:batchGet?${names}`);
  const states: Service[] = answer?.services ?? [];
  const isEnabled = (api: string) => states.some(({ name, state }) => name.endsWith(`/${api}`) && state === 'ENABLED');
  const missing = APIS.filter((api) => !isEnabled(api)).join(' ');
  return need(missing === '', `APIs not enabled: ${missing}`, `gcloud services enable ${missing} --project ${project}`);
}

async function webApp({ project, values }: Environment) {
  const { VITE_FIREBASE_APP_ID: app, VITE_FIREBASE_API_KEY: key, VITE_APP_CHECK_SITE_KEY: siteKey } = values;
  const config = await callGoogle(project, `firebase.googleapis.com/v1beta1/projects/${project}/webApps/${app}/config`);
  const create = `npx firebase apps:create WEB site --project ${project}`;
  if (!config) return need(false, `There is no web app ${app}`, create);
  const path = `firebaseappcheck.googleapis.com/v1/projects/${project}/apps/${app}/recaptchaEnterpriseConfig`;
  const registered = siteKey && (await callGoogle(project, path))?.siteKey;
  const copy = `copy the values that npx firebase apps:sdkconfig WEB --project ${project} prints`;
  return [
    need(config.apiKey === key, 'VITE_FIREBASE_API_KEY is not the key of the web app', copy),
    need(registered === siteKey, 'App Check has another key or none for the app', 'see "App Check" in docs/deploy.md'),
  ];
}

/** Rules let everyone read the library: without App Check, scripts can read it at the owner's cost. */
async function appCheck({ project }: Environment) {
  const path = `firebaseappcheck.googleapis.com/v1/projects/${project}/services/firestore.googleapis.com`;
  // Google refuses to answer until the API is enabled.
  const service = await callGoogle(project, path).catch(() => null);
  const fix = 'see "App Check" and "Cost and abuse" in docs/deploy.md';
  return recommend(service?.enforcementMode === 'ENFORCED', 'Firestore does not enforce App Check', fix);
}

async function firestore({ project }: Environment) {
  const path = `firestore.googleapis.com/v1/projects/${project}/databases/(default)`;
  const database = await callGoogle(project, path);
  const create = `gcloud firestore databases create --location ${region} --delete-protection --project ${project}`;
  if (!database) return need(false, 'There is no Firestore database (default)', create);
  const isProtected = database.deleteProtectionState === 'DELETE_PROTECTION_ENABLED';
  const schedules: object[] = (await callGoogle(project, `${path}/backupSchedules`))?.backupSchedules ?? [];
  const where = { fieldFilter: { field: { fieldPath: 'role' }, op: 'EQUAL', value: { stringValue: 'admin' } } };
  const structuredQuery = { from: [{ collectionId: 'profiles' }], where, limit: 20 };
  const admins: Row[] = (await callGoogle(project, `${path}/documents:runQuery`, { structuredQuery })) ?? [];
  const hasAdmin = admins.some(({ document }) => document?.fields.is_active?.booleanValue);
  const grant = `sign up on the deployed site, then npm run admin -- grant EMAIL --project ${project}`;
  const fix = 'see "Backups" in docs/deploy.md';
  return [
    need(database.type === 'FIRESTORE_NATIVE', `The Firestore database has the type ${database.type}`, create),
    recommend(isProtected, 'The database has no delete protection', fix),
    recommend(schedules.length > 0, 'Firestore has no backup schedule', fix),
    recommend(hasAdmin, 'No account is an active admin', grant),
  ];
}

/** Both buckets. Only the images bucket needs soft delete: the server can render renditions again. */
async function storage({ project }: Environment) {
  const checks = [brand.bucket, brand.renditionsBucket].map(async (bucket) => {
    const fix = 'see "The buckets" in docs/deploy.md';
    const found = await callGoogle(project, `storage.googleapis.com/storage/v1/b/${bucket}`);
    if (!found) return need(false, `There is no bucket ${bucket}`, fix);
    const number = (await getProject(project))?.projectNumber;
    const links = `firebasestorage.googleapis.com/v1beta/projects/${project}/buckets`;
    const link = await callGoogle(project, `${links}/${bucket}`);
    const corsFix = `gcloud storage buckets update gs://${bucket} --cors-file storage.cors.json`;
    const isKept = Number(found.softDeletePolicy?.retentionDurationSeconds ?? 0) > 0 || found.versioning?.enabled;
    const isRendered = bucket === brand.renditionsBucket;
    return [
      need(found.projectNumber === number, `The bucket ${bucket} belongs to another project`, fix),
      need(found.location?.toLowerCase() === region, `The bucket ${bucket} is not in ${region}`, fix),
      need(link !== null, `The bucket ${bucket} is not linked to Firebase`, fix),
      need(isDeepStrictEqual(found.cors, cors), `The CORS of ${bucket} differs from storage.cors.json`, corsFix),
      recommend(isRendered || isKept, `The bucket ${bucket} has no soft delete: it deletes files at once`, fix),
    ];
  });
  return (await Promise.all(checks)).flat();
}

/** The rules of Storage read Firestore: whether an account is an admin, and whether a picture still exists. */
async function rulesRole({ project }: Environment) {
  const role = 'roles/firebaserules.firestoreServiceAgent';
  const number = (await getProject(project))?.projectNumber;
  const member = `serviceAccount:service-${number}@gcp-sa-firebasestorage.iam.gserviceaccount.com`;
  const bindings: Binding[] = (await getProject(project, ':getIamPolicy', {}))?.bindings ?? [];
  const isBound = bindings.some((binding) => binding.role === role && binding.members.includes(member));
  const fix = `gcloud projects add-iam-policy-binding ${project} --role ${role} --member ${member}`;
  return need(
    isBound,
    'The rules of Storage cannot read Firestore: they would refuse every upload and every picture',
    fix,
  );
}

async function authentication({ project }: Environment) {
  const config = await callGoogle(project, `identitytoolkit.googleapis.com/admin/v2/projects/${project}/config`);
  const fix = 'see "Authentication" in docs/deploy.md';
  if (!config) return need(false, 'Authentication is not set up', fix);
  const email = config.signIn?.email;
  const hidesAccounts = config.emailPrivacyConfig?.enableImprovedEmailPrivacy;
  return [
    need(email?.enabled && email.passwordRequired, 'The sign-in provider Email/Password is off', fix),
    need(config.authorizedDomains?.includes(hostname), `${hostname} is not an authorized domain`, fix),
    need(hidesAccounts, 'Email enumeration protection is off: forms would reveal who has an account', fix),
  ];
}

/** If a secret is missing, firebase-tools asks for its value in the middle of the deployment. */
async function secrets({ project }: Environment) {
  const fix = 'see "The environment" in docs/deploy.md';
  const checks = ['RATE_LIMIT_KEY', 'SMTP_URL'].map(async (name) => {
    const secret = await callGoogle(project, `secretmanager.googleapis.com/v1/projects/${project}/secrets/${name}`);
    return need(secret !== null, `The secret ${name} does not exist`, fix);
  });
  return (await Promise.all(checks)).flat();
}

async function hosting({ project }: Environment) {
  const path = `firebasehosting.googleapis.com/v1beta1/projects/${project}/sites`;
  const sites: { type: string }[] = (await callGoogle(project, path))?.sites ?? [];
  const create = `npx firebase hosting:sites:create ${project} --project ${project}`;
  if (!sites.some(({ type }) => type === 'DEFAULT_SITE'))
    return need(false, 'There is no default Hosting site', create);
  if (/[.](web[.]app|firebaseapp[.]com)$/.test(hostname)) return null;
  const domain = await callGoogle(project, `${path}/${project}/customDomains/${hostname}`);
  const state = domain?.hostState ?? 'not connected';
  return recommend(state === 'HOST_ACTIVE', `The domain ${hostname} is ${state}`, 'see "The domain" in docs/deploy.md');
}

export const projectChecks: Check[] = [
  billing,
  apis,
  webApp,
  appCheck,
  firestore,
  storage,
  rulesRole,
  authentication,
  secrets,
  hosting,
];
