import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deploy, type World } from '../../../scripts/deploy/deploy';
import { googleOf, wholeWorld } from '../../support/deployable';
import { FILE } from '../../support/environment-file';
import { temporaryFolder } from '../../support/temporary-folder';

const ORIGIN = 'https://mesquite-live.web.app';
const policy = (value: string) => ({ source: '/', headers: [{ key: 'Content-Security-Policy', value }] });
const hosting = (...headers: object[]) => JSON.stringify({ hosting: { headers } });

/** What a right build leaves. */
const BUILT: Record<string, string> = {
  '.env.live': FILE,
  'dist/index.html': `<link rel="canonical" href="${ORIGIN}/">`,
  'dist/sitemap.xml': `<urlset><url><loc>${ORIGIN}/</loc></url></urlset>`,
  'dist/assets/config-1.js': 'const id="mesquite-live",app="1:123456789012:web:0123456789abcdef"',
  'hosting.json': hosting(policy("default-src 'none'")),
  'index.js': 'export {}',
};

function worldWith(files: Record<string, string | null>, changes: Partial<World> = {}): World {
  const root = temporaryFolder();
  for (const [name, text] of Object.entries({ ...BUILT, ...files })) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    if (text !== null) writeFileSync(join(root, name), text);
  }
  return wholeWorld(root, changes);
}

/** Deploys with programs that only say that they were run; one whose command has `failing` in it fails. */
async function watch(world: World, options: Partial<Parameters<typeof deploy>[1]> = {}, failing?: string) {
  const [commands, printed]: string[][] = [[], []];
  const run = async (program: string, args: string[]) => {
    const command = [program, ...args].join(' ').replaceAll(dirname(world.hosting), '.');
    commands?.push(command);
    return failing && command.includes(failing) ? 1 : 0;
  };
  const print = (text: string) => printed?.push(text);
  const code = await deploy(world, { dryRun: false, quick: false, force: false, ...options }, { run, print });
  return { code, commands, text: printed?.join('\n') };
}

const BEFORE = [
  'npm test',
  'npm run build:functions',
  'npm run build -- --mode live',
  'npx --no-install tsx scripts/bench/main.ts --sizes --real --check',
];
const LAST =
  'npx --no-install firebase deploy --project mesquite-live --config ./hosting.json --only hosting,functions,firestore,storage';

describe('a deployment', () => {
  it('tests, builds, weighs and deploys, in this order', async () => {
    expect(await watch(worldWith({}))).toMatchObject({ code: 0, commands: [...BEFORE, LAST] });
  });

  it('does all but the last in a dry run, and says what that would be', async () => {
    const { code, commands, text } = await watch(worldWith({}), { dryRun: true });
    expect([code, commands]).toEqual([0, BEFORE]);
    expect(text).toContain('firebase deploy --project mesquite-live');
  });

  it('makes the quick tests only when it is told to', async () => {
    const { commands } = await watch(worldWith({}), { quick: true });
    expect(commands?.[0]).toBe('npm run check');
  });

  it('agrees beforehand to what firebase-tools would ask only when it is told to', async () => {
    expect((await watch(worldWith({}), { force: true })).commands?.at(-1)).toBe(`${LAST} --force`);
  });

  it('runs nothing where something is missing', async () => {
    const { code, commands, text } = await watch(worldWith({}, { google: googleOf({}) }));
    expect([code, commands]).toEqual([1, []]);
    expect(text).toContain('there is no project mesquite-live');
  });

  it.each(BEFORE)('ends when this fails: %s', async (command) => {
    const { code, commands, text } = await watch(worldWith({}), {}, command);
    expect([code, commands?.at(-1)]).toEqual([1, command]);
    expect(text).toContain('nothing was deployed');
  });

  it('gives the exit code of firebase-tools', async () => {
    expect((await watch(worldWith({}), {}, 'firebase deploy')).code).toBe(1);
  });

  it.each<[string, Record<string, string | null>, string]>([
    ['the demo’s project', { 'dist/assets/a.js': 'project="demo-mesquite"' }, 'a.js names demo-mesquite'],
    ['no project', { 'dist/assets/config-1.js': '' }, 'no script names mesquite-live and its app'],
    [
      'another address in its sitemap',
      { 'dist/sitemap.xml': '<loc>https://mesquitepayments.example/</loc>' },
      'https://mesquitepayments.example/ is not of https://mesquite-live.web.app',
    ],
    ['an empty sitemap', { 'dist/sitemap.xml': '<urlset/>' }, 'the sitemap is empty'],
    [
      'another canonical address',
      { 'dist/index.html': '<link rel="canonical" href="http://localhost:5000/">' },
      'http://localhost:5000/ is not of',
    ],
    ['no canonical address', { 'dist/index.html': '<p>' }, 'no page has a canonical address'],
    ['no policy', { 'hosting.json': hosting() }, '/ has none'],
    ['a page without one', { 'dist/es/contact.html': '<p>' }, '/es/contact has none'],
    ['a page for unknown paths without one', { 'dist/404.html': '<p>' }, '** has none'],
    [
      'a policy for the emulators',
      { 'hosting.json': hosting(policy('connect-src http://127.0.0.1:9099')) },
      'that of / allows this machine',
    ],
    ['no configuration', { 'hosting.json': null }, 'hosting.json'],
    ['no functions', { 'index.js': '' }, 'index.js is empty'],
  ])('does not deploy a build with %s', async (_, files, line) => {
    const { code, commands, text } = await watch(worldWith(files));
    expect([code, commands]).toEqual([1, BEFORE]);
    expect(text).toContain(line);
  });
});
