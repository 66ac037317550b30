import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { LaunchError } from '../emulators/launch-error.mjs';
import { quietStep, ROOT } from './run.mjs';

/** Throws where this Node is older than package.json asks for. */
export function checkNode() {
  const wanted = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).engines.node.replace('>=', '');
  const [major = 0, minor = 0] = wanted.split('.').map(Number);
  const [haveMajor = 0, haveMinor = 0] = process.versions.node.split('.').map(Number);
  if (haveMajor < major || (haveMajor === major && haveMinor < minor)) {
    throw new LaunchError(
      `Node ${process.versions.node} is too old: install Node ${wanted} or newer from https://nodejs.org.`,
    );
  }
}

/**
 * Installs what the lock files of the root and of the functions ask for, where it is not installed yet. Not by
 * `npm ci`: that refuses a lock file which lacks the packages that some other kind of machine would use.
 */
export async function installDependencies() {
  for (const folder of ['.', 'functions']) {
    if (isInstalled(join(ROOT, folder))) continue;
    const name = folder === '.' ? 'Installing the dependencies (a few minutes)' : `Installing those of ${folder}`;
    await quietStep(name, 'npm', ['install', '--no-save', '--no-audit', '--no-fund'], { cwd: join(ROOT, folder) });
  }
}

/**
 * Says whether node_modules holds the versions of the lock file, by npm's own list of what it installed. Optional
 * packages may be absent: they are for other machines.
 * @param {string} folder
 */
export function isInstalled(folder) {
  const wanted = packagesIn(join(folder, 'package-lock.json'));
  const installed = packagesIn(join(folder, 'node_modules/.package-lock.json'));
  return Object.entries(wanted ?? {}).every(
    ([path, { version, optional }]) =>
      path === '' ||
      (installed?.[path] ? installed[path].version === version : optional === true && installed !== null),
  );
}

/**
 * @param {string} lockFile
 * @returns {Record<string, { version: string; optional?: boolean }> | null}
 */
function packagesIn(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  } catch {
    return null;
  }
}
