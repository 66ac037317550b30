import { expect, test } from 'vitest';
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

test.each<[string, Request, URL, 'original' | 'thumbnail' | null]>([
  ['a thumbnail', picture, thumbnail, 'thumbnail'],
  ['an original', picture, objectUrl('images/17-front.jpg'), 'original'],
  ['an opaque thumbnail', asked({ destination: 'image', mode: 'no-cors' }), thumbnail, null],
  ['a part of a video', asked({ destination: 'video', mode: 'cors' }), objectUrl('videos/17-tour.mp4'), null],
  ['an object of another bucket', picture, objectUrl('x/1/320.webp', 'other'), null],
])('caches originals apart from thumbnails: %s', (_, request, url, kind) => {
  expect(worker.isOriginal(request, url)).toBe(kind === 'original');
  expect(worker.isThumbnail(request, url)).toBe(kind === 'thumbnail');
});

test('keeps scripts, but not the page of a captive portal or an error', () => {
  const isScript = (type: string, status = 200) =>
    worker.isScript(new Response('', { status, headers: { 'Content-Type': type } }));
  expect(isScript('text/javascript; charset=utf-8')).toBe(true);
  expect([isScript('text/html'), isScript('text/javascript', 404)]).toEqual([false, false]);
});

test('handles visits to pages of this site only', () => {
  const isVisit = (path: string, mode: RequestMode) => worker.isVisit(asked({ mode }), new URL(path, SITE));
  expect(isVisit('/contact', 'navigate')).toBe(true);
  expect(isVisit('/contact', 'cors')).toBe(false);
  for (const path of ['/api/gallery', 'https://other.example/contact'])
    expect(isVisit(path, 'navigate'), path).toBe(false);
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
