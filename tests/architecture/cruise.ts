import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { expand, importsOf } from './imports';
import { RULES } from './layers';

/** A source tree: paths from the root of the project, and the text of each file. */
export type Tree = Map<string, string>;

export interface Violation {
  from: string;
  to: string;
  rule: string;
}

/** The files that layers are about, and those that they import, as they are on disk. */
export function readTree(): Tree {
  const files = ['src', 'functions/src', 'functions/cli', 'emulators']
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map([...files, 'firebase.json'].map((file) => [file, readFileSync(file, 'utf8')]));
}

/**
 * Says where a tree breaks the rules. dependency-cruiser reads TypeScript through the JavaScript API of TypeScript,
 * which version 7 has not, and its other parser cannot read JSX; so Vite's parser takes the imports out of every
 * file, and dependency-cruiser judges files that hold nothing else. An import for types alone becomes a call of
 * `typeOnly`, which it knows as an exotic require.
 */
export async function violationsOf(tree: Tree): Promise<Violation[]> {
  const baseDir = mkdtempSync(join(tmpdir(), 'layers-'));
  try {
    for (const [path, source] of tree) {
      mkdirSync(dirname(join(baseDir, path)), { recursive: true });
      writeFileSync(join(baseDir, path), /\.(ts|tsx|js|mjs)$/.test(path) ? importsAlone(path, source, tree) : '');
    }
    const { output } = await cruise(
      ['src', 'functions'],
      { baseDir, validate: true, ruleSet: { forbidden: RULES }, exoticRequireStrings: ['typeOnly'] },
      { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'] },
    );
    const { violations } = (output as ICruiseResult).summary;
    return violations.map(({ from, to, rule }) => ({ from, to, rule: rule.name }));
  } finally {
    rmSync(baseDir, { recursive: true });
  }
}

function importsAlone(path: string, source: string, tree: Tree): string {
  return importsOf(path, source)
    .flatMap((found) => expand(path, found, tree.keys()))
    .map(({ from, typeOnly }) => (typeOnly ? `typeOnly(${JSON.stringify(from)});` : `import ${JSON.stringify(from)};`))
    .join('\n');
}
