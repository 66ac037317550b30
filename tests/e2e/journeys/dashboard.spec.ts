import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { Locator, Page } from 'playwright/test';
import type { Services } from '../../../functions/src/context';
import { formatNumber, formatSize } from '../../../src/domain/format';
import { MEDIA_COLLECTION } from '../../../src/domain/media-record';
import { SUBSCRIBERS_COLLECTION } from '../../../src/domain/newsletter';
import { NEW_QUOTE, OPEN_QUOTE, QUOTES_COLLECTION } from '../../../src/domain/quotes';
import { fillIn } from '../../support/words';
import { expectAccessibleInBothThemes } from '../accessibility';
import { expectToFit } from '../fit';
import { holdBack } from '../hold-back';
import { expect, test } from '../journey';
import { queryOnly } from '../services';
import { signIn } from '../staff';

const ALL_QUERIES = /:run(Aggregation)?Query/;

async function storeQuote({ firestore }: Services, fields: object) {
  const id = crypto.randomUUID();
  const rest = { email: 'n@example.com', phone: '9565550199', business: '', message: '', language: 'es', ...NEW_QUOTE };
  const document = firestore.collection(QUOTES_COLLECTION).doc(id);
  await document.set({ id, ...rest, ...fields });
  return document;
}

/** The rows of a CSV that the button saves. */
async function exported(page: Page, button: Locator): Promise<string[][]> {
  const downloading = page.waitForEvent('download');
  await button.click();
  const download = await downloading;
  return parse(await readFile(await download.path()), { bom: true, record_delimiter: '\r\n' });
}

test.beforeEach(({ context, mark }) => queryOnly(context, QUOTES_COLLECTION, 'lastName', mark));

test('the dashboard counts the library without reading it, finds, exports and removes a subscriber, and opens the other tabs', {
  tag: '@phone',
}, async ({ page, context, site, language, admin, services, files, place, mark }) => {
  const {
    figures,
    shortcuts,
    start,
    tabs,
    quotes,
    analytics,
    settings,
    subscribers,
    export: exportCsv,
  } = site.words('admin');
  await place(files, { title: mark });
  await queryOnly(context, MEDIA_COLLECTION, 'title', mark);
  const collection = services.firestore.collection(SUBSCRIBERS_COLLECTION);
  const email = (name: string) => `${name}-${mark}@example.com`;
  const subscribe = (name: string, fields: object = {}) =>
    collection
      .doc(`${name}-${mark}`)
      .set({ email: email(name), language: 'es', created_at: new Date(), unsubscribe_token: name, mark, ...fields });
  await Promise.all([subscribe('ana'), subscribe('ben', { created_at: new Date(0) })]);
  await subscribe('bot', { status: 'suspect', expires_at: new Date(Date.now() + 1e9) });
  await queryOnly(context, SUBSCRIBERS_COLLECTION, 'mark', mark);

  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes(MEDIA_COLLECTION)) reads.push(request.url().split(':').at(-1) ?? '');
  });
  await signIn(page, site, admin);
  const release = await holdBack(context, ALL_QUERIES);
  await page.goto(site.path('admin'));
  const card = (label: string) =>
    page
      .getByRole('region', { name: figures.title })
      .locator('dl > div')
      .filter({ has: page.getByText(label, { exact: true }) });
  for (const { label } of [figures.totalFiles, figures.images, figures.videos, figures.storage])
    await expect(card(label)).toContainText('...');
  release();

  const bytes = files.reduce((sum, { buffer }) => sum + buffer.length, 0);
  await expect(card(figures.totalFiles.label)).toContainText(formatNumber(3, language));
  await expect(card(figures.totalFiles.label)).toContainText(figures.totalFiles.some);
  await expect(card(figures.images.label)).toContainText(formatNumber(2, language));
  await expect(card(figures.videos.label)).toContainText(formatNumber(0, language));
  await expect(card(figures.storage.label)).toContainText(formatSize(bytes, language) ?? '');
  await expect(card(figures.storage.label)).toContainText(figures.storage.caption);
  expect(new Set(reads)).toEqual(new Set(['runAggregationQuery?key=demo']));
  for (const step of Object.values(start.steps)) await expect(page.getByText(step, { exact: true })).toBeVisible();
  await expect(page.getByText(quotes.empty)).toBeVisible();
  await expectAccessibleInBothThemes(page, 'the dashboard');

  const part = page.getByRole('region', { name: subscribers.title });
  const row = (name: string) => part.getByRole('listitem').filter({ hasText: email(name) });
  await expect(part.getByRole('listitem')).toHaveCount(3);

  const rows = await exported(page, part.getByRole('button', { name: exportCsv }));
  expect(rows[0]).toEqual(Object.values(subscribers.columns));
  expect(rows.slice(1).map(([address]) => address)).toEqual([email('ana'), email('ben')]);
  expect(rows[1]?.[3]).toContain('language=es&token=ana');

  await part.getByLabel(subscribers.search).fill('BEN-');
  await expect(row('ana')).toBeHidden();
  await row('ben').getByRole('button').press('Enter');
  const dialog = page.getByRole('alertdialog', { name: subscribers.removeLabel });
  await expect(dialog).toContainText(email('ben'));
  await dialog.getByRole('button', { name: subscribers.remove }).press('Enter');
  await expect(row('ben')).toHaveCount(0);
  await expect.poll(async () => (await collection.doc(`ben-${mark}`).get()).exists).toBe(false);
  await expect(page.locator(':focus')).toHaveCount(1);
  for (const name of ['ana', 'bot']) await collection.doc(`${name}-${mark}`).delete();

  for (const [tab, title] of [
    ['library', site.words('library').title],
    ['analytics', analytics.title],
    ['settings', settings.title],
  ] as const) {
    await page.getByRole('button', { name: shortcuts[tab].title }).click();
    await expect(page).toHaveURL(`${site.path('admin')}?tab=${tab}`);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('tab', { name: tabs[tab] })).toBeFocused();
    await page.goBack();
  }
  await expect(card(figures.totalFiles.label)).toBeVisible();
});

test('staff page through quote requests, keep a suspect one, answer, note, search, export and delete', {
  tag: '@desktop',
}, async ({ page, site, isMobile, services, admin, mark }) => {
  const { quotes, export: exportCsv } = site.words('admin');
  const later = (minutes: number) => ({ lastName: mark, created_at: new Date(Date.now() - minutes * 60_000) });
  const names = Array.from({ length: 23 }, (_, index) => `Solicitud ${String(index).padStart(2, '0')}`);
  const texts = { phone: '(956) 555-0177', business: '=1+1', message: 'Dos líneas,\n"ya"' };
  const expires_at = new Date(Date.now() + 30 * 24 * 3600_000);
  const suspect = { status: 'suspect', suspect: ['honeypot', 'flood'], expires_at };
  const [bot, first] = await Promise.all([
    storeQuote(services, { ...suspect, firstName: 'Robot', ...later(99) }),
    ...names.map((firstName, index) => storeQuote(services, { firstName, ...(index === 0 && texts), ...later(index) })),
  ]);
  await signIn(page, site, admin);
  await page.goto(site.path('admin'));
  const list = page.getByRole('region', { name: quotes.title });
  const shown = page.getByRole('heading', { name: /^Solicitud \d\d/ });
  await expect(shown).toHaveCount(20);
  await list.getByRole('button', { name: quotes.more }).press('Enter');
  await expect(shown).toHaveText(names.map((name) => `${name} ${mark}`));
  await expect(list.getByRole('button', { name: quotes.more })).toBeHidden();
  await expect(list.getByRole('listitem').locator(':focus'), 'the focus moves when the button goes').toBeInViewport();

  const request = (name: string) => list.getByRole('listitem').filter({ hasText: `${name} ${mark}` });
  const show = (filter: string) => list.getByRole('radio', { name: filter, exact: true }).press('Space');
  await show(quotes.filter.suspect);
  await expect(shown).toHaveCount(0);
  await expectAccessibleInBothThemes(page, 'a suspect request', '[aria-labelledby=quotes]');
  await request('Robot').getByRole('button', { name: quotes.keep }).press('Enter');
  await expect(list.getByRole('heading', { name: quotes.emptyFiltered })).toBeVisible();
  const record = (await bot?.get())?.data();
  expect(record).toMatchObject(OPEN_QUOTE);
  expect(record).not.toHaveProperty('expires_at');

  await show(quotes.filter.all);
  await list.getByLabel(quotes.search).fill('9565550177');
  await expect(shown).toHaveCount(1);
  const [name = ''] = names;
  await request(name).getByRole('button', { name: quotes.answer }).press('Enter');
  await expect(request(name)).toContainText(admin.email);
  expect((await first?.get())?.data()).toMatchObject({ status: 'answered', answered_by: admin.email });
  await request(name).getByText(quotes.note.add).press('Enter');
  const note = list.getByLabel(quotes.note.label);
  await expect(note).toBeFocused();
  await note.fill('Llamar el lunes');
  await list.getByRole('button', { name: quotes.note.save }).press('Enter');
  await expect(request(name)).toContainText('Llamar el lunes');
  await page.evaluate(() => scrollTo(0, 0)); // the header covers what has scrolled below it
  await expectAccessibleInBothThemes(page, 'an answered request with a note', '[aria-labelledby=quotes]');
  await expectToFit(page, isMobile, { hasFileNames: true }); // the mark of the test may look like a range

  const [head, row, ...others] = await exported(page, list.getByRole('button', { name: exportCsv }));
  expect(head).toEqual(Object.values(quotes.columns));
  expect(row).toEqual(expect.arrayContaining([name, "'=1+1", texts.message, 'Llamar el lunes']));
  expect(others).toEqual([]);

  await request(name)
    .getByRole('button', { name: fillIn(quotes.deleteNamed, { name: `${name} ${mark}` }) })
    .press('Enter');
  const dialog = page.getByRole('alertdialog', { name: quotes.deleteLabel });
  await dialog.getByRole('button', { name: quotes.delete }).press('Enter');
  await expect(request(name)).toHaveCount(0);
  await expect.poll(async () => (await first?.get())?.exists).toBe(false);
});
