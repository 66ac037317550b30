import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { loadEnv, type Plugin } from 'vite';
import { isDemo } from '../../src/domain/brand.ts';

/** The formats of an environment file's variables; `.env.example` explains each and says where to find its value. */
const FORMATS = {
  VITE_FIREBASE_PROJECT_ID: /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/,
  VITE_FIREBASE_API_KEY: /^[\w-]{30,}$/,
  VITE_FIREBASE_AUTH_DOMAIN: /^[a-z0-9-]+(\.[a-z0-9-]+)+$/,
  VITE_FIREBASE_APP_ID: /^1:\d+:web:[0-9a-f]+$/,
  VITE_APP_CHECK_SITE_KEY: /^([\w-]{30,})?$/, // optional
};

export interface Environment {
  name: string;
  file: string;
  /** The id of the Firebase project. */
  project: string;
  values: Record<keyof typeof FORMATS, string>;
}

/** Vite's modes for a build without `--mode NAME`. */
const DEFAULT_MODES = ['production', 'development'];
/** Vite loads `.env.production` and `.env.development` into builds of the demo; Vitest uses the mode `test`. */
const RESERVED_NAMES = [...DEFAULT_MODES, 'test', 'example'];

/** Reads the variables that a build in Vite's mode `name` gets. */
export function readEnvironment(name: string): Environment {
  const loaded = loadEnv(name, '.', 'VITE_');
  const entries = Object.keys(FORMATS).map((variable) => [variable, loaded[variable] ?? '']);
  const values: Environment['values'] = Object.fromEntries(entries);
  return { name, file: `.env.${name}`, project: values.VITE_FIREBASE_PROJECT_ID, values };
}

/**
 * Reads the variables of the functions in `folder` from the files that firebase-tools loads, in its order. `hasBoth`:
 * one file is named after the project and another after the environment (the alias), which firebase-tools refuses.
 */
export function readFunctionsVariables(folder: string, { name, project }: Pick<Environment, 'name' | 'project'>) {
  const own = [`.env.${project}`, `.env.${name}`].filter((file) => existsSync(join(folder, file)));
  const files = ['.env', ...own].map((file) => join(folder, file)).filter((file) => existsSync(file));
  const variables: NodeJS.Dict<string> = Object.assign(
    {},
    ...files.map((file) => parseEnv(readFileSync(file, 'utf8'))),
  );
  return { variables, hasBoth: own.length > 1 };
}

/** Returns everything that is wrong with the environment of a real project. */
export function environmentProblems({ name, file, project, values }: Environment): string[] {
  if (RESERVED_NAMES.includes(name) || !/^[a-z][a-z0-9-]*$/.test(name)) {
    return [`"${name}" cannot be the name of an environment`];
  }
  if (!existsSync(file)) return [`${file} does not exist`];
  if (isDemo(project)) return [`VITE_FIREBASE_PROJECT_ID is ${project}, which exists only in the emulators`];
  return (Object.keys(FORMATS) as (keyof typeof FORMATS)[])
    .filter((variable) => !FORMATS[variable].test(values[variable]))
    .map(
      (variable) => `${variable} ${values[variable] ? `has the wrong format: "${values[variable]}"` : 'is missing'}`,
    );
}

/**
 * Refuses builds that would mix the demo with a real project. Tests and `npm start` build without a mode, so such a
 * build must use the demo project. A build with a mode is for a real project and needs a complete file.
 */
export function rightEnvironment(): Plugin {
  return {
    name: 'right-environment',
    apply: 'build',
    config(_, { mode }) {
      const environment = readEnvironment(mode);
      const demoProblems = isDemo(environment.project) ? [] : [`only --mode may build for ${environment.project}`];
      const problems = DEFAULT_MODES.includes(mode) ? demoProblems : environmentProblems(environment);
      if (problems.length > 0) throw new Error(`Cannot build in the mode ${mode}:\n- ${problems.join('\n- ')}`);
    },
  };
}
