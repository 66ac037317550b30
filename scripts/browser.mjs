import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { LaunchError } from '../emulators/launch-error.mjs';
import { quietStep } from './run.mjs';

/** Chromium's engine without a browser around it: what the tests ask of a page takes it half the processor's time. */
const SHELL = 'chromium-headless-shell';
const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_APPS = ['Chromium', 'Google Chrome'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);

/** Where these programs may be. @param {NodeJS.ProcessEnv} env @param {string[]} programs */
const placesOf = (env, ...programs) =>
  programs.flatMap((name) => (env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)));

/**
 * The path of a Chromium that is on this machine, or undefined: CHROMIUM_PATH, else one on PATH, else a Mac's app.
 * @param {NodeJS.ProcessEnv} env
 */
export function installedBrowser(env = process.env) {
  const onPath = placesOf(env, ...PROGRAMS);
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
    ...(hasApt() ? [() => installWithApt('chromium')] : []),
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

/**
 * What the tests run in: `browser`, as of `findBrowser`, and `shell`, its headless shell where that can be had without
 * asking, else the same. CHROMIUM_PATH stands for both.
 */
export async function findTestBrowsers() {
  const browser = await findBrowser();
  if (process.env.CHROMIUM_PATH) return { browser, shell: browser };
  const here = () => placesOf(process.env, SHELL).find(existsSync);
  if (!here() && hasApt()) await installWithApt(SHELL).catch(() => {}); // not every Debian has it
  return { browser, shell: here() ?? browser };
}

/** Whether this user may install Debian packages. */
export const hasApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

let isListed = false;

/** @param {...string} names Debian packages */
export async function installWithApt(...names) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  if (!isListed) await quietStep('Updating the list of Debian packages', 'apt-get', ['update'], { env });
  isListed = true;
  await quietStep(
    `Installing ${names.join(' and ')}`,
    'apt-get',
    ['install', '-y', '--no-install-recommends', ...names],
    { env },
  );
}
