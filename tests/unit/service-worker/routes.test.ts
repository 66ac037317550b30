import { describe, expect, test } from 'vitest';
import { brand } from '../../../src/domain/brand';
import { renditionName } from '../../../src/domain/renditions';

const SITE = 'https://site.example';
const objectUrl = (name: string, bucket: string = brand.bucket) =>
  new URL(`https://firebasestorage.googleapis.com/v0/b/${bucket}/o/${encodeURIComponent(name)}?alt=media`);
const thumbnail = objectUrl(renditionName('id', '17', 320), brand.renditionsBucket);

Object.assign(globalThis, { self: globalThis, location: new URL(SITE) });
const worker = await import('../../../src/service-worker/routes');

/** The parts of a request that the worker reads. Node cannot create navigation requests. */
const asked = (request: Partial<Request>) => request as Request;
const picture = asked({ destination: 'image', mode: 'cors' });

describe.each<[string, Request, URL, 'original' | 'thumbnail' | null]>([
  ['a thumbnail', picture, thumbnail, 'thumbnail'],
  ['an original', picture, objectUrl('images/17-front.jpg'), 'original'],
  ['an opaque thumbnail', asked({ destination: 'image', mode: 'no-cors' }), thumbnail, null],
  ['a part of a video', asked({ destination: 'video', mode: 'cors' }), objectUrl('videos/17-tour.mp4'), null],
  ['an object of another bucket', picture, objectUrl('x/1/320.webp', 'other'), null],
])('%s', (_, request, url, kind) => {
  test(kind === 'original' ? 'is cached as an original' : 'is not cached as an original', () => {
    expect(worker.isOriginal(request, url)).toBe(kind === 'original');
  });

  test(kind === 'thumbnail' ? 'is cached as a thumbnail' : 'is not cached as a thumbnail', () => {
    expect(worker.isThumbnail(request, url)).toBe(kind === 'thumbnail');
  });
});

test.each([
  ['keeps a script', 'text/javascript; charset=utf-8', 200, true],
  ['does not keep the page of a captive portal as a script', 'text/html', 200, false],
  ['does not keep an error as a script', 'text/javascript', 404, false],
])('%s', (_, type, status, isKept) => {
  const response = new Response('', { status, headers: { 'Content-Type': type } });
  expect(worker.isScript(response)).toBe(isKept);
});

test.each<[string, string, RequestMode, boolean]>([
  ['handles a visit to a page', '/contact', 'navigate', true],
  ['does not handle a request for a page that is no visit', '/contact', 'cors', false],
  ['does not handle a visit to the API', '/api/gallery', 'navigate', false],
  ['does not handle a visit to another site', 'https://other.example/contact', 'navigate', false],
])('%s', (_, path, mode, isVisit) => {
  expect(worker.isVisit(asked({ mode }), new URL(path, SITE))).toBe(isVisit);
});

test.each([
  ['/', ['/']],
  ['/es/', ['/es']],
  ['/es/contact/?industry=retail', ['/es/contact']],
  ['/es/solutions/pos-systems', ['/es/services/pos-systems']],
  ...['/no-such-page', '/es/es', '/Contact', '/offline/x'].map((path): [string, string[]] => [path, []]),
])('caches %s as %s', (path, kept) => {
  expect(worker.cachedPageOf(new URL(path, SITE)).map(({ pathname }) => pathname)).toEqual(kept);
});
