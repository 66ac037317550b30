import type { BrowserContext, Route } from 'playwright/test';

/** Delays requests to `url` until the returned function is called. */
export async function holdBack(context: BrowserContext, url: Parameters<typeof context.route>[0]): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route(url, async (route: Route) => {
    await isReleased;
    await route.fallback();
  });
  return release;
}
