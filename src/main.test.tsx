import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

/** The hydration of the page, which ends when the test says so. */
const hydration = vi.hoisted(() => ({ begun: Promise.withResolvers<void>(), ended: Promise.withResolvers<void>() }));
vi.mock('./start', () => ({
  start() {
    hydration.begun.resolve();
    return hydration.ended.promise;
  },
}));

/** How the browser itself loaded pages, which the tests prevent. */
let loads: string[] = [];

beforeAll(async () => {
  window.navigation.addEventListener('navigate', (event) => {
    if (event.destination.sameDocument) return;
    event.preventDefault();
    loads.push(event.navigationType);
  });
  document.body.innerHTML = '<div id="root"><h1>Services</h1></div>';
  history.replaceState(null, '', '/services');
  await import('./main');
});

beforeEach(() => {
  loads = [];
});

/** The visitor follows a link to a page and goes back from it. */
async function visitAndGoBack(path: string) {
  history.pushState(null, '', path);
  const isBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await isBack;
}

test('Back before hydration loads the page of that URL, which nothing else would show', async () => {
  history.replaceState(null, '', '/');
  await visitAndGoBack('/services');
  await expect.poll(() => loads).toEqual(['reload']);
});

test('Back after hydration is left to the router', async () => {
  dispatchEvent(new Event('pointerdown'));
  await hydration.begun.promise;
  hydration.ended.resolve();
  await new Promise((resolve) => setTimeout(resolve));
  history.replaceState(null, '', '/');
  await visitAndGoBack('/services');
  expect(loads).toEqual([]);
});
