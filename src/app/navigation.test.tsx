import { expect, onTestFinished, test, vi } from 'vitest';
import { createI18n } from '../i18n/i18n';
import { createNavigation, restoreScrollOnBack } from './navigation';

const loadPathname = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('./routes', async (original) => ({ ...(await original<object>()), loadPathname }));

const i18n = createI18n('en');
const push = vi.fn((url: string) => history.pushState(null, '', url));
const goTo = createNavigation(i18n, false);
restoreScrollOnBack(i18n);

/** Lets the next page load, or fail, only when the result is called. */
function loadLate(fails = false): () => void {
  let finish = () => {};
  loadPathname.mockReturnValueOnce(
    new Promise<void>((resolve, reject) => {
      finish = fails ? reject : resolve;
    }),
  );
  return finish;
}

/** Whether the browser itself loads another page, from now on. */
function watchLeaving() {
  const leave = vi.fn();
  const onNavigate = (event: NavigateEvent) => {
    if (event.destination.sameDocument) return;
    event.preventDefault();
    leave();
  };
  window.navigation.addEventListener('navigate', onNavigate);
  onTestFinished(() => window.navigation.removeEventListener('navigate', onNavigate));
  return leave;
}

function showHeading() {
  const heading = document.createElement('h1');
  const button = document.createElement('button');
  document.body.append(heading, button);
  onTestFinished(() => document.body.replaceChildren());
  return { heading, button };
}

/** Goes back, as the visitor does. */
async function goBack() {
  const isBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await isBack;
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

test('of two links that are followed at once, the later one wins', async () => {
  const finish = loadLate();
  const first = goTo(push, '/partners', {});
  await goTo(push, '/industries', {});
  finish();
  await first;
  expect(push.mock.calls.map(([url]) => new URL(url).pathname)).toEqual(['/industries']);
});

test.each(['loads late', 'does not load'])('Back stays on its page if that of an earlier link %s', async (fault) => {
  history.replaceState(null, '', '/contact');
  await goTo(push, '/partners', {});
  const finish = loadLate(fault === 'does not load');
  const slow = goTo(push, '/industries', {});
  await goBack();
  const leave = watchLeaving();
  finish();
  await slow;
  expect(leave).not.toHaveBeenCalled();
  expect(location.pathname).toBe('/contact');
});

test('a page of Back that loads late leaves the focus where it is on a later page', async () => {
  const { heading, button } = showHeading();
  history.replaceState(null, '', '/contact');
  await goTo(push, '/partners', {});
  const finish = loadLate();
  await goBack();
  await goTo(push, '/industries', {});
  expect(document.activeElement).toBe(heading);
  button.focus();
  finish();
  await nextFrame();
  await nextFrame();
  expect(document.activeElement).toBe(button);
});

test('a page of Back that does not load leaves a link that was followed meanwhile alone', async () => {
  history.replaceState(null, '', '/contact');
  await goTo(push, '/partners', {});
  const fail = loadLate(true);
  await goBack();
  const show = loadLate();
  const next = goTo(push, '/industries', {});
  const leave = watchLeaving();
  fail();
  await nextFrame();
  show();
  await next;
  expect(leave).not.toHaveBeenCalled();
  expect(location.pathname).toBe('/industries');
});

test('a link to the shown page leads to its top from any query, a link to one of its views does not', async () => {
  const { heading, button } = showHeading();
  await goTo(push, '/gallery?fbclid=1', {});
  button.focus();
  await goTo(push, '/gallery?fbclid=1&file=2', {});
  expect(document.activeElement).toBe(button);
  await goTo(push, '/gallery', {});
  expect(document.activeElement).toBe(heading);
});

test('leaves a page that does not load in four seconds to the browser, unless that ends an upload', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const leave = watchLeaving();
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
  const stop = vi.spyOn(window, 'stop');
  for (const path of ['/contact', '/services']) await goTo(push, path, {});
  expect(stop, 'the slow page would replace that of the later link').toHaveBeenCalledOnce();
  loadLate();
  const slowAgain = goTo(push, '/industries', {});
  await vi.advanceTimersByTimeAsync(4000);
  await slowAgain;
  await goBack();
  await goTo(push, '/contact', {});
  expect(stop, 'Back ends the loading, too, and a link after it has none to end').toHaveBeenCalledTimes(2);
});
