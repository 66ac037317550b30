import { expect, test } from '../fixtures';
import { openLogIn } from '../staff';

test('a device that denies all storage sends forms, shows the gallery, logs in and uploads @desktop', async ({
  page,
  site,
  admin,
  forms,
  gallery,
  library,
  files: [picture],
}) => {
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: deny });
    LockManager.prototype.request = async () => deny();
    window.BroadcastChannel = new Proxy(BroadcastChannel, { construct: deny });
  });
  await forms.openAndFill();
  await forms.submit.click();
  await forms.isRecorded();
  expect(await forms.quotes()).toHaveLength(1);
  await gallery.open();
  await gallery.isReady();

  await openLogIn(page, site, admin);
  const adminLink = page.locator(`[data-account] a[href="${site.path('admin')}"]`).first();
  await adminLink.evaluate((link: HTMLElement) => link.click()); // a reload would end the session
  await page.getByRole('tab', { name: site.words('admin').tabs.library }).click();
  await library.upload(picture);
  await library.hasUploaded(1);
});
