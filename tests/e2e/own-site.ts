import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from '../../emulators/ports';
import { BROWSER_ARGS } from './playwright.config';

/**
 * For `test.use`: a browser with service workers that takes the certificate of `ownSite`, workers' requests included.
 */
export const OWN_SITE = {
  workers: true,
  ignoreHTTPSErrors: true,
  launchOptions: {
    executablePath: process.env.PLAYWRIGHT_CHROMIUM_PATH,
    args: [...BROWSER_ARGS, '--ignore-certificate-errors'],
  },
};

/** A server of built sites, as Hosting serves them, whose process can be ended and begun again at the same address. */
export async function ownSite(api = '') {
  const port = await freePort();
  let server: ChildProcess | null = null;
  let served = '';
  const site = {
    origin: `https://localhost:${port}`,
    async start(folder = 'dist') {
      if (server && served === folder) return;
      await site.stop();
      served = folder;
      const args = ['tests/e2e/serve-site.ts', folder, String(port), api];
      server = spawn('node_modules/.bin/tsx', args, { stdio: ['ignore', 'pipe', 'inherit'], detached: true });
      await once(createInterface({ input: server.stdout as NodeJS.ReadableStream }), 'line');
    },
    /** Ends the process: whoever asks gets no answer, and no connection is left open. */
    async stop() {
      if (!server?.pid) return;
      const ended = once(server, 'exit');
      process.kill(-server.pid, 'SIGKILL');
      await ended;
      server = null;
    },
  };
  return site;
}
