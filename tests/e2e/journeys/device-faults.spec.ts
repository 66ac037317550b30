import { MESSAGE, SUBMISSION } from '../forms';
import { expect, forgive, type Page, test } from '../journey';
import { followAdminLink, openLogIn } from '../staff';

const fillUp = (page: Page) =>
  page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.put = refuse;
    Storage.prototype.setItem = refuse;
  });

/** Devices that cannot store data, with the errors that browsers throw. */
const DEVICES: Record<string, (page: Page) => Promise<unknown>> = {
  'without IndexedDB': (page) =>
    page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined })),
  'that denies all storage': (page) =>
    page.addInitScript(() => {
      const deny = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, { get: deny });
      LockManager.prototype.request = async () => deny();
    }),
  'that is full': fillUp,
};

for (const [device, prepare] of Object.entries(DEVICES)) {
  test(`a device ${device} sends forms and shows the gallery`, {
    tag: ['@desktop', '@slow'],
  }, async ({ page, site, forms, gallery }) => {
    const { quote } = site.words('forms');
    await prepare(page);
    await forms.openAndFill();
    await forms.submit.click();
    await expect(page.getByText(quote.recorded.title)).toBeVisible();
    await forms.isRecordedOnce();
    await forms.fillNewsletter();
    await forms.subscribe();
    await forms.isSubscribedOnce();
    await gallery.open();
    await gallery.isReady();
  });
}

for (const device of ['without IndexedDB', 'that is full']) {
  test(`a device ${device} does not claim to save a form offline, and the page keeps its text`, {
    tag: device === 'that is full' ? ['@desktop', '@slow'] : '@desktop',
  }, async ({ page, context, site, forms, complaints }) => {
    const { failed, saved, quote } = site.words('forms');
    await DEVICES[device]?.(page);
    await forms.openAndFill();
    await context.setOffline(true);
    await forms.submit.click();
    await expect(page.getByText(failed)).toBeVisible();
    await expect(page.getByText(saved.offline.title)).toHaveCount(0);
    await expect(forms.field('message')).toHaveValue(MESSAGE);
    await context.setOffline(false);
    await forms.submit.click();
    await expect(page.getByText(quote.recorded.title)).toBeVisible();
    await forms.isRecordedOnce();
    forgive(complaints, SUBMISSION);
  });
}

for (const [device, prepare] of Object.entries(DEVICES)) {
  test(`on a device ${device} a login lasts as long as the page, and the library opens`, {
    tag: ['@desktop', '@slow'],
  }, async ({ page, site, admin, library, files: [picture], place }) => {
    await place([picture]);
    await prepare(page);
    await openLogIn(page, site, admin);
    await followAdminLink(page, site.path('admin'));
    await page.getByRole('tab', { name: site.words('admin').tabs.library }).click();
    await expect(library.view(picture.name)).toBeVisible();
  });
}
