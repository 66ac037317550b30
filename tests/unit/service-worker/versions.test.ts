import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followVersions } from '../../../src/service-worker/page/versions';

/** What stands in the page, by its selector. */
let there: string;
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
    querySelector: (selector: string) => (selector.split(', ').includes(there) ? {} : null),
  });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('dispatchEvent', () => true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** A newer version has been found, and is here: it waits. */
function arrive(): void {
  const newer = new EventTarget();
  registration.installing = newer;
  registration.dispatchEvent(new Event('updatefound'));
  Object.assign(registration, { installing: null, waiting: newer });
  newer.dispatchEvent(new Event('statechange'));
}

const takenBySomebody = () => container.dispatchEvent(new Event('controllerchange'));

test('a version that another tab takes throws no conversation away: the tab is told, and goes over when asked to', async () => {
  const onNewer = vi.fn();
  there = '[data-unkept]';
  const take = await followVersions(onNewer);
  takenBySomebody();
  expect(reload).not.toHaveBeenCalled();
  expect(onNewer).toHaveBeenCalledOnce();
  take();
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['is loaded anew, a conversation or not', '[data-unkept]', 1],
  ['is only told while a dialog is open', 'dialog:modal', 0],
])('the tab in which the visitor agrees %s', async (_, what, times) => {
  there = what;
  registration.waiting = { postMessage: () => {} };
  const take = await followVersions(() => {});
  take();
  takenBySomebody();
  expect(reload).toHaveBeenCalledTimes(times);
});

test('a tab that stays open is told of each version that comes, however many it has put off', async () => {
  const onNewer = vi.fn();
  await followVersions(onNewer);
  expect(onNewer).not.toHaveBeenCalled();
  for (const times of [1, 2, 3]) {
    arrive();
    expect(onNewer).toHaveBeenCalledTimes(times);
  }
});

test('of one that waits already, or is on its way, a tab is told too; of the first of all, not', async () => {
  const onNewer = vi.fn();
  registration.waiting = {};
  await followVersions(onNewer);
  expect(onNewer).toHaveBeenCalledOnce();

  const coming = new EventTarget();
  Object.assign(registration, { installing: coming, waiting: null });
  await followVersions(onNewer);
  registration.waiting = coming;
  coming.dispatchEvent(new Event('statechange'));
  expect(onNewer).toHaveBeenCalledTimes(2);

  Object.assign(registration, { active: null, waiting: null });
  await followVersions(onNewer);
  arrive();
  expect(onNewer).toHaveBeenCalledTimes(2);
});
