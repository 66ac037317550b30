import { isDeepStrictEqual } from 'node:util';
import type { Check } from './checks';
import type { Environment } from './environment';
import { type Google, read } from './google';

/** What is looked at in the project itself. */
export interface Project {
  environment: Environment;
  google: Google;
  /** The images bucket, the region of the functions, the site's public address. */
  bucket: string;
  region: string;
  origin: string;
  /** What `storage.cors.json` says. */
  cors: object[];
}

/** APIs that the site, its deployment and its keeping use; firebase-tools would enable some, and not all. */
export const APIS = [
  ...['artifactregistry', 'cloudbilling', 'cloudbuild', 'cloudfunctions', 'cloudresourcemanager', 'eventarc'],
  ...['firebase', 'firebasehosting', 'firebaserules', 'firebasestorage', 'firestore', 'iam', 'identitytoolkit'],
  ...['logging', 'monitoring', 'pubsub', 'run', 'serviceusage', 'storage'],
].map((name) => `${name}.googleapis.com`);

const CROSS_SERVICE = 'roles/firebaserules.firestoreServiceAgent';

const idOf = ({ environment }: Project) => environment.values.VITE_FIREBASE_PROJECT_ID;
const hostOf = ({ origin }: Project) => new URL(origin).hostname;
const database = (project: Project) =>
  `https://firestore.googleapis.com/v1/projects/${idOf(project)}/databases/(default)`;
const siteApi = (project: Project) => `https://firebasehosting.googleapis.com/v1beta1/projects/${idOf(project)}/sites`;
const resource = (project: Project) => `https://cloudresourcemanager.googleapis.com/v1/projects/${idOf(project)}`;
const bucketApi = ({ bucket }: Project) => `https://storage.googleapis.com/storage/v1/b/${bucket}`;

/** Without these, nothing else of a project can be seen. */
export const ACCESS_CHECKS: readonly Check<Project>[] = [
  {
    name: 'The project is there, and you may see it',
    find: async (project) => {
      const found = await read(project.google, resource(project));
      if (!found) return [`there is no project ${idOf(project)}`];
      return found.lifecycleState === 'ACTIVE' ? [] : [`${idOf(project)} is ${found.lifecycleState}`];
    },
    remedy: (project) =>
      `gcloud auth application-default login; a new project: npx firebase projects:create ${idOf(project)}`,
  },
];

export const PROJECT_CHECKS: readonly Check<Project>[] = [
  {
    name: 'Billing is on: the plan is Blaze',
    find: async (project) => {
      const url = `https://cloudbilling.googleapis.com/v1/projects/${idOf(project)}/billingInfo`;
      return (await read(project.google, url))?.billingEnabled ? [] : ['no billing account is linked to it'];
    },
    remedy: (project) => `gcloud billing projects link ${idOf(project)} --billing-account ACCOUNT`,
  },
  {
    name: 'The APIs are enabled',
    find: async (project) => {
      const services = `projects/${idOf(project)}/services`;
      const names = APIS.map((api) => `names=${services}/${api}`).join('&');
      const answer = await read(project.google, `https://serviceusage.googleapis.com/v1/${services}:batchGet?${names}`);
      const enabled = ((answer?.services ?? []) as { name: string; state: string }[])
        .filter(({ state }) => state === 'ENABLED')
        .map(({ name }) => name.split('/').at(-1));
      return APIS.filter((api) => !enabled.includes(api)).map((api) => `${api} is not`);
    },
    remedy: (project) => `gcloud services enable ${APIS.join(' ')} --project ${idOf(project)}`,
  },
  {
    name: 'The web app is the one of the environment’s file',
    find: async (project) => {
      const { VITE_FIREBASE_APP_ID: app, VITE_FIREBASE_API_KEY: key } = project.environment.values;
      const url = `https://firebase.googleapis.com/v1beta1/projects/${idOf(project)}/webApps/${app}/config`;
      const config = await read(project.google, url);
      if (!config) return [`the project has no web app ${app}`];
      return config.apiKey === key ? [] : ['VITE_FIREBASE_API_KEY is not the key of that app'];
    },
    remedy: (project) =>
      `npx firebase apps:create WEB site --project ${idOf(project)}, then npx firebase apps:sdkconfig WEB --project ${idOf(project)}`,
  },
  {
    name: 'Firestore has its database',
    find: async (project) => {
      const found = await read(project.google, database(project));
      if (!found) return ['there is no database (default)'];
      return found.type === 'FIRESTORE_NATIVE' ? [] : [`it is of the type ${found.type}`];
    },
    remedy: (project) =>
      `gcloud firestore databases create --location ${project.region} --delete-protection --project ${idOf(project)}`,
  },
  {
    name: 'The images bucket is there, where the functions are, and Firebase knows it',
    find: async (project) => {
      const found = await read(project.google, bucketApi(project));
      if (!found) return [`there is no bucket ${project.bucket}`];
      const { projectNumber } = (await read(project.google, resource(project))) ?? {};
      const linked = await read(
        project.google,
        `https://firebasestorage.googleapis.com/v1beta/projects/${idOf(project)}/buckets/${project.bucket}`,
      );
      return [
        ...(found.projectNumber === projectNumber ? [] : [`${project.bucket} belongs to another project`]),
        ...(found.location?.toLowerCase() === project.region ? [] : [`it is in ${found.location}`]),
        ...(linked ? [] : ['it is not linked to Firebase, whose SDK then cannot use it']),
      ];
    },
    remedy: () => 'docs/deploy.md "The bucket"',
  },
  {
    name: 'The bucket answers scripts of other origins',
    find: async (project) => {
      const found = await read(project.google, bucketApi(project));
      return !found || isDeepStrictEqual(found.cors, project.cors) ? [] : ['its CORS is not that of storage.cors.json'];
    },
    remedy: ({ bucket }) => `gcloud storage buckets update gs://${bucket} --cors-file storage.cors.json`,
  },
  {
    name: 'The rules of Storage may read Firestore',
    find: async (project) => {
      const { projectNumber } = (await read(project.google, resource(project))) ?? {};
      const agent = `serviceAccount:service-${projectNumber}@gcp-sa-firebasestorage.iam.gserviceaccount.com`;
      const policy = await read(project.google, `${resource(project)}:getIamPolicy`, {});
      const bindings: { role: string; members: string[] }[] = policy?.bindings ?? [];
      const isBound = bindings.some(({ role, members }) => role === CROSS_SERVICE && members.includes(agent));
      return isBound ? [] : ['the service agent of Storage lacks the role: every upload and removal would be refused'];
    },
    remedy: (project) =>
      `gcloud projects add-iam-policy-binding ${idOf(project)} --role ${CROSS_SERVICE} --member serviceAccount:service-NUMBER@gcp-sa-firebasestorage.iam.gserviceaccount.com`,
  },
  {
    name: 'People can sign in by email and password',
    find: async (project) => {
      const url = `https://identitytoolkit.googleapis.com/admin/v2/projects/${idOf(project)}/config`;
      const config = await read(project.google, url);
      if (!config) return ['Authentication has not been set up'];
      const { email } = config.signIn ?? {};
      const domains: string[] = config.authorizedDomains ?? [];
      return [
        ...(email?.enabled && email.passwordRequired ? [] : ['the provider Email/Password is off']),
        ...(domains.includes(hostOf(project)) ? [] : [`${hostOf(project)} is not among the authorised domains`]),
        ...(config.emailPrivacyConfig?.enableImprovedEmailPrivacy
          ? []
          : ['email enumeration protection is off: a form would tell whose addresses have accounts']),
      ];
    },
    remedy: () => 'docs/deploy.md "Authentication"',
  },
  {
    name: 'Hosting has a site',
    find: async (project) => {
      const { sites = [] } = (await read(project.google, siteApi(project))) ?? {};
      const isThere = (sites as { type: string }[]).some(({ type }) => type === 'DEFAULT_SITE');
      return isThere ? [] : ['the project has no default site'];
    },
    remedy: (project) => `npx firebase hosting:sites:create ${idOf(project)} --project ${idOf(project)}`,
  },
  {
    name: 'App Check has the key of the environment’s file',
    find: async (project) => {
      const { VITE_APP_CHECK_SITE_KEY: key, VITE_FIREBASE_APP_ID: app } = project.environment.values;
      if (!key) return [];
      const url = `https://firebaseappcheck.googleapis.com/v1/projects/${idOf(project)}/apps/${app}/recaptchaEnterpriseConfig`;
      const registered = (await read(project.google, url))?.siteKey;
      return registered === key ? [] : [`the web app is registered with ${registered || 'no key'}`];
    },
    remedy: (project) =>
      `npx firebase appcheck:providers:set recaptcha-enterprise --app ${project.environment.values.VITE_FIREBASE_APP_ID} --site-key ${project.environment.values.VITE_APP_CHECK_SITE_KEY} --project ${idOf(project)}`,
  },
  {
    name: 'The public address leads to the site',
    find: async (project) => {
      const host = hostOf(project);
      if (/[.](web[.]app|firebaseapp[.]com)$/.test(host)) return [];
      const found = await read(project.google, `${siteApi(project)}/${idOf(project)}/customDomains/${host}`);
      if (!found) return [`${host} is not connected`];
      return found.hostState === 'HOST_ACTIVE'
        ? []
        : [`${host} is ${found.hostState}: its DNS records are not right yet`];
    },
    remedy: () => 'docs/deploy.md "The domain"; it can be connected after the first deployment',
    warns: true,
  },
  {
    name: 'Somebody keeps the library',
    find: async (project) => {
      const filter = (field: string, value: object) => ({
        fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value },
      });
      const query = {
        from: [{ collectionId: 'profiles' }],
        where: filter('role', { stringValue: 'admin' }),
        limit: 20,
      };
      const answer = await read(project.google, `${database(project)}/documents:runQuery`, { structuredQuery: query });
      const rows: { document?: { fields?: { is_active?: { booleanValue?: boolean } } } }[] = answer ?? [];
      const isActive = rows.some(({ document }) => document?.fields?.is_active?.booleanValue);
      return isActive ? [] : ['no account is an active admin'];
    },
    remedy: (project) => `sign up on the deployed site, then npm run admin -- grant EMAIL --project ${idOf(project)}`,
    warns: true,
  },
  {
    name: 'What is lost can be brought back',
    find: async (project) => {
      const [schedules, bucket, stored] = await Promise.all([
        read(project.google, `${database(project)}/backupSchedules`),
        read(project.google, bucketApi(project)),
        read(project.google, database(project)),
      ]);
      const kept = Number(bucket?.softDeletePolicy?.retentionDurationSeconds ?? 0);
      return [
        ...(!stored || schedules?.backupSchedules?.length ? [] : ['Firestore has no backup schedule']),
        ...(!stored || stored.deleteProtectionState === 'DELETE_PROTECTION_ENABLED'
          ? []
          : ['the database may be deleted']),
        ...(!bucket || kept > 0 || bucket.versioning?.enabled
          ? []
          : ['objects that are removed from the bucket are gone at once']),
      ];
    },
    remedy: () => 'docs/deploy.md "Backups"',
    warns: true,
  },
];
