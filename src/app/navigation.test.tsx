import { expect, onTestFinished, test, vi } from 'vitest';
import { watchLeaving } from '../../tests/support/watch-leaving';
import { createI18n } from '../i18n/i18n';
import { createNavigation, prefetchOnIntent, restoreScrollOnBack } from './navigation';

const loadPathname = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('./routes', async (original) => ({ ...(await original<object>()), loadPathname }));

const i18n = createI18n('en');
const push = vi.fn((url: string) => history.pushState(null, '', url));
const goTo = createNavigation(i18n, false);
restoreScrollOnBack(i18n);
prefetchOnIntent(i18n);

/** Lets the next page load, or fail to load, only when the result is called. */
function loadLate(): { finish: () => void; fail: () => void } {
  let late = { finish: () => {}, fail: () => {} };
  loadPathname.mockReturnValueOnce(new Promise((finish, fail) => (late = { finish, fail })));
  return late;
}

function showHeading() {
  const heading = document.createElement('h1');
  heading.textContent = 'Page'; // React shows the page once its heading has a size
  const button = document.createElement('button');
  document.body.append(heading, button);
  onTestFinished(() => document.body.replaceChildren());
  return { heading, button };
}

async function goBack() {
  const isBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await isBack;
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

test('of two links that are followed at once, the later one wins', async () => {
  const { finish } = loadLate();
  const first = goTo(push, '/partners', {});
  await goTo(push, '/industries', {});
  finish();
  await first;
  expect(push.mock.calls.map(([url]) => new URL(url).pathname)).toEqual(['/industries']);
});

/** The visitor is on /partners, after /contact. */
async function goToPartners() {
  history.replaceState(null, '', '/contact');
  await goTo(push, '/partners', {});
}

test('Back wins over a link whose page is still loading', async () => {
  await goToPartners();
  const { finish } = loadLate();
  const slow = goTo(push, '/industries', {});
  await goBack();
  finish();
  await slow;
  expect(location.pathname).toBe('/contact');
});

test('Back wins over a link whose page then fails to load', async () => {
  await goToPartners();
  const { fail } = loadLate();
  const broken = goTo(push, '/industries', {});
  await goBack();
  const leave = watchLeaving();
  fail();
  await broken;
  expect(leave).not.toHaveBeenCalled();
});

/** The visitor goes back to a page whose code fails to load. Returns how the document is left. */
async function goBackToBrokenPage() {
  await goToPartners();
  const { fail } = loadLate();
  await goBack();
  const leave = watchLeaving();
  fail();
  return leave;
}

test('the browser loads a page of Back whose code fails to load', async () => {
  const leave = await goBackToBrokenPage();
  await expect.poll(() => leave.mock.calls.map(([{ navigationType }]) => navigationType)).toEqual(['reload']);
});

test('a link wins over a page of Back that then fails to load', async () => {
  await goToPartners();
  const { fail } = loadLate();
  await goBack();
  const { finish } = loadLate();
  const next = goTo(push, '/industries', {});
  const leave = watchLeaving();
  fail();
  await nextFrame();
  finish();
  await next;
  expect(leave).not.toHaveBeenCalled();
  expect(location.pathname).toBe('/industries');
});

test('a page of Back that loads late leaves the focus on the page of a later link alone', async () => {
  const { heading, button } = showHeading();
  await goToPartners();
  const { finish } = loadLate();
  await goBack();
  await goTo(push, '/industries', {});
  expect(document.activeElement).toBe(heading);
  button.focus();
  finish();
  await nextFrame();
  await nextFrame();
  expect(document.activeElement).toBe(button);
});

test('Back moves the focus to the heading of its page', async () => {
  const { heading, button } = showHeading();
  await goToPartners();
  button.focus();
  await goBack();
  await expect.poll(() => document.activeElement).toBe(heading);
});

test('a link to the shown page moves the focus to its heading', async () => {
  const { heading, button } = showHeading();
  await goTo(push, '/gallery?file=2', {});
  button.focus();
  await goTo(push, '/gallery', {});
  expect(document.activeElement).toBe(heading);
});

test('a link to a view of the shown page leaves the focus alone', async () => {
  const { button } = showHeading();
  await goTo(push, '/gallery?fbclid=1', {});
  button.focus();
  await goTo(push, '/gallery?fbclid=1&file=2', {});
  expect(document.activeElement).toBe(button);
});

test('a link to a view of the page that opened first leaves the focus alone', async () => {
  const { button } = showHeading();
  history.replaceState(null, '', '/resources');
  vi.spyOn(window, 'addEventListener').mockImplementation(() => {}); // it listens already
  restoreScrollOnBack(i18n);
  button.focus();
  await goTo(push, '/resources?file=2', {});
  expect(document.activeElement).toBe(button);
});

test('a link to the shown address adds nothing to the history', async () => {
  history.replaceState(null, '', '/clients');
  await goTo(push, '/clients', {});
  expect(push).not.toHaveBeenCalled();
});

test('Forward returns to the position that Back left', async () => {
  const { heading } = showHeading();
  heading.style.height = '300vh';
  await goToPartners();
  await expect
    .poll(() => {
      scrollTo(0, 400); // again if the browser restores the position of an earlier page late
      return history.state?.scrollY;
    })
    .toBe(400);
  await goBack();
  await expect.poll(() => scrollY).toBe(0);
  history.forward();
  await expect.poll(() => scrollY).toBe(400);
});

test.for(['pointerover', 'touchstart', 'focusin'])('loads the page of a link early: %s', (intent) => {
  const link = document.body.appendChild(document.createElement('a'));
  onTestFinished(() => link.remove());
  link.setAttribute('href', '/industries');
  link.dispatchEvent(new Event(intent, { bubbles: true }));
  expect(loadPathname).toHaveBeenCalledWith('/industries', i18n);
});

/** Follows a link in a browser whose user prefers less motion or does not. Returns how the page scrolled. */
async function scrollOfLink(prefersLessMotion: boolean) {
  const scrolled = vi.spyOn(document.documentElement, 'scrollIntoView');
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: prefersLessMotion } as MediaQueryList);
  await goTo(push, '/clients', {});
  return scrolled.mock.calls;
}

test('scrolls to the top smoothly', async () => {
  expect(await scrollOfLink(false)).toEqual([[{ behavior: 'smooth' }]]);
});

test('scrolls to the top at once for people who prefer less motion', async () => {
  expect(await scrollOfLink(true)).toEqual([[{ behavior: 'instant' }]]);
});

/** Follows a link whose page does not load within the four seconds. Returns the load and what ends the link. */
async function followSlowLink(path: string) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const late = loadLate();
  const slow = goTo(push, path, {});
  await vi.advanceTimersByTimeAsync(4000);
  return { ...late, slow };
}

test('the browser loads a page that does not load in four seconds', async () => {
  const leave = watchLeaving();
  const { slow } = await followSlowLink('/industries');
  await slow;
  expect(leave).toHaveBeenCalledOnce();
});

test('a page loads as long as it needs while leaving the document would end an upload', async () => {
  const ask = (event: Event) => event.preventDefault();
  addEventListener('beforeunload', ask);
  onTestFinished(() => removeEventListener('beforeunload', ask));
  const leave = watchLeaving();
  const { finish, slow } = await followSlowLink('/clients');
  finish();
  await slow;
  expect(leave).not.toHaveBeenCalled();
  expect(location.pathname).toBe('/clients');
});

test('a later link ends the load of a slow page, which would replace its page', async () => {
  watchLeaving();
  await (await followSlowLink('/industries')).slow;
  const stop = vi.spyOn(window, 'stop');
  await goTo(push, '/contact', {});
  expect(stop).toHaveBeenCalledOnce();
});

test('the load of a slow page ends only once', async () => {
  watchLeaving();
  await (await followSlowLink('/industries')).slow;
  await goTo(push, '/contact', {});
  const stop = vi.spyOn(window, 'stop');
  await goTo(push, '/services', {});
  expect(stop).not.toHaveBeenCalled();
});

test('Back ends the load of a slow page', async () => {
  await goToPartners();
  watchLeaving();
  await (await followSlowLink('/industries')).slow;
  const stop = vi.spyOn(window, 'stop');
  await goBack();
  expect(stop).toHaveBeenCalledOnce();
});

test('a later link ends the load of a page of Back whose code failed to load', async () => {
  const leave = await goBackToBrokenPage();
  await expect.poll(() => leave.mock.calls).toHaveLength(1);
  const stop = vi.spyOn(window, 'stop');
  await goTo(push, '/services', {});
  expect(stop).toHaveBeenCalledOnce();
});
