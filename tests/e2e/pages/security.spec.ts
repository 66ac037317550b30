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

test('the policy blocks what an attacker injects @desktop', async ({ page, site, baseURL, complaints }) => {
  const expectRefusal = (refused: RegExp) =>
    expect.poll(() => complaints.filter((text) => REFUSAL.test(text)).join('\n')).toMatch(refused);
  await page.route('**/none', (route) => route.fulfill({ status: 200, contentType: 'image/png', body: 'broken' }));
  await page.route('**/contact', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</body>', () => `${INJECTED.map(([html]) => html).join('')}</body>`);
    await route.fulfill({ response, body });
  });
  await site.open('contact');
  for (const [, refused] of INJECTED) await expectRefusal(refused);
  await expect(page).toHaveTitle(site.words('contact').meta.title);
  await expect(page.locator('main')).toBeVisible();
  expect(await page.evaluate(() => fetch('http://127.0.0.1:9399/').catch(({ name }) => name))).toBe('TypeError');
  await expectRefusal(/connect-src|127\.0\.0\.1:9399/);

  await page.goto('about:blank');
  await page.setContent(`<iframe src="${baseURL}${site.path('contact')}"></iframe>`);
  await expectRefusal(/frame-ancestors/);
  await page.close(); // it may log the refusal twice
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
