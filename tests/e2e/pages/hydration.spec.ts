import { build, type PreviewServer, preview } from 'vite';
import firebase from '../../../firebase.json' with { type: 'json' };
import { ROUTE_IDS } from '../../../src/domain/paths';
import { expect, hydrated, test } from '../fixtures';

// Emotion's development mode writes text into style elements, which violates the page's policy.
test.use({ bypassCSP: true });

const OUT = '.cache/development';
let server: PreviewServer;

/** Builds the site with React's development version: only that one reports mismatched attributes. */
test.beforeAll(async () => {
  test.setTimeout(180_000);
  process.env.NODE_ENV = 'development';
  await build({ mode: 'development', logLevel: 'error', build: { outDir: OUT, emptyOutDir: true, minify: false } });
  server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: OUT },
    preview: { host: '127.0.0.1', port: 0, proxy: { '/api': `http://localhost:${firebase.emulators.hosting.port}` } },
  });
});
test.afterAll(() => server?.close());

// Production also reports mismatched texts (every-page.spec.ts), so attributes in one language are enough.
test("React's development version hydrates every page without a warning", async ({ page, site }) => {
  // React logs mismatched attributes and throws on mismatched texts; `complaints` reports the latter.
  const logged: string[] = [];
  let isDevelopment = false;
  page.on('console', (message) => {
    if (message.text().includes('React DevTools')) isDevelopment = true;
    if (['warning', 'error'].includes(message.type())) logged.push(`${page.url()}: ${message.text()}`);
  });
  const unknown = site.path('/no-such-page');
  await page.route(`**${unknown}`, (route) => route.fulfill({ path: `${OUT}/404.html` }));
  for (const path of [...ROUTE_IDS.map((id) => site.path(id)), unknown]) {
    await page.goto(new URL(path, server.resolvedUrls?.local[0]).href);
    await hydrated(page);
  }
  expect(isDevelopment).toBe(true);
  expect(logged).toEqual([expect.stringContaining(`there is no page at ${unknown}`)]);
});
