import type { BrowserContext } from 'playwright/test';
import { SYNC_TAG } from '../../../src/services/outbox-store';
import { SUBMISSION } from '../forms';
import { expect, forgive, test } from '../journey';

test.use({ workers: true });

/** Dispatches a sync event to the site's worker, as the browser does when the connection is back. */
async function dispatchSync(context: BrowserContext, origin: string): Promise<void> {
  const session = await context.newCDPSession(await context.newPage()); // its blank page is not one of the site
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${origin}/` && !isDeleted);
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  await session.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag: SYNC_TAG, lastChance: false });
}

test('a request saved offline is sent after every page was closed, once, and the next visit reports it', {
  tag: '@phone',
}, async ({ page, context, site, forms, complaints }) => {
  const { saved, late } = site.words('forms');
  await forms.openAndFill();
  await page.waitForFunction(() => navigator.serviceWorker.controller, undefined, { timeout: 50_000 });
  await context.setOffline(true);
  await forms.submit.click();
  await expect(page.getByText(saved.offline.text)).toBeVisible();
  const { origin } = new URL(page.url());
  await page.close();
  expect(await forms.quotes()).toEqual([]);
  await context.setOffline(false);
  await dispatchSync(context, origin);
  await expect.poll(forms.quotes, { timeout: 60_000 }).toHaveLength(1); // the function may be starting

  const next = await context.newPage();
  await next.goto(origin + site.path('home'));
  await expect(next.getByText(late.quotes.recorded.text)).toBeVisible();
  await dispatchSync(context, origin);
  await forms.isRecordedOnce();
  forgive(complaints, SUBMISSION);
});
