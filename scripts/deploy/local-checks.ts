import type { Check } from './checks';
import { type Environment, faultsOf } from './environment';

/** What is looked at on this machine, before anything is built. */
export interface Local {
  environment: Environment;
  /** What names the business: src/domain/brand.ts. */
  brand: { origin: string; email: string; phone: { e164: string }; bucket: string };
  /** What firebase-tools knows of the projects: `.firebaserc`. */
  projects: {
    projects: Record<string, string>;
    targets?: Record<string, { storage?: Record<string, string[]> }>;
  };
  /** Whether the functions of this environment refuse who brings no token of App Check. */
  enforcesAppCheck: boolean;
  /** Files that differ from the last commit, as git names them. */
  changed: () => string[];
}

const idOf = ({ environment }: Local) => environment.values.VITE_FIREBASE_PROJECT_ID;

/** Addresses that exist nowhere (RFC 2606), and the telephone numbers of stories. */
const INVENTED = { domain: /[.](example|test|invalid|localhost)$/, phone: /-555-01\d\d$/ };

export const LOCAL_CHECKS: readonly Check<Local>[] = [
  {
    name: 'The environment’s file is whole',
    find: ({ environment }) => faultsOf(environment),
    remedy: ({ environment }) => `copy .env.example to ${environment.file} and fill it in; it says where each value is`,
  },
  {
    name: 'firebase-tools knows the project by the environment’s name',
    find: (local) => {
      const known = local.projects.projects[local.environment.name];
      return known === idOf(local) ? [] : [`.firebaserc has ${known ?? 'no project'} for "${local.environment.name}"`];
    },
    remedy: (local) => `npx firebase use ${idOf(local)} --alias ${local.environment.name}`,
  },
  {
    name: 'The rules of the bucket have their target',
    find: (local) => {
      const buckets = local.projects.targets?.[idOf(local)]?.storage?.images ?? [];
      const isRight = buckets.join() === local.brand.bucket;
      return isRight ? [] : [`.firebaserc has ${buckets.join(', ') || 'no bucket'} for the target images`];
    },
    remedy: (local) =>
      `npx firebase target:clear storage images --project ${idOf(local)}; npx firebase target:apply storage images ${local.brand.bucket} --project ${idOf(local)}`,
  },
  {
    name: 'The site has a public address',
    find: ({ brand }) => {
      const { protocol, hostname, pathname } = new URL(brand.origin);
      if (INVENTED.domain.test(hostname)) return [`${brand.origin} exists nowhere`];
      const isBare = protocol === 'https:' && pathname === '/' && !brand.origin.endsWith('/');
      return isBare ? [] : [`${brand.origin} is not https:// and a host, without a slash at the end`];
    },
    remedy: () => 'set `origin` in src/domain/brand.ts: canonical links, the sitemap and shared links are made of it',
  },
  {
    name: 'The business can be reached',
    find: ({ brand }) => [
      ...(INVENTED.domain.test(brand.email) ? [`nobody has the address ${brand.email}`] : []),
      ...(INVENTED.phone.test(brand.phone.e164) ? [`nobody has the number ${brand.phone.e164}`] : []),
    ],
    remedy: () => 'set `email` and `phone` in src/domain/brand.ts: they are sample values',
    warns: true,
  },
  {
    name: 'What is deployed is committed',
    find: ({ changed }) => changed().map((line) => `${line} differs from the last commit`),
    remedy: () => 'commit it: a rollback leads to commits',
  },
  {
    name: 'App Check lets the site in',
    find: ({ environment, enforcesAppCheck }) =>
      enforcesAppCheck && !environment.values.VITE_APP_CHECK_SITE_KEY
        ? ['the functions enforce it, and the site has no key: every form would be refused']
        : [],
    remedy: () => 'docs/deploy.md "App Check"',
  },
  {
    name: 'App Check keeps scripts out',
    find: ({ environment, enforcesAppCheck }) => [
      ...(environment.values.VITE_APP_CHECK_SITE_KEY
        ? []
        : ['VITE_APP_CHECK_SITE_KEY is empty: the site has no tokens']),
      ...(enforcesAppCheck ? [] : ['ENFORCE_APP_CHECK is not true: the functions ask for no tokens']),
    ],
    remedy: () => 'docs/deploy.md "App Check"',
    warns: true,
  },
];
