import { expect, test, vi } from 'vitest';

const start = vi.hoisted(() => vi.fn());
vi.mock('./start', () => ({ start }));

test('Back before hydration loads the page of that URL, which nothing else would show', async () => {
  let endHydration = () => {};
  start.mockReturnValue(new Promise<void>((resolve) => (endHydration = resolve)));
  const loads: string[] = [];
  window.navigation.addEventListener('navigate', (event) => {
    if (!event.destination.sameDocument) {
      event.preventDefault();
      loads.push(event.navigationType);
    }
  });
  document.body.innerHTML = '<div id="root"><h1>Services</h1></div>';
  history.replaceState(null, '', '/');
  history.pushState(null, '', '/services');
  await import('./main');
  history.back();
  await expect.poll(() => loads).toEqual(['reload']);
  await expect.poll(() => start.mock.calls).toHaveLength(1);
  endHydration();
  await expect.poll(() => window.onpopstate).toBeNull();
});
