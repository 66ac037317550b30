import type { BrowserContext, Route } from 'playwright/test';

/** Holds back the requests that `url` matches, until the function that it gives is called: then they go their way. */
export async function holdBack(context: BrowserContext, url: Parameters<typeof context.route>[0]): Promise<() => void> {
  let give = () => {};
  const isGiven = new Promise<void>((resolve) => {
    give = resolve;
  });
  await context.route(url, async (route: Route) => {
    await isGiven;
    await route.fallback();
  });
  return give;
}
