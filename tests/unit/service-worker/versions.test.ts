import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followVersions } from '../../../src/service-worker/page/versions';

/** The selector of the only element in the page. */
let present: string;
let container: EventTarget;
let registration: EventTarget & { active: object; installing: EventTarget | null; waiting: object | null };
const reload = vi.fn();

beforeEach(() => {
  registration = Object.assign(new EventTarget(), { active: {}, installing: null, waiting: null });
  const answers = { controller: null, getRegistration: async () => registration, register: async () => registration };
  container = Object.assign(new EventTarget(), answers);
  vi.stubGlobal('navigator', { serviceWorker: container });
  vi.stubGlobal('location', { href: 'https://site.example/', pathname: '/', reload });
  vi.stubGlobal('document', {
    baseURI: 'https://site.example/',
    addEventListener: () => {},
    querySelector: (selector: string) => (selector.split(', ').includes(present) ? {} : null),
  });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('dispatchEvent', () => true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** A newer version has been downloaded and waits. */
function arrive(): void {
  const newer = new EventTarget();
  registration.installing = newer;
  registration.dispatchEvent(new Event('updatefound'));
  Object.assign(registration, { installing: null, waiting: newer });
  newer.dispatchEvent(new Event('statechange'));
}

const changeController = () => container.dispatchEvent(new Event('controllerchange'));

test('a tab with a conversation does not reload when another tab updates, but when its own visitor agrees', async () => {
  const onNewer = vi.fn();
  present = '[data-unkept]';
  const update = await followVersions(onNewer);
  changeController();
  expect(reload).not.toHaveBeenCalled();
  expect(onNewer).toHaveBeenCalledOnce();
  update();
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['reloads, even with a conversation', '[data-unkept]', 1],
  ['does not reload while a dialog is open', 'dialog:modal', 0],
])('the tab in which the visitor agrees %s', async (_, selector, times) => {
  present = selector;
  registration.waiting = { postMessage: () => {} };
  const update = await followVersions(() => {});
  update();
  changeController();
  expect(reload).toHaveBeenCalledTimes(times);
});

test('an open tab learns of every new version', async () => {
  const onNewer = vi.fn();
  await followVersions(onNewer);
  expect(onNewer).not.toHaveBeenCalled();
  for (const times of [1, 2, 3]) {
    arrive();
    expect(onNewer).toHaveBeenCalledTimes(times);
  }
});

test('a new tab learns of a version that waits or downloads, but not of the very first one', async () => {
  const onNewer = vi.fn();
  registration.waiting = {};
  await followVersions(onNewer);
  expect(onNewer).toHaveBeenCalledOnce();

  const downloading = new EventTarget();
  Object.assign(registration, { installing: downloading, waiting: null });
  await followVersions(onNewer);
  registration.waiting = downloading;
  downloading.dispatchEvent(new Event('statechange'));
  expect(onNewer).toHaveBeenCalledTimes(2);

  Object.assign(registration, { active: null, waiting: null });
  await followVersions(onNewer);
  arrive();
  expect(onNewer).toHaveBeenCalledTimes(2);
});
