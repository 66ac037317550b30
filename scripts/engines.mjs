import { existsSync } from 'node:fs';
import { hasApt, installWithApt } from './browser.mjs';

// Where Debian puts them.
export const FIREFOX = '/usr/bin/firefox-esr';
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
export const XVFB = '/usr/bin/Xvfb';

/** By the test of tests/engines that needs them: programs, and the Debian packages that they come with. */
const ENGINES = {
  firefox: { programs: [FIREFOX], packages: ['firefox-esr'] },
  webkit: { programs: [WEBKIT_DRIVER, XVFB], packages: ['webkit2gtk-driver', 'xvfb'] },
};

/**
 * The engines that can be tested here: those that are installed, or that apt can install. Says which cannot.
 * @returns {Promise<string[]>}
 */
export async function findEngines() {
  const found = [];
  for (const [name, { programs, packages }] of Object.entries(ENGINES)) {
    const isInstalled = () => programs.every(existsSync);
    if (!isInstalled() && hasApt()) await installWithApt(...packages).catch(() => {}); // the line below says it
    if (isInstalled()) found.push(name);
    else console.log(`Not tested: ${name}. It needs Debian's packages ${packages.join(' and ')}.`);
  }
  return found;
}
