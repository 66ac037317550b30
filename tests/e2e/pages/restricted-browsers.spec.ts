import { expect, type Page } from '../fixtures';
import { test } from '../own-site';

/** Restrictions of browsers. */
const RESTRICTIONS: Record<string, (page: Page, origin?: string) => Promise<unknown>> = {
  'refuses the worker': (page) =>
    page.addInitScript(() => {
      navigator.serviceWorker.register = () => Promise.reject(new DOMException('refused', 'SecurityError'));
    }),
  'has no workers, as in a private window': (page) =>
    page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')),
  'has no IndexedDB': (page) =>
    page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined })),
  'blocks all storage': (page) =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'] as const)
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    }),
  'has no storage left': async (page, origin) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: String(origin), quotaSize: 1 });
  },
};

/** The most common restriction: the others run on request. */
const COMMON = 'blocks all storage';

const isInstalling = (page: Page) =>
  page.evaluate(async () => !!(await navigator.serviceWorker?.getRegistration())?.installing);

for (const [restriction, restrict] of Object.entries(RESTRICTIONS)) {
  const tag = restriction === COMMON ? ['@phone'] : ['@phone', '@slow'];
  test(`works without a warning in a browser that ${restriction}`, { tag }, async ({ page, baseURL, site }) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    const { meta } = site.words('contact');
    const { quote } = site.words('forms');
    await restrict(page, baseURL);
    await site.open('home');
    await page.waitForLoadState('networkidle');
    const contact = page.locator(`nav a[href="${site.path('contact')}"]`).filter({ visible: true });
    await contact.first().click();
    await expect(page).toHaveTitle(meta.title);
    const message = page.getByRole('textbox', { name: quote.fields.message });
    await message.fill('¿Cuánto cuesta?');
    await expect(message).toHaveValue('¿Cuánto cuesta?');
    await page.waitForLoadState('networkidle');
    await expect.poll(() => isInstalling(page), { timeout: 45_000 }).toBe(false); // the installation could still fail
    expect(warnings).toEqual([]);
  });
}
