import { expect, forgive, hydrated, test } from '../fixtures';
import { forgetForms, openForm, recorded } from '../forms';
import { OWN_SITE, ownSite } from '../own-site';

test.use(OWN_SITE);

let server: Awaited<ReturnType<typeof ownSite>>;
test.beforeAll(async ({ baseURL }) => {
  server = await ownSite(baseURL);
  await server.start();
});
test.beforeEach(({ services }) => forgetForms(services));
test.afterAll(() => server.stop());

test('a request sent while the server is gone outlives the page, and arrives once when it is back', async ({
  page,
  site,
  services,
  complaints,
}) => {
  const { kept, late } = await site.words('forms');
  const form = await openForm(page, { ...site, path: (to) => server.origin + site.path(to) });
  await page.waitForFunction(() => navigator.serviceWorker.controller, undefined, { timeout: 50_000 });
  await form.fill();
  await server.stop();
  await form.submit.click();
  // Whether it calls that offline is the browser's to say.
  await expect(page.getByText(kept.server.text).or(page.getByText(kept.offline.text))).toBeVisible();
  await page.goto(server.origin + site.path('home'));
  await hydrated(page);
  await expect(page).toHaveTitle((await site.words('home')).meta.title);
  expect(await recorded(services)).toEqual([]);
  await server.start();
  await page.reload();
  await expect(page.getByText(late.quotes.recorded.text)).toBeVisible();
  expect(await recorded(services)).toHaveLength(1);
  forgive(complaints, /ERR_CONNECTION/);
});
