import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { vi } from 'vitest';
import { freePort } from '../../emulators/ports';
import { WEBKIT_DRIVER, XVFB } from '../../scripts/engines.mjs';
import { type Engine, type EngineElement, findVisible } from './engine';
import { smokeJourney } from './journey';

/** The key of an element in WebDriver's JSON. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
type ElementReference = { [ELEMENT]: string };

/** Starts a program that ends with the tests. */
function start(program: string, args: string[], env?: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'ignore'] });
  process.once('exit', () => child.kill());
  return child;
}

/** Starts an X server without a screen. Without a window manager, the window under the pointer has the focus. */
async function startXvfb(): Promise<{ xvfb: ChildProcess; display: string }> {
  const xvfb = start(XVFB, ['-displayfd', '1', '-screen', '0', '480x900x24', '-nolisten', 'tcp']);
  const [number] = await once(xvfb.stdout as NodeJS.ReadableStream, 'data');
  return { xvfb, display: `:${String(number).trim()}` };
}

/**
 * Records errors and requests to other machines in the page: WebDriver without BiDi reports neither, and a browser that is
 * automated writes no console output. Errors before the load event are missed, but React starts later.
 */
function recordErrors(): void {
  const errors: string[] = [];
  addEventListener('error', ({ message, target }) => errors.push(message ?? `not loaded: ${target}`), true);
  addEventListener('unhandledrejection', ({ reason }) => errors.push(`rejected: ${reason}`));
  addEventListener('securitypolicyviolation', ({ blockedURI }) => errors.push(`forbidden by policy: ${blockedURI}`));
  const { error } = console;
  console.error = (...args) => {
    errors.push(args.join(' '));
    error(...args);
  };
  Object.assign(window, { errors });
}

function readErrors(): string[] {
  const requests = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const foreign = requests.filter(({ hostname }) => hostname && !['localhost', '127.0.0.1'].includes(hostname));
  return [...((window as { errors?: string[] }).errors ?? []), ...foreign.map(({ href }) => `request to ${href}`)];
}

/** WebKitGTK's browser, as narrow as its window gets, over WebDriver. */
async function launchWebKit(): Promise<Engine> {
  const { xvfb, display } = await startXvfb();
  const port = await freePort();
  const driver = start(WEBKIT_DRIVER, [`--port=${port}`], { DISPLAY: display });
  let root = `http://127.0.0.1:${port}/session`;
  async function send<Value>(method: 'POST' | 'DELETE', path: string, body?: object): Promise<Value> {
    const response = await fetch(root + path, { method, body: body ? JSON.stringify(body) : null });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`WebDriver ${path}: ${value.message || value.error}`);
    return value;
  }
  const capabilities = { alwaysMatch: { browserName: 'MiniBrowser', timeouts: { pageLoad: 30_000 } } };
  const { sessionId } = await vi.waitFor(
    () => send<{ sessionId: string }>('POST', '', { capabilities }), // refused until the driver listens
    { timeout: 20_000 },
  );
  root += `/${sessionId}`;
  await send('POST', '/window/rect', { width: 390, height: 844 });

  const execute = <Value>(run: (...args: never[]) => unknown, ...args: (string | ElementReference)[]) =>
    send<Value>('POST', '/execute/sync', { script: `return (${run}).apply(null, arguments)`, args });
  const elementOf = (element: ElementReference): EngineElement => ({
    async click() {
      // WebDriver scrolls only to what is outside the window, not to what the bar at its bottom covers.
      await execute((target: Element) => target.scrollIntoView({ block: 'center' }), element);
      await send('POST', `/element/${element[ELEMENT]}/click`, {});
    },
    type: (text) => send('POST', `/element/${element[ELEMENT]}/value`, { text }),
  });
  const earlier: string[] = [];
  return {
    isPhone: true,
    errors: async () => [...earlier, ...(await execute<string[]>(readErrors))],
    async goto(url) {
      earlier.push(...(await execute<string[]>(readErrors)));
      await send('POST', '/url', { url });
      await execute(recordErrors);
    },
    evaluate: (run, ...args) => execute(run, ...args),
    async find(...target) {
      const found = await execute<ElementReference | null>(findVisible, ...target);
      return found && elementOf(found);
    },
    async close() {
      try {
        await send('DELETE', '');
      } finally {
        for (const child of [driver, xvfb]) child.kill();
      }
    },
  };
}

smokeJourney(launchWebKit);
