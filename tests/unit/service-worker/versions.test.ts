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
