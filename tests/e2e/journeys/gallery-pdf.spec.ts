import { expect, test } from '../journey';
import { FULL_BROWSER } from '../playwright.config';

test.use({ launchOptions: FULL_BROWSER }); // the headless shell cannot show PDFs

test('a PDF opens in its own tab, and shows no dimensions', { tag: '@phone' }, async ({ site, gallery, context }) => {
  const media = site.words('media');
  await gallery.open('?q=first+week');
  await gallery.file('Your first week with us').click();
  await expect(gallery.dialog.getByText(media.dimensions, { exact: true })).toHaveCount(0);
  const opening = context.waitForEvent('page');
  await gallery.dialog.getByRole('link', { name: media.file.open }).click();
  await expect.poll(async () => (await opening).url()).toMatch(/^blob:/);
  await (await opening).close();
});
