import { MESSAGE } from '../forms';
import { expect, type Page, test } from '../journey';
import { followAdminLink, openLogIn } from '../staff';

/** Devices that cannot store data, with the errors that browsers throw. */
const DEVICES = {
  'without IndexedDB': (page: Page) =>
    page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined })),
  'that denies all storage': (page: Page) =>
    page.addInitScript(() => {
      const deny = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, { get: deny });
      LockManager.prototype.request = async () => deny();
      window.BroadcastChannel = new Proxy(BroadcastChannel, { construct: deny });
    }),
  'that is full': (page: Page) =>
    page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
      IDBObjectStore.prototype.put = refuse;
      Storage.prototype.setItem = refuse;
    }),
};

for (const [device, prepare] of Object.entries(DEVICES)) {
  test(`a device ${device} sends forms, shows the gallery, logs in, uploads and edits`, {
    tag: ['@desktop', '@slow'],
  }, async ({ page, site, admin, forms, gallery, library, files: [picture], mark }) => {
    await prepare(page);
    await forms.openAndFill();
    await forms.submit.click();
    await expect(page.getByText(site.words('forms').quote.recorded.title)).toBeVisible();
    expect(await forms.quotes()).toHaveLength(1);
    await gallery.open();
    await gallery.isReady();

    await openLogIn(page, site, admin);
    await followAdminLink(page, site.path('admin'));
    await page.getByRole('tab', { name: site.words('admin').tabs.library }).click();
    await library.search.fill(mark);
    await library.upload(picture);
    await library.rename(picture.name, `A tiempo ${mark}`);
    await expect(library.view(`A tiempo ${mark}`)).toBeVisible();
  });
}

/** Restrictions of browsers that install the worker. */
const BROWSERS: Record<string, (page: Page) => Promise<unknown>> = {
  'that denies all storage': DEVICES['that denies all storage'],
  'that refuses the worker': (page) =>
    page.addInitScript(() => {
      navigator.serviceWorker.register = () => Promise.reject(new DOMException('refused', 'SecurityError'));
    }),
  'without storage left': async (page) => {
    const session = await page.context().newCDPSession(page);
    const origin = test.info().project.use.baseURL ?? '';
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  },
};

test.describe('with a worker', () => {
  test.use({ workers: true });
  for (const [browser, restrict] of Object.entries(BROWSERS)) {
    const tag = browser === 'that denies all storage' ? [] : ['@slow'];
    test(`a browser ${browser} works without a warning`, { tag }, async ({ page, site, forms }) => {
      const warnings: string[] = [];
      page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
      await restrict(page);
      await site.open('home');
      await page.waitForLoadState('networkidle');
      await site.footerLink('contact').click();
      await forms.field('message').fill(MESSAGE);
      await expect(forms.field('message')).toHaveValue(MESSAGE);
      await page.waitForLoadState('networkidle');
      const isInstalling = () =>
        page.evaluate(async () => !!(await navigator.serviceWorker?.getRegistration())?.installing);
      await expect.poll(isInstalling, { timeout: 45_000 }).toBe(false); // the installation could still fail
      expect(warnings).toEqual([]);
    });
  }
});
