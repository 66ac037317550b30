import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { expect, it } from 'vitest';

const read = (path: string) => readFile(new URL(`../../functions/${path}`, import.meta.url), 'utf8');

it('the built functions import nothing but the dependencies that a deployment installs', async () => {
  const { dependencies } = JSON.parse(await read('package.json'));
  const built = (await Promise.all(['index.js', 'heic-thread.js'].map((name) => read(`lib/${name}`)))).join('\n');
  const imports = built.matchAll(/^(?:import|export)\b[^;]*?from "([^"]+)"|\bimport\("([^"]+)"\)/gm);
  const packages = new Set(
    Array.from(imports, ([, first, later]) => first ?? later ?? '')
      .filter((specifier) => !isBuiltin(specifier))
      .map((specifier) => specifier.split('/')[0]),
  );
  expect([...packages].sort()).toEqual(Object.keys(dependencies).sort());
});
