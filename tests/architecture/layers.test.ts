import { beforeAll, describe, expect, it } from 'vitest';
import { readTree, type Violation, violationsOf } from './cruise';
import { MAY_IMPORT } from './layers';

const DIRECTION = (folder: string) => expect.stringMatching(`^${folder} imports from `);

/** Files that stand in for the code of a folder: each imports upwards, sideways or outwards in another way. */
const PLANTED: [path: string, source: string, broken: string][] = [
  ['src/domain/p1.ts', `import { t } from '../i18n/planted';`, DIRECTION('src/domain')],
  ['src/domain/p2.ts', `import type { ReactNode } from 'react';`, 'the domain needs zod and nothing else'],
  ['src/domain/p3.ts', `import { readFileSync } from 'node:fs';`, 'the domain needs zod and nothing else'],
  ['src/content/p1.ts', `export { Planted } from '../ui/planted';`, DIRECTION('src/content')],
  ['src/stores/p1.ts', `import type { P } from '../firebase/planted';`, DIRECTION('src/stores')],
  ['src/i18n/p1.ts', `import '../ui/planted';`, DIRECTION('src/i18n')],
  [
    'src/ui/p1.tsx',
    `import { P } from '../features/one/planted'; export const Q = () => <P<string> a="b" />;`,
    DIRECTION('src/ui'),
  ],
  ['src/features/one/p1.ts', `export * from '../../pages/planted';`, DIRECTION('src/features')],
  ['src/features/one/p2.ts', `import type { P } from '../two/planted';`, 'features never import each other'],
  ['src/features/one/p3.ts', `const load = () => import('../two/planted');`, 'features never import each other'],
  ['src/features/one/p4.ts', `type P = typeof import('../../firebase/planted');`, DIRECTION('src/features')],
  ['src/features/one/p5.ts', `import { getAuth } from 'firebase/auth';`, 'only src/firebase speaks to Firebase'],
  ['src/pages/p1.ts', `const load = (name: string) => import(\`../app/\${name}.ts\`);`, DIRECTION('src/pages')],
  ['src/pages/p2.ts', `const all = import.meta.glob('../app/*.ts');`, DIRECTION('src/pages')],
  [
    'src/pages/p3.ts',
    `const all = import.meta.glob(['./*.css', '/src/app/plan*.ts'], { eager: true });`,
    DIRECTION('src/pages'),
  ],
  ['src/pages/p4.ts', `import words from '../content/planted/en';`, 'only i18n and prerender load words'],
  ['src/pages/p5.ts', `const load = (file: string) => import(file);`, 'every import names its file'],
  ['src/pages/p6.ts', `import '../ui/gone';`, 'every file that is imported is there'],
  ['src/app/p1.ts', `import type { FirebaseApp } from 'firebase/app';`, 'only src/firebase speaks to Firebase'],
  ['src/app/p2.ts', `import '../prerender/planted';`, DIRECTION('src/app')],
  ['src/app/p3.ts', `import '../../functions/src/planted';`, DIRECTION('src/app')],
  ['src/app/p4.ts', `import '../../tests/planted';`, DIRECTION('src/app')],
  ['src/firebase/p1.ts', `import '../features/one/planted';`, DIRECTION('src/firebase')],
  ['src/prerender/p1.ts', `import '../firebase/planted';`, DIRECTION('src/prerender')],
  [
    'src/service-worker/p1.ts',
    `const worker = new Worker(new URL('../app/planted.ts', import.meta.url));`,
    DIRECTION('src/service-worker'),
  ],
  ['functions/src/p1.ts', `import { t } from '../../src/i18n/planted';`, DIRECTION('functions/src')],
  ['src/ui/c1.ts', `import type { B } from './c2';`, 'no cycles'],
];

/** The same ways, where the directions allow them. */
const HARMLESS: [path: string, source: string][] = [
  ['src/domain/h1.ts', `import * as z from 'zod/mini'; import './planted';`],
  ['src/content/h1.ts', `import { brand } from '../domain/planted';`],
  ['src/i18n/h1.ts', `const words = import.meta.glob('../content/planted/??.ts');`],
  ['src/ui/h1.tsx', `import { t } from '../i18n/planted'; export const H = <P,>(p: P) => <b>{String(p)}</b>;`],
  ['src/features/one/h1.ts', `import './planted'; import '../../ui/planted'; import '../../domain/planted';`],
  ['src/pages/h1.ts', `import { one } from '../features/one/planted'; import { two } from '../features/two/planted';`],
  ['src/pages/h2.ts', `import type words from '../content/planted/en'; import { n } from '../content/planted/facts';`],
  ['src/app/h1.ts', `const load = () => import('../pages/planted'); import '../firebase/planted';`],
  ['src/firebase/h1.ts', `import { getAuth } from 'firebase/auth'; import '../domain/planted';`],
  ['src/prerender/h1.ts', `import '../app/planted'; const load = (file: string) => import(file);`],
  ['functions/src/h1.ts', `import { getAuth } from 'firebase-admin/auth'; import '../../src/domain/planted';`],
];

/** What the planted files import: empty files, and the other half of a cycle. */
const TARGETS = [
  ...['domain', 'stores', 'i18n', 'ui', 'features/one', 'features/two', 'pages', 'app', 'firebase', 'prerender'].map(
    (folder) => `src/${folder}/planted.ts`,
  ),
  ...['en', 'es', 'facts'].map((name) => `src/content/planted/${name}.ts`),
  'functions/src/planted.ts',
  'tests/planted.ts',
];

const CYCLE = ['src/ui/c2.ts', `export const load = () => import('./c1');`] as const;

const ours = readTree();

describe('the imports of the project', () => {
  it('point one way', async () => {
    expect(await violationsOf(ours)).toEqual([]);
  });

  it('have a direction in every folder', () => {
    const folders = Object.keys(MAY_IMPORT).map((folder) => `${folder}/`);
    const modules = [...ours.keys()].filter((path) => /^(src|functions)\/.*\.tsx?$/.test(path));
    expect(modules.filter((path) => !folders.some((folder) => `${path}/`.startsWith(folder)))).toEqual([]);
  });
});

describe('the rules', () => {
  let violations: Violation[];
  beforeAll(async () => {
    const tree = new Map(ours);
    for (const path of TARGETS) tree.set(path, '');
    for (const [path, source] of [CYCLE, ...PLANTED, ...HARMLESS]) tree.set(path, source);
    violations = await violationsOf(tree);
  });
  const brokenBy = (path: string) => [
    ...new Set(violations.filter(({ from }) => from === path).map(({ rule }) => rule)),
  ];

  it.each(PLANTED)('catch %s: %s', (path, _, broken) => {
    expect(brokenBy(path)).toEqual([broken]);
  });

  it.each(HARMLESS)('let pass %s: %s', (path) => {
    expect(brokenBy(path)).toEqual([]);
  });
});
