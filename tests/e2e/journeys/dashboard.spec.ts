import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { Locator, Page } from 'playwright/test';
import { MEDIA_COLLECTION } from '../../../src/domain/media-record';
import { SUBSCRIBERS_COLLECTION } from '../../../src/domain/newsletter';
import { NEW_QUOTE, OPEN_QUOTE, QUOTES_COLLECTION } from '../../../src/domain/quotes';
import { fillIn } from '../../support/words';
import { expectAccessibleInBothThemes } from '../accessibility';
import { expectToFit } from '../fit';
import { MESSAGE } from '../forms';
import { expect, holdBack, test } from '../journey';
import { signIn } from '../staff';

/** The rows of a CSV that the button saves. */
async function exported(page: Page, button: Locator): Promise<string[][]> {
  const downloading = page.waitForEvent('download');
  await button.click();
  const download = await downloading;
  return parse(await readFile(await download.path()), { bom: true, record_delimiter: '\r\n' });
}

test('the dashboard counts files and removes a subscriber', async ({ page, context, site, admin, services, mark }) => {
  const { stats, shortcuts, start, tabs, subscribers, ...admins } = site.words('admin');
  const collection = services.firestore.collection(SUBSCRIBERS_COLLECTION);
  const email = (name: string) => `${name}-${mark}@example.com`;
  const subscribe = (name: string, fields: object = {}) =>
    collection
      .doc(`${name}-${mark}`)
      .set({ email: email(name), language: 'es', created_at: new Date(), unsubscribe_token: name, ...fields });
  await Promise.all([subscribe('ana'), subscribe('ben', { created_at: new Date(0) })]);
  await subscribe('ida', { created_at: new Date(1) });
  await subscribe('bot', { status: 'suspect', expires_at: new Date(Date.now() + 1e9) });

  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes(MEDIA_COLLECTION)) reads.push(request.url().split(':').at(-1) ?? '');
  });
  await signIn(page, site, admin);
  const release = await holdBack(context, /:runAggregationQuery/);
  await page.goto(site.path('admin'));
  const cards = page.getByRole('region', { name: stats.title }).locator('dl > div');
  await expect(cards).toContainText(Array(4).fill('...'));
  release();
  await expect(cards.filter({ hasText: '...' })).toHaveCount(0);
  await expect(cards).toContainText([/[1-9]/, /[1-9]/, /[1-9]/, /[1-9].*MB/]); // the seeded library
  expect(new Set(reads)).toEqual(new Set(['runAggregationQuery?key=demo']));
  for (const step of Object.values(start.steps)) await expect(page.getByText(step, { exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'the dashboard');

  const part = page.getByRole('region', { name: subscribers.title });
  const row = (name: string) => part.getByRole('listitem').filter({ hasText: email(name) });
  await part.getByLabel(subscribers.search).fill(mark);
  await expect(part.getByRole('listitem')).toHaveCount(4);
  await collection.doc(`ida-${mark}`).delete(); // she leaves while the list is open
  const [head, ...rows] = await exported(page, part.getByRole('button', { name: admins.export }));
  expect(head).toEqual(Object.values(subscribers.columns));
  expect(rows.map(([address]) => address)).toEqual([email('ana'), email('ben')]);
  expect(rows[0]?.[3]).toContain('language=es&token=ana');

  await row('ben').getByRole('button').press('Enter');
  const dialog = page.getByRole('alertdialog', { name: subscribers.deleteLabel });
  await expect(dialog).toContainText(email('ben'));
  await dialog.getByRole('button', { name: subscribers.delete }).press('Enter');
  await expect(row('ben')).toHaveCount(0);
  await expect.poll(async () => (await collection.doc(`ben-${mark}`).get()).exists).toBe(false);
  await expect(page.locator(':focus')).toHaveCount(1);
  for (const name of ['ana', 'bot']) await collection.doc(`${name}-${mark}`).delete();

  const titles = { library: site.words('library'), analytics: admins.analytics, settings: admins.settings };
  for (const tab of ['library', 'analytics', 'settings'] as const) {
    await page.getByRole('button', { name: shortcuts[tab].title }).click();
    await expect(page).toHaveURL(`${site.path('admin')}?tab=${tab}`);
    await expect(page.getByRole('heading', { name: titles[tab].title })).toBeVisible();
    await expect(page.getByRole('tab', { name: tabs[tab] })).toBeFocused();
    await page.goBack();
  }
  await expect(cards.first()).toBeVisible();
});

test('staff find, answer and delete a quote request @desktop', async ({
  page,
  site,
  isMobile,
  services,
  forms,
  admin,
  mark,
}) => {
  const { quotes, export: exportCsv } = site.words('admin');
  await forms.openAndFill();
  await forms.field('lastName').fill(mark);
  await forms.field('business').fill('=1+1');
  await forms.submit.dblclick();
  await expect(page.getByText(site.words('forms').quote.recorded.title)).toBeVisible();
  const [sent, ...others] = await forms.quotes();
  expect(sent).toMatchObject({ firstName: 'José', message: MESSAGE, business: '=1+1' });
  expect(others).toEqual([]);
  const collection = services.firestore.collection(QUOTES_COLLECTION);
  const [robot, record] = [crypto.randomUUID(), sent?.id].map((id) => collection.doc(id));
  const suspect = { status: 'suspect', suspect: ['honeypot', 'flood'], expires_at: new Date(Date.now() + 1e9) };
  await robot?.set({ ...sent, id: robot.id, firstName: 'Robot', ...NEW_QUOTE, ...suspect });

  await signIn(page, site, admin);
  await page.goto(site.path('admin'));
  const list = page.getByRole('region', { name: quotes.title });
  const request = (name: string) => list.getByRole('listitem').filter({ hasText: `${name} ${mark}` });
  const show = (filter: string) => list.getByRole('radio', { name: filter, exact: true }).press('Space');
  await list.getByLabel(quotes.search).fill(mark);
  await expect(request('José')).toContainText(MESSAGE);
  await expect(request('José').getByRole('link', { name: forms.email })).toBeVisible();
  await show(quotes.filter.suspect);
  await expect(request('José')).toHaveCount(0);
  await expectAccessibleInBothThemes(page, 'a suspect request', '[aria-labelledby=quotes]');
  await request('Robot').getByRole('button', { name: quotes.keep }).press('Enter');
  await expect(list.getByRole('heading', { name: quotes.emptyFiltered })).toBeVisible();
  const kept = (await robot?.get())?.data();
  expect(kept).toMatchObject(OPEN_QUOTE);
  expect(kept).not.toHaveProperty('expires_at');

  await show(quotes.filter.all);
  await request('José').getByRole('button', { name: quotes.answer }).press('Enter');
  await expect(request('José')).toContainText(admin.email);
  expect((await record?.get())?.data()).toMatchObject({ status: 'answered', answered_by: admin.email });
  await request('José').getByText(quotes.note.add).press('Enter');
  const note = list.getByLabel(quotes.note.label);
  await expect(note).toBeFocused();
  await note.fill('Llamar el lunes');
  await page.reload();
  await list.getByLabel(quotes.search).fill(mark);
  await expect(note).toHaveValue('Llamar el lunes');
  await list.getByRole('button', { name: quotes.note.save }).press('Enter');
  await expect(note).toHaveCount(0);
  await expect(request('José')).toContainText('Llamar el lunes');
  await page.evaluate(() => scrollTo(0, 0)); // the header covers what has scrolled below it
  await expectAccessibleInBothThemes(page, 'an answered request with a note', '[aria-labelledby=quotes]');
  await expectToFit(page, isMobile);

  const [head, ...rows] = await exported(page, list.getByRole('button', { name: exportCsv }));
  expect(head).toEqual(Object.values(quotes.columns));
  expect(rows).toHaveLength(2);
  expect(rows).toContainEqual(expect.arrayContaining(['José', "'=1+1", MESSAGE, 'Llamar el lunes']));

  await request('José')
    .getByRole('button', { name: fillIn(quotes.deleteNamed, { name: `José ${mark}` }) })
    .press('Enter');
  const dialog = page.getByRole('alertdialog', { name: quotes.deleteLabel });
  await dialog.getByRole('button', { name: quotes.delete }).press('Enter');
  await expect(request('José')).toHaveCount(0);
  await expect.poll(async () => (await record?.get())?.exists).toBe(false);
});
