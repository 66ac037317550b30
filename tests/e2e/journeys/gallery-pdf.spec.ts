import { expect, test } from '../fixtures';
import { FULL_BROWSER } from '../playwright.config';
import { openGallery } from '../visitor';

test.use({ launchOptions: FULL_BROWSER }); // the headless shell shows no PDF

test('a PDF opens in a tab of its own, and has no dimensions that are not known', async ({ page, site, context }) => {
  const { media } = site.interface;
  const { dialog, file } = await openGallery(page, site, '?q=first+week');
  await file('Your first week with us').click();
  await expect(dialog.getByText(media.dimensions, { exact: true })).toHaveCount(0);
  const opening = context.waitForEvent('page');
  await dialog.getByRole('link', { name: media.file.open }).click();
  await expect.poll(async () => (await opening).url()).toMatch(/^blob:/);
  await (await opening).close();
});
