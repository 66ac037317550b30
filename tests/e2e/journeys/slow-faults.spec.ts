import { expect, test } from '../journey';

/** WebPageTest's slow 3G: 400 kbit/s both ways, 400 ms of latency. */
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

test('over slow 3G a page is readable before its script loads, and a form shows progress and sends once', {
  tag: ['@phone', '@slow'],
}, async ({ page, site, forms }) => {
  const { meta, hero } = site.words('home');
  const { quote } = site.words('forms');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_3G);
  await page.goto(site.path('home'), { waitUntil: 'commit' });
  await expect(page).toHaveTitle(meta.title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title);
  expect(await page.evaluate(() => performance.getEntriesByName('hydrated').length)).toBe(0);

  await forms.openAndFill();
  await forms.submit.click();
  await expect(page.getByRole('button', { name: quote.busy })).toBeDisabled();
  await expect(page.getByText(quote.recorded.title)).toBeVisible();
  await forms.isRecordedOnce();
});
