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

test.each([
  [true, 'text/javascript; charset=utf-8', 200],
  [false, 'text/html', 200], // of a captive portal
  [false, 'text/javascript', 404],
])('takes for a script (%s): %s with status %i', (isScript, type, status) => {
  expect(worker.isScript(new Response('', { status, headers: { 'Content-Type': type } }))).toBe(isScript);
});

test.each<[string, RequestMode, boolean]>([
  ['/contact', 'navigate', true],
  ['/contact', 'cors', false],
  ['/api/gallery', 'navigate', false],
  ['https://other.example/contact', 'navigate', false],
])('handles visits to this site only: %s (%s) %s', (path, mode, isVisit) => {
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
