import type { BrowserContext } from 'playwright/test';
import { SYNC_TAG } from '../../../src/services/outbox-store';
import { expect, forgive, test } from '../fixtures';
import { imageWidth } from '../objects';
import { controlled } from '../own-site';
import { MESSAGE, SUBMISSION } from '../screens';

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

/** All that the outbox keeps on this device, read by a document of the site that runs no script. */
async function readOutbox(context: BrowserContext, origin: string): Promise<string> {
  const page = await context.newPage();
  await page.goto(`${origin}/favicon.svg`);
  const saved = await page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('outbox');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('submissions').objectStore('submissions').getAll();
          reading.onsuccess = () => resolve(JSON.stringify(reading.result));
        };
      }),
  );
  await page.close();
  return saved;
}

test('gallery and forms work without a connection', async ({ page, context, site, gallery, forms, complaints }) => {
  const { saved, late } = site.words('forms');
  await gallery.open();
  await controlled(page);
  const expectPictures = async () => {
    for (const part of [gallery.strip, gallery.all])
      await expect.poll(() => imageWidth(part.locator('li img').first())).toBeGreaterThan(0);
  };
  await page.reload(); // a visit with the worker active
  await expectPictures();
  await context.setOffline(true);
  await page.reload();
  await gallery.isReady();
  await expectPictures();

  await forms.openAndFill(); // its code comes from the worker's cache
  await forms.submit.click();
  await expect(page.getByText(saved.offline.text)).toBeVisible();
  const { origin } = new URL(page.url());
  await page.close();
  expect(await forms.quotes()).toEqual([]);
  await context.setOffline(false);
  expect(await readOutbox(context, origin)).toContain(forms.email);
  await dispatchSync(context, origin);
  const source = { landing_page: site.path('gallery'), page: site.path('contact') };
  await expect.poll(forms.quotes, { timeout: 60_000 }).toMatchObject([{ source }]); // the function may be starting
  await expect.poll(() => readOutbox(context, origin)).toContain('recorded');
  for (const text of ['José', 'Peña', forms.email, '555-0199', MESSAGE, source.page])
    expect(await readOutbox(context, origin), 'what was typed does not stay').not.toContain(text);
  const next = await context.newPage();
  await next.goto(origin + site.path('home'));
  await expect(next.getByText(late.quotes.recorded.text)).toBeVisible();
  await expect.poll(() => readOutbox(context, origin)).toBe('[]');
  forgive(complaints, SUBMISSION);
  forgive(complaints, /ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
});
