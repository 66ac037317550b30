import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse } from 'node-html-parser';
import { addressOf } from '../../../emulators/ports';
import { CATALOG_PATH } from '../../../src/domain/gallery-catalog';
import { UNSUBSCRIBE_PATH } from '../../../src/domain/newsletter';
import { expect, forgive, type Page, test } from '../fixtures';

const STORAGE_ORIGIN = `http://${addressOf('storage')}`;
const REFUSAL = /Content Security Policy/i;

/** Injections, and the browser's message when it blocks each. */
const INJECTED: [html: string, refused: RegExp][] = [
  ['<script>document.title="planted"</script>', /inline script/],
  ['<img src="/none" onerror="planted()" alt="">', /inline event handler/],
  [`<script src="${STORAGE_ORIGIN}/planted.js"></script>`, /script.*planted\.js/],
  ['<style>main { display: none }</style>', /inline style/],
  [`<iframe src="${STORAGE_ORIGIN}/"></iframe>`, /fram/i],
  ['<object data="/favicon.svg"></object>', /object-src/],
  [`<base href="${STORAGE_ORIGIN}/">`, /base-uri/],
];

/** Waits until the browser has logged that the policy refused something. */
const expectRefusal = (complaints: string[], refused: RegExp) =>
  expect.poll(() => complaints.filter((text) => REFUSAL.test(text)).join('\n')).toMatch(refused);

test('the policy blocks what an attacker injects @desktop', async ({ page, site, complaints }) => {
  await page.route('**/none', (route) => route.fulfill({ status: 200, contentType: 'image/png', body: 'broken' }));
  await page.route('**/contact', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</body>', () => `${INJECTED.map(([html]) => html).join('')}</body>`);
    await route.fulfill({ response, body });
  });
  await site.open('contact');
  for (const [, refused] of INJECTED) await expectRefusal(complaints, refused);
  await expect(page).toHaveTitle(site.words('contact').meta.title);
  await expect(page.locator('main')).toBeVisible();
  await page.close(); // it may log the refusal twice
  forgive(complaints, REFUSAL);
});

test('the policy blocks requests of a page to another host @desktop', async ({ page, site, complaints }) => {
  await site.open('contact');
  expect(await page.evaluate(() => fetch('http://127.0.0.1:9399/').catch(({ name }) => name))).toBe('TypeError');
  await expectRefusal(complaints, /connect-src|127\.0\.0\.1:9399/);
  await page.close(); // it may log the refusal twice
  forgive(complaints, REFUSAL);
});

/** Another site, which answers every request with this page. Returns its URL, and how many requests it got. */
async function serveOtherSite(page = '') {
  let requests = 0;
  const server = createServer((_, response) => {
    requests += 1;
    response.writeHead(200, { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'text/html' }).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, requests: () => requests, stop: () => server.close() };
}

test('no other site can frame a page @desktop', async ({ page, site, baseURL, complaints }) => {
  const other = await serveOtherSite(`<iframe src="${baseURL}${site.path('contact')}"></iframe>`);
  const answer = page.waitForResponse(`**${site.path('contact')}`);
  await page.goto(other.url);
  expect((await answer).status()).toBe(200);
  await expect.poll(() => page.frames().at(-1)?.url()).toBe('chrome-error://chromewebdata/');
  other.stop();
  await page.close();
  forgive(complaints, REFUSAL);
});

test.describe('with a service worker', () => {
  test.use({ workers: true });

  test('the policy blocks its requests to another host @desktop', async ({ page, context, site, complaints }) => {
    const other = await serveOtherSite('answered');
    const starting = context.waitForEvent('serviceworker');
    await site.open('home');
    const worker = await starting;
    const answer = await worker.evaluate(
      (url) =>
        fetch(url).then(
          (response) => response.text(),
          ({ name }) => name,
        ),
      other.url,
    );
    expect(answer).toBe('TypeError');
    expect(other.requests()).toBe(0);
    other.stop();
    await page.close();
    forgive(complaints, REFUSAL);
  });
});

/** Headers that control what browsers and other sites may do with a response. */
const SECURITY_HEADER =
  /^(content-security-policy|cross-origin-|access-control-|permissions-policy|referrer-policy|set-cookie|strict-transport-security|x-content-|x-frame-)/;

const COMMON = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), browsing-topics=(), camera=(), clipboard-read=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), storage-access=(), usb=()',
};
const FRAMING = { 'content-security-policy': "frame-ancestors 'none'" };

async function answerOf(request: Page['request'], path: string) {
  const response = await request.get(path);
  const headers = Object.entries(response.headers()).filter(([name]) => SECURITY_HEADER.test(name));
  const isPage = response.headers()['content-type']?.startsWith('text/html'); // the worker's script contains pages
  const html = isPage ? await response.text() : '';
  const policy = parse(html).querySelector('meta[http-equiv=Content-Security-Policy]');
  return { headers: Object.fromEntries(headers), policy: policy?.getAttribute('content') ?? '' };
}

test('every kind of response has its security headers @desktop', async ({ request, site }) => {
  const page = { headers: { ...COMMON, ...FRAMING }, policy: expect.stringMatching(/^default-src 'none'; /) };
  for (const path of [...(['home', 'gallery', 'admin'] as const).map(site.path), site.path('/nowhere')])
    expect(await answerOf(request, path), path).toEqual(page);

  const [script = ''] = /\/assets\/[\w-]+\.js/.exec(await (await request.get(site.path('home'))).text()) ?? [];
  const policy = (value: unknown) => ({ 'content-security-policy': value });
  const storage = `https://firebasestorage.googleapis.com ${STORAGE_ORIGIN}`;
  const unsubscribe = /^default-src 'none'; style-src 'sha256-\S+'; form-action 'self'; base-/;
  for (const [path, headers] of Object.entries({
    [script]: policy("default-src 'none'"),
    '/sw.js': policy(`default-src 'none'; connect-src 'self' ${storage}`),
    '/social/home-en.png': { ...FRAMING, 'cross-origin-resource-policy': 'cross-origin' },
    [CATALOG_PATH]: policy("default-src 'none'; frame-ancestors 'none'"),
    [UNSUBSCRIBE_PATH]: policy(expect.stringMatching(unsubscribe)),
  }))
    expect(await answerOf(request, path), path).toEqual({ headers: { ...COMMON, ...headers }, policy: '' });
});
