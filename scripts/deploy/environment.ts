import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv, type Plugin } from 'vite';

/** A variable of an environment's file: what it looks like, and whether a site does without it. */
interface Variable {
  form: RegExp;
  optional?: true;
}

/** What an environment's file says; `.env.example` explains each, and where it is found. */
export const VARIABLES = {
  VITE_FIREBASE_PROJECT_ID: { form: /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/ },
  VITE_FIREBASE_API_KEY: { form: /^[\w-]{30,}$/ },
  VITE_FIREBASE_AUTH_DOMAIN: { form: /^[a-z0-9-]+(\.[a-z0-9-]+)+$/ },
  VITE_FIREBASE_APP_ID: { form: /^1:\d+:web:[0-9a-f]+$/ },
  VITE_APP_CHECK_SITE_KEY: { form: /^[\w-]{30,}$/, optional: true },
} satisfies Record<string, Variable>;

export type Values = Record<keyof typeof VARIABLES, string>;

/** A named environment: its file, and what that says. */
export interface Environment {
  name: string;
  file: string;
  values: Values;
}

/** The modes of a build without an environment's name: Vite's own. */
const PLAIN = ['production', 'development'];
/** A file of such a name would get into builds of the demo. `test` is Vitest's. */
const TAKEN = [...PLAIN, 'test', 'example'];

const isDemo = (project: string) => project.startsWith('demo-');

/** Reads the environment `name` of the project in `root`, as a build in Vite's mode of that name does. */
export function readEnvironment(name: string, root = '.'): Environment {
  const read = loadEnv(name, root, 'VITE_');
  const values = Object.fromEntries(Object.keys(VARIABLES).map((variable) => [variable, read[variable] ?? '']));
  return { name, file: join(root, `.env.${name}`), values: values as Values };
}

/** What keeps a site of a real project from being built in this environment, one phrase for each fault. */
export function faultsOf({ name, file, values }: Environment): string[] {
  if (TAKEN.includes(name) || !/^[a-z][a-z0-9-]*$/.test(name)) return [`an environment cannot be named "${name}"`];
  if (!existsSync(file)) return [`there is no file ${file}`];
  if (isDemo(values.VITE_FIREBASE_PROJECT_ID)) {
    return [`VITE_FIREBASE_PROJECT_ID is ${values.VITE_FIREBASE_PROJECT_ID}, which exists in the emulators only`];
  }
  return (Object.entries(VARIABLES) as [keyof Values, Variable][]).flatMap(([variable, { form, optional }]) => {
    const value = values[variable];
    if (value === '') return optional ? [] : [`${variable} is missing`];
    return form.test(value) ? [] : [`${variable} does not look like one: "${value}"`];
  });
}

/**
 * Refuses builds that would mix the demo with a real project. A build without a name is the demo's, whatever files lie
 * about: tests and `npm start` use it. A build in a named mode is a real project's, and its whole file has to be right.
 */
export function rightEnvironment(root = '.'): Plugin {
  return {
    name: 'right-environment',
    apply: 'build',
    config(_, { mode }) {
      const environment = readEnvironment(mode, root);
      const project = environment.values.VITE_FIREBASE_PROJECT_ID;
      if (!PLAIN.includes(mode)) refuse(faultsOf(environment), `The environment ${mode} cannot be built`);
      else if (!isDemo(project)) refuse([`it would speak to ${project}`], 'A build without --mode is the demo’s');
    },
  };
}

function refuse(faults: string[], what: string): void {
  if (faults.length > 0) throw new Error(`${what}:\n${faults.map((fault) => `- ${fault}`).join('\n')}`);
}
