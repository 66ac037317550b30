import { existsSync } from 'node:fs';
import { installWithApt } from './setup.mjs';

// Debian's paths.
export const FIREFOX = '/usr/bin/firefox-esr';
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
export const XVFB = '/usr/bin/Xvfb';

/** The programs that each test in tests/engines requires, and their Debian packages, by the test's name. */
const ENGINES = {
  firefox: { programs: [FIREFOX], packages: ['firefox-esr'] },
  webkit: { programs: [WEBKIT_DRIVER, XVFB], packages: ['webkit2gtk-driver', 'xvfb'] },
};

/**
 * The engines that can be tested here: installed, or installable with apt. Prints those that cannot.
 * @returns {Promise<string[]>}
 */
export async function findEngines() {
  const found = [];
  for (const [name, { programs, packages }] of Object.entries(ENGINES)) {
    const isInstalled = () => programs.every(existsSync);
    if (!isInstalled()) await installWithApt(...packages);
    if (isInstalled()) found.push(name);
    else console.log(`Not tested: ${name}. It needs Debian's packages ${packages.join(' and ')}.`);
  }
  return found;
}
