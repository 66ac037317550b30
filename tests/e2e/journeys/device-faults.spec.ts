import { SUBSCRIBERS_COLLECTION } from '../../../src/domain/newsletter';
import { expect, forgive, hydrated, type Page, test } from '../fixtures';
import { forgetForms, openForm, recorded, UNSENT } from '../forms';
import { openLogIn } from '../staff';
import { openGallery } from '../visitor';

/** How a device keeps nothing: as browsers say it. */
const DEVICES: Record<string, (page: Page) => Promise<unknown>> = {
  'has no IndexedDB': (page) =>
    page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined })),
  'denies all storage': (page) =>
    page.addInitScript(() => {
      const deny = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, { get: deny });
      LockManager.prototype.request = async () => deny();
    }),
  'is full': (page) =>
    page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
      IDBObjectStore.prototype.put = refuse;
      Storage.prototype.setItem = refuse;
    }),
};

test.beforeEach(({ services }) => forgetForms(services));

for (const [what, deny] of Object.entries(DEVICES)) {
  test(`where the device ${what}, forms arrive all the same, and the gallery is shown`, async ({
    page,
    site,
    services,
    complaints,
  }) => {
    const { quote, newsletter } = await site.words('forms');
    await deny(page);
    const form = await openForm(page, site);
    await form.fill();
    await form.submit.click();
    await expect(page.getByText(quote.recorded.title)).toBeVisible();
    expect(await recorded(services)).toHaveLength(1);
    await page.goto(site.path('resources'));
    await hydrated(page);
    await page.getByRole('textbox', { name: newsletter.field }).fill('ana@example.com');
    await page.getByRole('button', { name: newsletter.submit }).click();
    await expect(page.getByText(newsletter.recorded.title)).toBeVisible();
    expect((await services.firestore.collection(SUBSCRIBERS_COLLECTION).get()).size).toBe(1);
    await (await openGallery(page, site)).isReady();
    forgive(complaints, /status of 404.*\/o\//); // the library's tests run beside this one, and take away files it shows
  });
}

test('where the device is full and there is no connection, nothing is said to be kept: the text stays', async ({
  page,
  context,
  site,
  services,
  complaints,
}) => {
  const { failed, kept, quote } = await site.words('forms');
  await DEVICES['is full']?.(page);
  const form = await openForm(page, site);
  await form.fill();
  await context.setOffline(true);
  await form.submit.click();
  await expect(page.getByText(failed)).toBeVisible();
  await expect(page.getByText(kept.offline.title)).toHaveCount(0);
  await expect(form.field('message')).toHaveValue('<b>¿Cuánto?</b>');
  await context.setOffline(false);
  await form.submit.click();
  await expect(page.getByText(quote.recorded.title)).toBeVisible();
  expect(await recorded(services)).toHaveLength(1);
  forgive(complaints, UNSENT);
});

test('where the device is full, whoever logs in is logged in as long as the page is open', async ({ page, site }) => {
  await DEVICES['is full']?.(page);
  await openLogIn(page, site, 'admin');
  await page
    .locator(`[data-account] a[href="${site.path('admin')}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('tab', { name: site.interface.admin.tabs.library })).toBeVisible();
});
