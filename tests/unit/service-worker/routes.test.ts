import { beforeAll, expect, test, vi } from 'vitest';
import { brand } from '../../../src/domain/brand';
import { renditionName } from '../../../src/domain/renditions';

const SITE = 'https://site.example';
const STORAGE = 'https://firebasestorage.googleapis.com';
const objectUrl = (name: string, bucket: string = brand.bucket) =>
  new URL(`${STORAGE}/v0/b/${bucket}/o/${encodeURIComponent(name)}?alt=media`);
const thumbnail = objectUrl(renditionName('id', '17', 320), brand.renditionsBucket);

let worker: typeof import('../../../src/service-worker/routes');
beforeAll(async () => {
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('location', new URL(SITE));
  worker = await import('../../../src/service-worker/routes');
});

/** The parts of a request that the worker reads. Node cannot create navigation requests. */
const asked = (request: Partial<Request>) => request as Request;
const picture = asked({ destination: 'image', mode: 'cors' });

test('caches CORS thumbnails from any storage origin', () => {
  expect(worker.isThumbnail(picture, thumbnail)).toBe(true);
  expect(worker.isThumbnail(picture, new URL(thumbnail.pathname, 'http://127.0.0.1:9199'))).toBe(true);
});

test('caches originals apart from thumbnails', () => {
  const original = objectUrl('images/17-front.jpg');
  expect([worker.isOriginal(picture, original), worker.isThumbnail(picture, original)]).toEqual([true, false]);
  expect(worker.isOriginal(picture, thumbnail)).toBe(false);
});

test.each<[string, Request, URL]>([
  ['an opaque thumbnail', asked({ destination: 'image', mode: 'no-cors' }), thumbnail],
  ['a part of a video', asked({ destination: 'video', mode: 'cors' }), objectUrl('videos/17-tour.mp4')],
  ['an object of another bucket', picture, objectUrl('x/1/320.webp', 'other')],
  ['a fetch by a script', asked({ destination: '', mode: 'cors' }), thumbnail],
])('does not cache %s', (_, request, url) => {
  expect([worker.isOriginal(request, url), worker.isThumbnail(request, url)]).toEqual([false, false]);
});

const visit = asked({ mode: 'navigate' });

test.each(['/__/auth/action', '/api/gallery'])('ignores visits to %s', (path) => {
  expect(worker.isVisit(visit, new URL(path, SITE))).toBe(false);
});

test('handles visits to this site only', () => {
  expect(worker.isVisit(visit, new URL('https://other.example/contact'))).toBe(false);
  expect(worker.isVisit(visit, new URL('/contact', SITE))).toBe(true);
  expect(worker.isVisit(asked({ mode: 'cors' }), new URL('/contact', SITE))).toBe(false);
});

test.each([
  ['/', '/'],
  ['/es/', '/es'],
  ['/es/contact/?industry=retail', '/es/contact'],
  ['/solutions/pos-systems', '/services/pos-systems'],
  ['/es/solutions', '/es/services'],
])('caches %s as %s', (path, kept) => {
  expect(worker.cachedPageOf(new URL(path, SITE)).map(({ href }) => href)).toEqual([SITE + kept]);
});

test.each(['/no-such-page', '/es/es', '/Contact', '/offline/x'])('does not cache %s', (path) => {
  expect(worker.cachedPageOf(new URL(path, SITE))).toEqual([]);
});
