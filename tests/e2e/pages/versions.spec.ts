import { isNewer, makeNewerBuild, NEWER } from '../../support/newer-build';
import { expect, forgive, hydrated, open, type Page, test } from '../fixtures';
import { controlled, ON_OWN_SITE, STALLED } from '../own-site';

test.use(ON_OWN_SITE);

test.beforeAll(makeNewerBuild);

/** Checks which version a page shows. The page may be reloading. */
const expectVersion = (page: Page, expected: 1 | 2) => {
  const version = async () => ((await page.evaluate(isNewer)) ? 2 : 1);
  return expect.poll(() => version().catch(() => 'reloading')).toBe(expected);
};

/** Looks for a newer version, as the browser does when a page loads. */
const checkForUpdate = (page: Page) =>
  page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());

test('an update waits for the visitor and keeps drafts', async ({ page: quote, context, site, server }) => {
  const { newsletter: words, quote: quoteWords } = site.words('forms');
  const { label, accept, later } = site.words('common').update;
  const offerOn = (page: Page) => page.getByRole('complementary', { name: label });
  const press = (page: Page, name: string) => offerOn(page).getByRole('button', { name }).click({ timeout: 50_000 });
  await quote.goto(site.path('contact'));
  await controlled(quote);
  const message = quote.getByRole('textbox', { name: quoteWords.fields.message });
  await message.fill('¿Cuánto cuesta?');
  const newsletter = await context.newPage();
  await open(newsletter, site.path('resources'));
  const email = newsletter.getByRole('textbox', { name: words.field });
  await email.fill('ana@');

  await server.start(NEWER);
  await checkForUpdate(quote);
  await press(newsletter, later);
  await expectVersion(quote, 1);
  await press(quote, accept);
  for (const tab of [quote, newsletter]) {
    await expectVersion(tab, 2);
    await hydrated(tab);
    await expect(offerOn(tab)).toBeHidden();
  }
  await expect(message).toHaveValue('¿Cuánto cuesta?');
  await expect(email).toHaveValue('ana@');
});

test('an update does not wait for a request that the old version never completes', async ({
  page,
  site,
  server,
  complaints,
}) => {
  const { label, accept, busy } = site.words('common').update;
  const { message } = site.words('forms').quote.fields;
  const offer = page.getByRole('complementary', { name: label });
  await page.goto(site.path('contact'));
  await controlled(page);
  const box = page.getByRole('textbox', { name: message });
  await box.fill('¿Cuánto cuesta?');
  const html = page.locator('html');
  await expect(html).toHaveCSS('padding-bottom', '0px');
  await server.start(NEWER);
  await checkForUpdate(page);
  await expect(offer).toBeVisible({ timeout: 50_000 });
  await expect(html, 'the end of the page stays clear of the offer').toHaveCSS('padding-bottom', '208px');
  await page.evaluate((url) => void fetch(url).catch(() => {}), STALLED);
  await offer.getByRole('button', { name: accept }).click();
  await expect(offer.getByRole('button', { name: busy })).toBeFocused();
  await expectVersion(page, 2);
  await expect(box).toHaveValue('¿Cuánto cuesta?');
  forgive(complaints, /ERR_FAILED.*stalled/); // the old version has ended the request
});

test.describe('without a worker', () => {
  test.use({ workers: false });

  test('a chunk that a deployment has removed reloads the page, which keeps what was typed', async ({
    page,
    site,
    server,
    complaints,
  }) => {
    const { label } = site.words('common').header.search;
    await site.open('resources');
    const field = page.getByRole('textbox', { name: site.words('forms').newsletter.field });
    const isSaved = page.waitForFunction(() => JSON.stringify(sessionStorage).includes('ana@'));
    await field.fill('ana@');
    await isSaved;
    await server.start(NEWER);
    await page.getByRole('banner').getByRole('button', { name: label }).click();
    await expectVersion(page, 2);
    await expect(field).toHaveValue('ana@');
    forgive(complaints, /404|ERR_CONNECTION|Failed to fetch dynamically/);
  });
});
