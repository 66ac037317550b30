import type { BrowserContext, Route } from 'playwright/test';

/** Holds back the requests that `url` matches, until the function that it gives is called. */
export async function holdBack(context: BrowserContext, url: RegExp | string): Promise<() => void> {
  let give = () => {};
  const isGiven = new Promise<void>((resolve) => {
    give = resolve;
  });
  await context.route(url, async (route: Route) => {
    await isGiven;
    await route.continue();
  });
  return give;
}
