import { parse } from 'node-html-parser';
import { CATALOG_PATH } from '../../../src/domain/gallery-catalog';
import { UNSUBSCRIBE_PATH } from '../../../src/domain/newsletter';
import { expect, type Page, test } from '../fixtures';

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

const STORAGE = 'http://127.0.0.1:9199';

/** The policy in the <meta> of every page. Only the hashes of inline scripts and styles differ. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self' HASHES",
  'style-src HASHES',
  "style-src-attr 'unsafe-inline'",
  `img-src 'self' data: ${STORAGE}`,
  `media-src ${STORAGE} blob:`,
  "font-src 'self'",
  `connect-src 'self' http://127.0.0.1:9099 http://127.0.0.1:8080 http://127.0.0.1:5001 ${STORAGE}`,
  "manifest-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

/** Works only as a header. */
const FRAMING = { 'content-security-policy': "frame-ancestors 'none'" };

const withoutHashes = (policy: string) => policy.replace(/'sha256-\S+'( 'sha256-\S+')*/g, 'HASHES');

async function answerOf(request: Page['request'], path: string) {
  const response = await request.get(path);
  const headers = Object.entries(response.headers()).filter(([name]) => SECURITY_HEADER.test(name));
  const policy = parse(await response.text()).querySelector('meta[http-equiv=Content-Security-Policy]');
  return {
    status: response.status(),
    headers: Object.fromEntries(headers),
    policy: withoutHashes(policy?.getAttribute('content') ?? ''),
  };
}

test('every kind of response has its security headers, and no others', {
  tag: '@desktop',
}, async ({ request, site }) => {
  const page = { headers: { ...COMMON, ...FRAMING }, policy: PAGE_POLICY };
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
    'content-security-policy': `default-src 'none'; connect-src 'self' https://firebasestorage.googleapis.com ${STORAGE}`,
  };
  expect(await answerOf(request, '/sw.js')).toEqual(file(worker));

  const api = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };
  expect(await answerOf(request, CATALOG_PATH)).toEqual(file(api));
  const styled = expect.stringMatching(
    /^default-src 'none'; style-src 'sha256-\S+'; form-action 'self'; base-uri 'none'; /,
  );
  expect(await answerOf(request, UNSUBSCRIBE_PATH)).toEqual(file({ 'content-security-policy': styled }));
});
