import { formOf } from '../forms';
import { expect, forgive, hydrated, test } from '../journey';
import { OWN_SITE, ownSite } from '../own-site';

test.use(OWN_SITE);

let server: Awaited<ReturnType<typeof ownSite>>;
test.beforeAll(async ({ baseURL }) => {
  server = await ownSite(baseURL);
  await server.start();
});
test.afterAll(() => server.stop());

test('a request sent while the server is down outlives the page, and arrives once when the server is back', {
  tag: ['@phone', '@slow'],
}, async ({ page, site, forms, complaints }) => {
  const { saved, late } = site.words('forms');
  const form = formOf(page, { ...site, path: (to) => server.origin + site.path(to) });
  await form.open();
  await page.waitForFunction(() => navigator.serviceWorker.controller, undefined, { timeout: 50_000 });
  await form.fill(forms.email);
  await server.stop();
  await form.submit.click();
  // It depends on the browser whether this counts as offline.
  await expect(page.getByText(saved.server.text).or(page.getByText(saved.offline.text))).toBeVisible();
  await page.goto(server.origin + site.path('home'));
  await hydrated(page);
  await expect(page).toHaveTitle(site.words('home').meta.title);
  expect(await forms.quotes()).toEqual([]);
  await server.start();
  await page.reload();
  await expect(page.getByText(late.quotes.recorded.text)).toBeVisible();
  await forms.isRecordedOnce();
  forgive(complaints, /ERR_CONNECTION/);
});
