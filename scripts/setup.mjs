// Installs missing dependencies of the other scripts: packages and a browser.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { LaunchError } from '../emulators/launch-error.mjs';
import { quietStep, ROOT } from './run.mjs';

const CHROMIUM = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_APPS = ['Chromium', 'Google Chrome'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
/** Chromium without its user interface: halves the CPU time of the tests. */
const HEADLESS_SHELL = 'chromium-headless-shell';
/**
 * Metric-compatible with Arial, which the site's fallback fonts are adjusted to: without it, late fonts cause layout
 * shifts.
 */
const LIBERATION_FONTS = '/usr/share/fonts/truetype/liberation';

/** Checks Node's version and installs missing packages. Throws LaunchError if Node is too old. */
export async function setUp() {
  const wanted = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).engines.node.replace('>=', '');
  if (wanted.localeCompare(process.versions.node, 'en', { numeric: true }) > 0) {
    throw new LaunchError(
      `Node ${process.versions.node} is too old: install Node ${wanted} or newer from https://nodejs.org.`,
    );
  }
  await Promise.all([
    installPackages('Installing the packages', ROOT),
    installPackages('Installing the packages of the functions', join(ROOT, 'functions')),
  ]);
}

/**
 * Installs the packages of a folder unless npm has done so since the lock file changed.
 * @param {string} label
 * @param {string} cwd
 */
async function installPackages(label, cwd) {
  const installed = statSync(join(cwd, 'node_modules/.package-lock.json'), { throwIfNoEntry: false });
  if (installed && installed.mtimeMs >= statSync(join(cwd, 'package-lock.json')).mtimeMs) return;
  // Not `npm ci`: it rejects a lock file that lacks the optional packages of another platform.
  // With NODE_ENV=production npm leaves the tools out.
  const install = ['install', '--include=dev', '--no-save', '--no-audit', '--no-fund'];
  await quietStep(label, 'npm', install, { cwd });
}

/** @param {...string} programs */
const onPath = (...programs) =>
  programs
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find(existsSync);

/** An installed Chromium, if possible without its user interface; undefined leaves the choice to Playwright. */
export const installedBrowser = () =>
  process.env.CHROMIUM_PATH ?? onPath(HEADLESS_SHELL, ...CHROMIUM) ?? MAC_APPS.find(existsSync);

/**
 * Installs Debian packages if this user and system can. Reports no failure: check afterwards what is there.
 * @param {...string} names
 */
export async function installWithApt(...names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const install = `apt-get update && apt-get install -y --no-install-recommends ${names.join(' ')}`;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await quietStep(`Installing ${names.join(', ')}`, 'sh', ['-c', install], { env }).catch(() => {});
}

/**
 * The path of Chromium: CHROMIUM_PATH, an installed one, Debian's package, or Playwright's download. Throws LaunchError
 * if none is available.
 */
export async function findBrowser() {
  const stated = process.env.CHROMIUM_PATH;
  if (stated && existsSync(stated)) return stated;
  if (stated) throw new LaunchError(`CHROMIUM_PATH names ${stated}, which does not exist: correct it, or unset it.`);
  const { chromium } = await import('playwright');
  const find = () => onPath(...CHROMIUM) ?? [...MAC_APPS, chromium.executablePath()].find(existsSync);
  if (!find()) await installWithApt('chromium');
  if (!find()) {
    const download = ['playwright', 'install', 'chromium'];
    await quietStep("Downloading Playwright's Chromium", 'npx', download).catch(() => {});
  }
  const path = find();
  if (path) return path;
  throw new LaunchError(
    'No Chromium was found, and neither apt-get nor Playwright could install one: install Chromium or Chrome, or set ' +
      'CHROMIUM_PATH to its program.',
  );
}

/** The browser of the tests: the headless shell if available. */
export async function findTestBrowser() {
  const browser = await findBrowser();
  if (process.env.CHROMIUM_PATH) return browser;
  // One by one: apt-get installs nothing if it does not know one of them.
  if (!onPath(HEADLESS_SHELL)) await installWithApt(HEADLESS_SHELL);
  if (!existsSync(LIBERATION_FONTS)) await installWithApt('fonts-liberation');
  return onPath(HEADLESS_SHELL) ?? browser;
}
