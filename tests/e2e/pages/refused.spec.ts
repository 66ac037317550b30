import { expect, hydrated, type Page, test } from '../fixtures';
import { OWN_SITE, ownSite } from '../own-site';

test.use(OWN_SITE);

let server: Awaited<ReturnType<typeof ownSite>>;
test.beforeAll(async () => {
  server = await ownSite();
  await server.start();
});
test.afterAll(() => server.stop());

/** What a browser may deny a page, as each denies it. */
const DENIED: Record<string, (page: Page) => Promise<unknown>> = {
  'the worker is refused': (page) =>
    page.addInitScript(() => {
      navigator.serviceWorker.register = () => Promise.reject(new DOMException('refused', 'SecurityError'));
    }),
  'the browser knows no workers, as in a private window': (page) =>
    page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')),
  'there is no IndexedDB': (page) =>
    page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined })),
  'storage is blocked': (page) =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'] as const)
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    }),
  'storage is full': async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: server.origin, quotaSize: 1 });
  },
};

/** Whether a worker is still about to keep the site: it may fail in the midst of that. */
const isInstalling = (page: Page) =>
  page.evaluate(async () => !!(await navigator.serviceWorker?.getRegistration())?.installing);

for (const [what, deny] of Object.entries(DENIED)) {
  test(`the site works, and complains of nothing, where ${what}`, async ({ page, site }) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    const { meta } = await site.words('contact');
    const { quote } = await site.words('forms');
    await deny(page);
    await page.goto(server.origin + site.path('home'));
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await page
      .locator(`nav a[href="${site.path('contact')}"]`)
      .filter({ visible: true })
      .first()
      .click();
    await expect(page).toHaveTitle(meta.title);
    const message = page.getByRole('textbox', { name: quote.fields.message });
    await message.fill('¿Cuánto cuesta?');
    await expect(message).toHaveValue('¿Cuánto cuesta?');
    await page.waitForLoadState('networkidle');
    await expect.poll(() => isInstalling(page), { timeout: 45_000 }).toBe(false);
    expect(warnings).toEqual([]);
  });
}
