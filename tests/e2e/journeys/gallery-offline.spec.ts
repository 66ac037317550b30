import { expect, forgive, test } from '../journey';
import { imageWidth, oneRecord, waitUntilRendered } from '../objects';

test.use({ workers: true });

test('an offline reload shows the saved list, its date, and pictures that were viewed before', {
  tag: '@phone',
}, async ({ page, context, site, services, gallery, files: [, original], place, complaints }) => {
  await place([original]);
  await waitUntilRendered(services, await oneRecord(services, 'file_name', original.name));
  await gallery.open();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 60_000 });
  const expectPictures = async () => {
    const featured = page.getByRole('region', { name: site.words('gallery').featuredImages }).getByRole('img');
    for (const picture of [featured.first(), gallery.items.getByRole('img', { name: original.name })]) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => imageWidth(picture)).toBeGreaterThan(0);
    }
  };
  await page.reload(); // a visit with the worker active
  await expectPictures();
  const { savedList, totalFiles } = site.words('gallery');
  const total = (await gallery.figure(totalFiles).textContent()) ?? '';
  await context.setOffline(true);
  await page.reload();
  await gallery.isReady();
  await expect(page.getByText(savedList.split('{{moment}}')[0] ?? '')).toContainText(`${new Date().getFullYear()}`);
  await expect(gallery.figure(totalFiles)).toHaveText(total);
  await expectPictures();
  forgive(complaints, /ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
});
