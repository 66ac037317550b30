import type { Page, Request } from 'playwright/test';
import { formatDollars } from '../../../src/domain/format';
import { computeSavings, SAVINGS_EXAMPLE } from '../../../src/domain/savings';
import { expectAccessibleInBothThemes } from '../accessibility';
import { expect, forgive, holdBack, hydrated, test } from '../fixtures';

/** The chunk with React and the code of every page. */
const REACT = /\/assets\/start-[\w-]{8}\.js$/;

/** Whether React has hydrated the page. */
const isHydrated = (page: Page) => page.evaluate(() => performance.getEntriesByName('hydrated').length > 0);

test('a page that is only read fetches its scripts, and runs them when the visitor scrolls', async ({ page, site }) => {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const urlsOf = (type: string) =>
    requests.filter((request) => request.resourceType() === type).map((request) => new URL(request.url()).pathname);
  await page.goto(site.path('contact'));
  const scripts = (await page.locator('#root').getAttribute('data-scripts'))?.split(' ') ?? [];
  await expect.poll(() => urlsOf('fetch')).toEqual(scripts);
  await page.waitForTimeout(3000); // longer than an idle page waits
  expect(await isHydrated(page)).toBe(false);

  const before = urlsOf('script');
  await page.evaluate(() => scrollBy(0, 100));
  await expect.poll(() => isHydrated(page)).toBe(true);
  const added = urlsOf('script').filter((url) => !before.includes(url));
  expect(scripts).toEqual(expect.arrayContaining(added));
});

test('a press that waits for React looks busy until then @desktop', async ({ page, context, site }) => {
  const release = await holdBack(context, REACT);
  await page.goto(site.path('home'));
  const search = page.getByRole('button', { name: site.words('common').header.search.label });
  await search.click();
  await expect(search).toHaveCSS('opacity', '0.55');
  release();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search).toHaveCSS('opacity', '1');
});

test('a menu that opens before hydration leads to a page @both', async ({ page, context, site, isMobile }) => {
  const { header, drawer, routes } = site.words('common');
  const release = await holdBack(context, REACT);
  await page.goto(site.path('home'));
  const bar = page.getByRole('navigation', { name: header.navigation });
  if (isMobile) await page.locator('[popovertarget]:visible').click();
  else await bar.getByText(header.solutions, { exact: true }).click();
  const menu = isMobile ? page.getByRole('dialog', { name: drawer.title }) : bar;
  const link = menu.getByRole('link', { name: isMobile ? routes.industries : routes.zeroFee });
  await expect(link).toBeVisible();
  release();
  await hydrated(page);
  await link.click();
  await expect(page).toHaveURL(site.path(isMobile ? 'industries' : 'zeroFee'));
  await expect(link).toBeHidden();
});

test('the search loads while React starts, if it is what the visitor touches first', async ({
  page,
  context,
  site,
}) => {
  const release = await holdBack(context, REACT);
  await page.goto(site.path('home'));
  const loading = page.waitForRequest(/\/search-dialog-[\w-]{8}\.js$/);
  await page.getByRole('button', { name: site.words('common').header.search.label }).click();
  await loading;
  release();
  await expect(page.getByRole('combobox')).toBeFocused();
});

test('a press before hydration opens the search on a phone', async ({ page, context, site }) => {
  const release = await holdBack(context, REACT);
  await page.goto(site.path('home'));
  await page.getByRole('button', { name: site.words('common').header.search.label }).click();
  release();
  await expect(page.getByRole('combobox')).toBeFocused();
});

test('a press before hydration opens the chat @desktop', async ({ page, context, site }) => {
  const release = await holdBack(context, REACT);
  await page.goto(site.path('home'));
  await page.getByRole('button', { name: site.words('common').chat.open }).click();
  release();
  await expect(page.getByRole('log', { name: site.words('chat').log })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'the chat', 'aside');
});

for (const key of ['/', 'Control+k']) {
  test(`${key} before hydration opens the search, even on a slow machine @desktop`, async ({ page, context, site }) => {
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    const release = await holdBack(context, REACT);
    await page.goto(site.path('home'));
    await page.keyboard.press(key);
    release();
    await expect(page.getByRole('combobox')).toBeFocused({ timeout: 30_000 });
  });
}

test('what a visitor types before hydration counts', async ({ page, context, site }) => {
  const release = await holdBack(context, REACT);
  await page.goto(site.path('zeroFee'));
  await page.getByLabel(site.words('zero-fee').calculator.volume.label, { exact: true }).fill('20000');
  release();
  const { annualSavings } = computeSavings({ ...SAVINGS_EXAMPLE, monthlyVolume: 20_000 });
  await expect(page.getByRole('main').getByRole('status')).toContainText(formatDollars(annualSavings));
});

test('a form keeps its text while React fails to load', async ({ page, context, site, complaints }) => {
  const { errors, quote } = site.words('forms');
  const field = (name: keyof typeof quote.fields) => page.getByRole('textbox', { name: quote.fields[name] }).first();
  await context.route(REACT, (route) => route.abort());
  await page.goto(site.path('contact'));
  await field('firstName').fill('Strauß');
  await page.getByRole('button', { name: quote.submit }).click();
  await page.waitForEvent('requestfailed', (request) => REACT.test(request.url())); // a failed retry
  await expect(page).toHaveURL(site.path('contact'));

  await context.unroute(REACT);
  await expect(field('lastName')).toHaveAccessibleDescription(errors.required.lastName);
  await expect(field('firstName')).toHaveAccessibleDescription('');
  await page.reload();
  await expect(field('firstName')).toHaveValue('Strauß');
  forgive(complaints, /ERR_FAILED/);
});
