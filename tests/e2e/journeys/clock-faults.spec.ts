import { HOUR, setClockWrong } from '../clock';
import { expect, test } from '../journey';
import { countObjects, oneRecord } from '../objects';
import { openLogIn } from '../staff';

for (const [error, hours] of Object.entries({ fast: 2, slow: -2 })) {
  test(`a device whose clock is two hours ${error} sends forms, logs in, uploads and shows the gallery`, {
    tag: ['@phone', '@slow'],
  }, async ({ page, site, services, forms, library, gallery, files: [picture], mark, admin }) => {
    await setClockWrong(page, hours);
    await forms.openAndFill();
    await forms.submit.click();
    await expect(page.getByText(site.words('forms').quote.recorded.title)).toBeVisible();
    const [request] = await forms.quotes();
    const difference = Math.abs(request?.created_at.toMillis() - Date.now());
    expect(difference, 'the server’s clock counts').toBeLessThan(HOUR);

    await forms.fillNewsletter();
    await forms.subscribe();
    await forms.isSubscribedOnce();

    await openLogIn(page, site, admin);
    await page.goto(`${site.path('admin')}?tab=library`);
    await library.search.fill(mark);
    await library.upload(picture);
    await expect(library.view(picture.name)).toBeVisible();
    await library.rename(picture.name, `A tiempo ${mark}`);
    await oneRecord(services, picture.name);
    expect(await countObjects(services, picture.name)).toBe(1);

    await gallery.open(`?q=${mark}`);
    await expect(gallery.file(`A tiempo ${mark}`)).toBeVisible();
  });
}
