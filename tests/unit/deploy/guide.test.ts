import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LOCAL_CHECKS } from '../../../scripts/deploy/local-checks';
import { ACCESS_CHECKS, APIS, PROJECT_CHECKS } from '../../../scripts/deploy/project-checks';
import { wholeWorld } from '../../support/deployable';

const guide = readFileSync('docs/deploy.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/** All that a reader is told to type: by the guide, and by the findings of the preflight. */
const told = [
  guide,
  ...[...LOCAL_CHECKS, ...ACCESS_CHECKS, ...PROJECT_CHECKS].map(({ remedy }) => remedy(wholeWorld('.'))),
].join('\n');

const all = (pattern: RegExp) => [...new Set([...told.matchAll(pattern)].map(([, name = '']) => name))];
const commandFile = (name: string) => `node_modules/firebase-tools/lib/commands/${name.replaceAll(':', '-')}.js`;

it.each(all(/npx firebase ([a-z]+(?::[a-z]+)*)/g))('firebase-tools knows the command %s', (name) => {
  expect(existsSync(commandFile(name))).toBe(true);
});

it.each(all(/npx firebase ([^`\n#;,]+)/g))('firebase-tools knows the options of: firebase %s', (command) => {
  const [name = '', ...words] = command.trim().split(/\s+/);
  const options = words.filter((word) => word.startsWith('--') && word !== '--project');
  const source = readFileSync(commandFile(name), 'utf8');
  expect(options.filter((option) => !source.includes(`${option} <`) && !source.includes(`${option}"`))).toEqual([]);
});

it.each(all(/npm run ([a-z:]+)/g))('npm run %s is there', (name) => {
  expect(scripts).toHaveProperty(name);
});

it.each(all(/docs\/deploy[.]md "([^"]+)"/g))('the guide has the section %s', (title) => {
  expect(guide).toMatch(new RegExp(`^## (\\d+\\. )?${title}$`, 'm'));
});

it('the guide has every API enabled that the preflight asks for', () => {
  expect(APIS.filter((api) => !guide.includes(api))).toEqual([]);
});
