import { CATALOG_PATH } from '../../../src/domain/gallery-catalog';
import { expect, type Page, test } from '../fixtures';

/** Any header by which a site limits or opens what browsers and other sites may do with an answer. */
const SECURITY_HEADER =
  /^(content-security-policy|cross-origin-|access-control-|permissions-policy|referrer-policy|set-cookie|strict-transport-security|x-content-|x-frame-)/;

const COMMON = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), browsing-topics=(), camera=(), clipboard-read=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), storage-access=(), usb=()',
};

const STORAGE = 'http://127.0.0.1:9199';

/** The policy of every page. Only the hashes of its inline scripts and styles differ. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self' HASHES",
  'style-src HASHES',
  "style-src-attr 'unsafe-inline'",
  `img-src 'self' data: ${STORAGE}`,
  `media-src ${STORAGE}`,
  "font-src 'self'",
  `connect-src 'self' http://127.0.0.1:9099 http://127.0.0.1:8080 http://127.0.0.1:5001 ${STORAGE}`,
  "manifest-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

async function answerOf(request: Page['request'], path: string) {
  const response = await request.get(path);
  const headers = Object.entries(response.headers()).filter(([name]) => SECURITY_HEADER.test(name));
  const withoutHashes = headers.map(([name, value]) => [
    name,
    value.replace(/'sha256-\S+'( 'sha256-\S+')*/g, 'HASHES'),
  ]);
  return { status: response.status(), headers: Object.fromEntries(withoutHashes) };
}

test('every kind of answer has its security headers, and no others', { tag: '@desktop' }, async ({ request, site }) => {
  const page = { ...COMMON, 'content-security-policy': PAGE_POLICY };
  for (const id of ['home', 'gallery', 'admin'] as const) {
    expect(await answerOf(request, site.path(id)), id).toEqual({ status: 200, headers: page });
  }
  expect(await answerOf(request, site.path('/nowhere'))).toEqual({ status: 404, headers: page });

  const [script = ''] = /\/assets\/[\w-]+\.js/.exec(await (await request.get(site.path('home'))).text()) ?? [];
  const file = { ...COMMON, 'content-security-policy': "default-src 'none'" };
  expect(await answerOf(request, script)).toEqual({ status: 200, headers: file });

  const picture = { ...page, 'cross-origin-resource-policy': 'cross-origin' };
  expect(await answerOf(request, '/social/home-en.png')).toEqual({ status: 200, headers: picture });

  const worker = { ...COMMON, 'content-security-policy': `default-src 'none'; connect-src 'self' ${STORAGE}` };
  expect(await answerOf(request, '/sw.js')).toEqual({ status: 200, headers: worker });

  const api = { ...COMMON, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };
  expect(await answerOf(request, CATALOG_PATH)).toEqual({ status: 200, headers: api });
});
