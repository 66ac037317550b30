import type { IForbiddenRuleType } from 'dependency-cruiser';

/**
 * Which folders the files of a folder may import from, besides their own. Every folder of the app has its line.
 * Types count as much as values: what a folder knows of is what it depends on.
 */
export const MAY_IMPORT: Record<string, string[]> = {
  'src/domain': [],
  'src/stores': ['src/domain'],
  'src/content': ['src/domain'],
  'src/i18n': ['src/content', 'src/domain'],
  'src/ui': ['src/i18n', 'src/content', 'src/domain'],
  'src/features': ['src/stores', 'src/ui', 'src/i18n', 'src/content', 'src/domain'],
  'src/pages': ['src/features', 'src/stores', 'src/ui', 'src/i18n', 'src/content', 'src/domain'],
  'src/firebase': ['src/domain'],
  'src/outbox': ['src/domain'],
  'src/app': [
    'src/pages',
    'src/features',
    'src/stores',
    'src/ui',
    'src/i18n',
    'src/content',
    'src/firebase',
    'src/outbox',
    'src/service-worker',
    'src/domain',
  ],
  'src/prerender': ['src/app', 'src/pages', 'src/ui', 'src/i18n', 'src/content', 'src/domain'],
  'src/service-worker': ['src/domain'],
  'src/main.tsx': ['src/app', 'src/service-worker', 'src/ui', 'src/domain'],
  'functions/src': ['src/domain'],
  'functions/cli': ['functions/src', 'src/domain', 'emulators'],
};

const within = (folder: string) => `^${folder.replace('.', '[.]')}(/|$)`;

const directions = Object.entries(MAY_IMPORT).map(([folder, others]): IForbiddenRuleType => {
  const allowed = [folder, ...others];
  return {
    name: `${folder} imports from ${others.join(', ') || 'nowhere else'}`,
    severity: 'error',
    from: { path: within(folder) },
    to: { path: '^(src|functions|tests|scripts|emulators)/', pathNot: allowed.map(within) },
  };
});

/** The rules for dependency-cruiser. A package goes by its bare name, a file by its path from the root. */
export const RULES: IForbiddenRuleType[] = [
  ...directions,
  {
    name: 'features never import each other',
    severity: 'error',
    from: { path: '^src/features/([^/]+)/' },
    to: { path: '^src/features/', pathNot: '^src/features/$1/' },
  },
  {
    name: 'the domain needs zod and nothing else',
    severity: 'error',
    from: { path: '^src/domain/' },
    to: { pathNot: ['^src/', '^zod(/|$)'] },
  },
  {
    name: 'only src/firebase speaks to Firebase',
    severity: 'error',
    from: { path: '^src/', pathNot: '^src/firebase/' },
    to: { path: '^@?firebase(/|$)' },
  },
  {
    // A page that imports the words themselves carries both languages; i18n fetches the one that is shown.
    name: 'only i18n and prerender load words',
    severity: 'error',
    from: { path: '^src/', pathNot: '^src/(i18n|prerender|content)/' },
    to: { path: '^src/content/[^/]+/[a-z]{2}[.]ts$', exoticallyRequired: false },
  },
  { name: 'no cycles', severity: 'error', from: {}, to: { circular: true } },
  { name: 'every file that is imported is there', severity: 'error', from: {}, to: { path: '^[.]' } },
  {
    // The build plugin imports the renderer that it has just built.
    name: 'every import names its file',
    severity: 'error',
    from: { pathNot: '^src/prerender/' },
    to: { path: '^computed$' },
  },
];
