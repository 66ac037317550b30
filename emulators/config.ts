import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { LaunchError } from './launch-error.mjs';
import type { EmulatorName } from './ports';

/** What the build writes: firebase.json with the headers of the built pages (src/prerender/hosting.ts). */
const BUILT = 'dist.firebase.json';
const SOURCE = 'firebase.json';

/**
 * The configuration for the emulators of `only`, or for all: that of the built site, so that its pages come with the
 * headers they have on Hosting; firebase.json where nothing is built or nothing is served. Throws LaunchError where
 * firebase.json has changed since the site was built.
 */
export function chooseConfig(root: string, only?: readonly EmulatorName[]): string {
  const [source, built] = [join(root, SOURCE), join(root, BUILT)];
  const isServed = !only || only.includes('hosting');
  if (!isServed || !existsSync(built)) return source;
  if (!isDeepStrictEqual(comparable(source), comparable(built))) {
    throw new LaunchError(`${SOURCE} has changed since the site was built: build it again with npm run build.`);
  }
  return built;
}

/** All of a configuration but what the build adds or leaves out. */
function comparable(file: string) {
  const { hosting, ...rest } = JSON.parse(readFileSync(file, 'utf8'));
  return { ...rest, rewrites: hosting.rewrites };
}
