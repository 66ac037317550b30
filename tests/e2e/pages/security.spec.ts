import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { CATALOG_PATH } from '../../../src/domain/gallery-catalog';
import { UNSUBSCRIBE_PATH } from '../../../src/domain/newsletter';
import { expect, forgive, type Page, test } from '../fixtures';
import { FORBIDDEN, STORAGE } from '../services';

const STORAGE_ORIGIN = `http://${STORAGE}`;
const REFUSAL = /Content Security Policy/i;

/** Injections, and the browser's message when it blocks each. */
const INJECTED: Record<string, { html: string; refused: RegExp }> = {
  'inline script': { html: '<script>document.title="planted"</script>', refused: /inline script/ },
  'event handler': { html: '<img src="/none" onerror="planted()" alt="">', refused: /inline event handler/ },
  'script from elsewhere': {
    html: `<script src="${STORAGE_ORIGIN}/planted.js"></script>`,
    refused: /script.*planted\.js/,
  },
  'style element': { html: '<style>main { display: none }</style>', refused: /inline style/ },
  frame: { html: `<iframe src="${STORAGE_ORIGIN}/"></iframe>`, refused: /fram/i },
  'plug-in': { html: '<object data="/favicon.svg"></object>', refused: /object-src/ },
  base: { html: `<base href="${STORAGE_ORIGIN}/">`, refused: /base-uri/ },
};

test('the policy blocks what an attacker injects, code in strings, requests to other origins, and framing', {
  tag: '@desktop',
}, async ({ page, site, baseURL, complaints }) => {
  const expectRefusal = (refused: RegExp) =>
    expect.poll(() => complaints.filter((text) => REFUSAL.test(text)).join('\n')).toMatch(refused);
  await page.route('**/none', (route) => route.fulfill({ status: 200, contentType: 'image/png', body: 'broken' }));
  await page.route('**/contact', async (route) => {
    const response = await route.fetch();
    const html = Object.values(INJECTED).map((injected) => injected.html);
    const body = (await response.text()).replace('</body>', () => `${html.join('')}</body>`);
    await route.fulfill({ response, body });
  });
  await site.open('contact');
  for (const { refused } of Object.values(INJECTED)) await expectRefusal(refused);
  await expect(page).toHaveTitle(site.words('contact').meta.title);
  await expect(page.locator('main')).toBeVisible();

  await site.open('home');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.src = URL.createObjectURL(new Blob(['document.title = "planted"'], { type: 'text/javascript' }));
    document.body.append(script);
  });
  await expectRefusal(/blob:/);
  expect(await page.evaluate((url) => fetch(url).catch(({ name }) => name), FORBIDDEN)).toBe('TypeError');
  await expectRefusal(/connect-src|127\.0\.0\.1:9399/);

  await page.goto('about:blank');
  await page.setContent(`<iframe src="${baseURL}${site.path('contact')}"></iframe>`);
  await expectRefusal(/frame-ancestors/);
  expect(page.frames().at(-1)?.url()).toMatch(/^chrome-error:/);
  await page.close();
  forgive(complaints, REFUSAL);
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

/** Works only as a header. */
const FRAMING = { 'content-security-policy': "frame-ancestors 'none'" };

async function answerOf(request: Page['request'], path: string) {
  const response = await request.get(path);
  const headers = Object.entries(response.headers()).filter(([name]) => SECURITY_HEADER.test(name));
  const policy = parse(await response.text()).querySelector('meta[http-equiv=Content-Security-Policy]');
  return {
    status: response.status(),
    headers: Object.fromEntries(headers),
    policy: policy?.getAttribute('content') ?? '',
  };
}

test('every kind of response has its security headers, no others, and the right time in the cache', {
  tag: '@desktop',
}, async ({ request, site }) => {
  const page = { headers: { ...COMMON, ...FRAMING }, policy: expect.stringMatching(/^default-src 'none'; /) };
  for (const id of ['home', 'contact', 'gallery', 'admin'] as const) {
    expect(await answerOf(request, site.path(id)), id).toEqual({ status: 200, ...page });
  }
  expect(await answerOf(request, site.path('/nowhere'))).toEqual({ status: 404, ...page });

  const file = (headers: object) => ({ status: 200, headers: { ...COMMON, ...headers }, policy: '' });
  const [script = ''] = /\/assets\/[\w-]+\.js/.exec(await (await request.get(site.path('home'))).text()) ?? [];
  expect(await answerOf(request, script)).toEqual(file({ 'content-security-policy': "default-src 'none'" }));

  const picture = { ...FRAMING, 'cross-origin-resource-policy': 'cross-origin' };
  expect(await answerOf(request, '/social/home-en.png')).toEqual(file(picture));

  const worker = {
    'content-security-policy': `default-src 'none'; connect-src 'self' https://firebasestorage.googleapis.com ${STORAGE_ORIGIN}`,
  };
  expect(await answerOf(request, '/sw.js')).toEqual(file(worker));

  const api = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };
  expect(await answerOf(request, CATALOG_PATH)).toEqual(file(api));
  const styled = expect.stringMatching(
    /^default-src 'none'; style-src 'sha256-\S+'; form-action 'self'; base-uri 'none'; /,
  );
  expect(await answerOf(request, UNSUBSCRIBE_PATH)).toEqual(file({ 'content-security-policy': styled }));

  const malformed = await request.post('/api/quotes', {
    data: Buffer.from('{'),
    headers: { 'content-type': 'application/json' },
  });
  expect(malformed.status()).toBe(400);
  expect(await malformed.text(), 'no stack trace').not.toMatch(/\bat \w+|node_modules/);

  // Browsers cache assets for a day, so that no 404 outlives a rollback for long.
  const caching = async (path: string) => {
    const response = await request.get(path);
    return [response.status(), response.headers()['cache-control']];
  };
  expect(await caching(script)).toEqual([200, 'max-age=86400']);
  expect(await caching('/assets/older-12345678.js')).toEqual([404, 'max-age=86400']);
  expect(await caching(site.path('home'))).toEqual([200, 'no-cache']);

  // Without a key the code of App Check is absent, so the policy needs no origin for it.
  const scripts = readdirSync('dist/assets', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(`dist/assets/${file}`, 'utf8'));
  expect(scripts.filter((text) => text.includes('firebaseappcheck.googleapis.com'))).toEqual([]);
  expect(scripts.filter((text) => text.includes('identitytoolkit.googleapis.com'))).not.toEqual([]);
});
