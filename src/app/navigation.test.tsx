import { expect, onTestFinished, test, vi } from 'vitest';
import { createI18n } from '../i18n/i18n';
import { createNavigation } from './navigation';

const loadPathname = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('./routes', async (original) => ({ ...(await original<object>()), loadPathname }));

const i18n = createI18n('en');
const push = vi.fn((url: string) => history.pushState(null, '', url));
const goTo = createNavigation(i18n, false);

/** Lets the next page load only when the result is called. */
function loadLate(): () => void {
  let finish = () => {};
  loadPathname.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
  return finish;
}

test('of two links that are followed at once, the later one wins', async () => {
  const finish = loadLate();
  const first = goTo(push, '/partners', {});
  await goTo(push, '/industries', {});
  finish();
  await first;
  expect(push.mock.calls.map(([url]) => new URL(url).pathname)).toEqual(['/industries']);
});

test('a link to the shown page leads to its heading, a link to one of its views does not', async () => {
  const heading = document.createElement('h1');
  const button = document.createElement('button');
  document.body.append(heading, button);
  onTestFinished(() => document.body.replaceChildren());
  await goTo(push, '/gallery?fbclid=1', {});
  button.focus();
  await goTo(push, '/gallery?fbclid=1&file=2', {});
  expect(document.activeElement).toBe(button);
  await goTo(push, '/gallery', {});
  expect(document.activeElement).toBe(heading);
});

test('scrolls to the top smoothly, or at once for people who prefer less motion', async () => {
  const scrolled = vi.spyOn(document.documentElement, 'scrollIntoView');
  for (const matches of [false, true]) {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);
    await goTo(push, '/clients', {});
  }
  expect(scrolled.mock.calls).toEqual([[{ behavior: 'smooth' }], [{ behavior: 'instant' }]]);
});

test('leaves a page that does not load in four seconds to the browser, unless that ends an upload', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  // Called when the browser itself loads another page.
  const leave = vi.fn((event: NavigateEvent) => event.preventDefault());
  const onNavigate = (event: NavigateEvent) => {
    if (!event.destination.sameDocument) leave(event);
  };
  window.navigation.addEventListener('navigate', onNavigate);
  onTestFinished(() => window.navigation.removeEventListener('navigate', onNavigate));
  const ask = (event: Event) => event.preventDefault();
  addEventListener('beforeunload', ask);
  const finish = loadLate();
  const patient = goTo(push, '/partners', {});
  await vi.advanceTimersByTimeAsync(4000);
  removeEventListener('beforeunload', ask);
  finish();
  await patient;
  expect(location.pathname).toBe('/partners');
  expect(leave).not.toHaveBeenCalled();
  loadLate();
  const slow = goTo(push, '/industries', {});
  await vi.advanceTimersByTimeAsync(4000);
  await slow;
  expect(leave).toHaveBeenCalledOnce();
});
