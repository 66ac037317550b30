import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { LaunchError } from '../emulators/launch-error.mjs';
import { quietStep } from './run.mjs';

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_APPS = ['Chromium', 'Google Chrome'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);

/**
 * The path of a Chromium that is on this machine, or undefined: CHROMIUM_PATH, else one on PATH, else a Mac's app.
 * @param {NodeJS.ProcessEnv} env
 */
export function installedBrowser(env = process.env) {
  const onPath = PROGRAMS.flatMap((name) => (env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)));
  if (env.CHROMIUM_PATH && !existsSync(env.CHROMIUM_PATH)) {
    throw new LaunchError(`CHROMIUM_PATH names ${env.CHROMIUM_PATH}, which does not exist: correct it, or unset it.`);
  }
  return env.CHROMIUM_PATH || [...onPath, ...MAC_APPS].find(existsSync);
}

/**
 * The path of a Chromium for the tests: one that is here, else Debian's package where this user may install it,
 * else Playwright's own download. Throws LaunchError where none of them can be had.
 */
export async function findBrowser() {
  const { chromium } = await import('playwright');
  const here = () => installedBrowser() ?? [chromium.executablePath()].find(existsSync);
  const ways = [
    ...(process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') ? [installWithApt] : []),
    () => quietStep("Downloading Playwright's Chromium", 'npx', ['playwright', 'install', 'chromium']),
  ];
  for (const way of ways) {
    const path = here();
    if (path) return path;
    await way().catch(() => {}); // the next way may do
  }
  const path = here();
  if (path) return path;
  throw new LaunchError(
    'No Chromium was found, and neither apt-get nor Playwright could install one: install Chromium or Chrome, or set ' +
      'CHROMIUM_PATH to its program.',
  );
}

async function installWithApt() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await quietStep('Updating the list of Debian packages', 'apt-get', ['update'], { env });
  await quietStep('Installing Chromium', 'apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env });
}
