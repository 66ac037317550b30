import { cdp } from 'vitest/browser';

/** Makes the browser fail to load what matches these patterns; without any, it loads everything again. */
export async function blockRequests(...urls: string[]): Promise<void> {
  await cdp().send('Network.enable');
  await cdp().send('Network.setBlockedURLs', { urls });
}
