import { readdirSync, readFileSync } from 'node:fs';
import { expect, hydrated, type Page, test } from '../fixtures';
import { STORAGE } from '../services';

/** Takes the complaints that a test has asked for out of those that would fail it. */
function takeRefusals(complaints: string[]): string[] {
  const isRefusal = (text: string) => /Content Security Policy/i.test(text);
  const refusals = complaints.filter(isRefusal);
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !isRefusal(text)));
  return refusals;
}

/** Has the server's own page come, headers and all, with `html` at the end of its body: what an injection would do. */
const plant = (page: Page, html: string) =>
  page.route('**/contact', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('</body>', () => `${html}</body>`) });
  });

const ELSEWHERE = `http://${STORAGE}`;

/** What somebody might bring into a page: how it is refused, and what would have happened. */
const PLANTED: Record<string, { html: string; refused: RegExp }> = {
  'an inline script': { html: '<script>document.title="planted"</script>', refused: /inline script/ },
  'a handler in an attribute': {
    html: '<img src="/none" onerror="planted()" alt="">',
    refused: /inline event handler/,
  },
  'a script from elsewhere': { html: `<script src="${ELSEWHERE}/planted.js"></script>`, refused: /script/ },
  'a style element': { html: '<style>main { display: none }</style>', refused: /inline style/ },
  'a frame': { html: `<iframe src="${ELSEWHERE}/"></iframe>`, refused: /fram/i },
  'a plug-in': { html: '<object data="/favicon.svg"></object>', refused: /object-src/ },
  'another base': { html: `<base href="${ELSEWHERE}/">`, refused: /base-uri/ },
};

for (const [what, { html, refused }] of Object.entries(PLANTED)) {
  test(`${what} planted into a page is refused, and counted`, async ({ page, site, complaints }) => {
    await page.route('**/none', (route) => route.fulfill({ status: 200, contentType: 'image/png', body: 'broken' }));
    await plant(page, html);
    const { meta } = await site.words('contact');
    await page.goto(site.path('contact'));
    await hydrated(page);
    await expect.poll(() => complaints.join('\n')).toMatch(refused);
    await expect(page).toHaveTitle(meta.title);
    await expect(page.locator('main')).toBeVisible();
    await page.close();
    takeRefusals(complaints);
  });
}

test('code from a text is refused, and a request to elsewhere too', async ({ page, site, complaints }) => {
  await page.goto(site.path('home'));
  await hydrated(page);
  const script = await page.evaluateHandle(() => {
    const made = document.createElement('script');
    made.src = URL.createObjectURL(new Blob(['document.title = "planted"'], { type: 'text/javascript' }));
    return made;
  });
  await script.evaluate((made) => document.body.append(made));
  await expect.poll(() => takeRefusals(complaints).join('\n')).toMatch(/blob:/);
  const failure = await page.evaluate(() => fetch('http://127.0.0.1:9399/').catch(({ name }) => name));
  expect(failure).toBe('TypeError');
  await expect.poll(() => takeRefusals(complaints).join('\n')).toMatch(/connect-src|127\.0\.0\.1:9399/);
});

test('no other site shows a page in a frame', async ({ page, site, baseURL, complaints }) => {
  await page.setContent(`<iframe src="${baseURL}${site.path('contact')}"></iframe>`);
  await expect.poll(() => complaints.join('\n')).toMatch(/frame-ancestors/);
  expect(page.frames().at(-1)?.url()).toMatch(/^chrome-error:/);
  takeRefusals(complaints);
});

test.describe('the worker', () => {
  test.use({ workers: true });

  test('asks only for what it keeps, and what it is refused is counted', async ({
    page,
    context,
    site,
    complaints,
  }) => {
    await page.goto(site.path('home'));
    await page.waitForFunction(() => navigator.serviceWorker.controller, undefined, { timeout: 50_000 });
    expect(complaints).toEqual([]);
    const worker = context.serviceWorkers()[0];
    const failure = await worker?.evaluate(() => fetch('http://127.0.0.1:9399/').catch(({ name }) => name));
    expect(failure).toBe('TypeError');
    await expect.poll(() => takeRefusals(complaints).join('\n')).toMatch(/127\.0\.0\.1:9399/);
  });
});

test('App Check is not there where it has no key: neither its code nor leave for reCAPTCHA', async ({
  request,
  site,
}) => {
  const policy = (await request.get(site.path('contact'))).headers()['content-security-policy'];
  expect(policy).toMatch(/^default-src 'none'/);
  expect(policy).not.toMatch(/recaptcha|google/);
  const scripts = readdirSync('dist/assets').map((file) => readFileSync(`dist/assets/${file}`, 'utf8'));
  expect(scripts.filter((script) => script.includes('firebaseappcheck.googleapis.com'))).toEqual([]);
  expect(scripts.filter((script) => script.includes('identitytoolkit.googleapis.com'))).not.toEqual([]);
});

test('browsers keep the parts of a page for good, and no answer that there is no such part', async ({
  request,
  site,
}) => {
  const keeping = async (path: string) => {
    const response = await request.get(path);
    return [response.status(), response.headers()['cache-control']];
  };
  const [part = ''] = /\/assets\/[\w-]+\.js/.exec(await (await request.get(site.path('home'))).text()) ?? [];
  expect(await keeping(part)).toEqual([200, expect.stringContaining('immutable')]);
  expect(await keeping('/assets/older-12345678.js')).toEqual([404, 'no-cache']);
});
