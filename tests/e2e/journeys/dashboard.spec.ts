import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { SUBSCRIBERS_COLLECTION } from '../../../src/domain/newsletter';
import { QUOTES_COLLECTION } from '../../../src/domain/quotes';
import { fillIn } from '../../support/words';
import { expectAccessibleInBothThemes, expectToFit } from '../accessibility';
import { expect, test } from '../fixtures';
import { MESSAGE } from '../screens';
import { signIn } from '../staff';

test('the dashboard counts files', async ({ page, site, admin }) => {
  const { stats, start } = site.words('admin');
  await signIn(page, site, admin);
  await page.goto(site.path('admin'));
  const cards = page.getByRole('region', { name: stats.title }).locator('dl > div');
  await expect(cards).toContainText([/[1-9]/, /[1-9]/, /[1-9]/, /[1-9].*MB/]); // the seeded library
  for (const step of Object.values(start.steps)) await expect(page.getByText(step, { exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'the dashboard');
});

test('the dashboard leads to the other tabs', async ({ page, site, admin }) => {
  const { shortcuts, tabs, analytics, settings } = site.words('admin');
  await signIn(page, site, admin);
  await page.goto(site.path('admin'));
  const titles = { library: site.words('library').title, analytics: analytics.title, settings: settings.title };
  for (const tab of ['library', 'analytics', 'settings'] as const) {
    await page.getByRole('button', { name: shortcuts[tab].title }).click();
    await expect(page).toHaveURL(`${site.path('admin')}?tab=${tab}`);
    await expect(page.getByRole('heading', { name: titles[tab] })).toBeVisible();
    await expect(page.getByRole('tab', { name: tabs[tab] })).toBeFocused();
    await page.goBack();
  }
});

test('staff export subscribers, keep one, and remove one or many', async ({ page, site, admin, services, mark }) => {
  const { subscribers, selection, ...words } = site.words('admin');
  const collection = services.firestore.collection(SUBSCRIBERS_COLLECTION);
  const email = (name: string) => `${name}-${mark}@example.com`;
  for (const name of ['ana', 'ben', 'bot']) {
    const subscriber = { email: email(name), language: 'es', created_at: new Date(), unsubscribe_token: name };
    const doubt = name === 'bot' ? { status: 'unverified', suspect: ['flood'] } : { suspect: [] };
    await collection.doc(`${name}-${mark}`).set({ ...subscriber, ...doubt });
  }
  await signIn(page, site, admin);
  await page.goto(site.path('admin'));
  const part = page.getByRole('region', { name: subscribers.title });
  const row = (name: string) => part.getByRole('listitem').filter({ hasText: email(name) });
  await part.getByRole('button', { name: subscribers.title }).press('Enter');
  await part.getByLabel(subscribers.search).fill(mark);
  await expect(part.getByRole('listitem')).toHaveCount(3);
  const downloading = page.waitForEvent('download');
  await part.getByRole('button', { name: words.export }).click();
  const csv = await readFile(await (await downloading).path());
  const [head, ...rows]: string[][] = parse(csv, { bom: true, record_delimiter: '\r\n' });
  expect(head).toEqual(
    Object.values(subscribers.columns).map((title) => expect.stringContaining(title.split('{{')[0] ?? '')),
  );
  expect(rows.map(([address]) => address).sort()).toEqual([email('ana'), email('ben')]);
  expect(rows.flat()).toContainEqual(expect.stringContaining('language=es&token=ana'));

  await row('ben').getByRole('button').press('Enter');
  const dialog = page.getByRole('alertdialog', { name: subscribers.deleteLabel });
  await expect(dialog).toContainText(email('ben'));
  await dialog.getByRole('button', { name: subscribers.delete }).press('Enter');
  await expect(row('ben')).toHaveCount(0);
  await expect.poll(async () => (await collection.doc(`ben-${mark}`).get()).exists).toBe(false);

  await row('bot').getByRole('button', { name: subscribers.keep }).press('Enter');
  await expect(row('bot')).not.toContainText(subscribers.status.unverified);
  expect((await collection.doc(`bot-${mark}`).get()).data()).toMatchObject({ suspect: [] });
  await part.getByLabel(selection.shown).press(' ');
  const bar = part.getByRole('region', { name: subscribers.bulk.label });
  await expect(bar).toContainText(fillIn(selection.selected_other, { count: 2 }));
  await expectAccessibleInBothThemes(page, 'selected subscribers', '[aria-labelledby=subscribers]');
  await expectToFit(page, true);
  await bar.getByRole('button', { name: subscribers.bulk.delete.confirm, exact: true }).press('Enter');
  const question = page.getByRole('alertdialog', { name: subscribers.bulk.delete.label });
  await question.getByRole('button', { name: subscribers.bulk.delete.confirm }).press('Enter');
  await expect(part.getByRole('listitem')).toHaveCount(0);
  await expect(part.getByRole('heading', { name: subscribers.title })).toBeFocused();
  for (const name of ['ana', 'bot']) expect((await collection.doc(`${name}-${mark}`).get()).exists).toBe(false);
});

test('staff find, answer and delete a quote request @desktop', async ({ page, site, services, forms, admin, mark }) => {
  const { quotes, waiting } = site.words('admin');
  await forms.openAndFill(mark);
  await forms.submit.dblclick();
  await forms.isRecorded();
  const [sent, ...others] = await forms.quotes();
  expect(others).toEqual([]);
  const record = services.firestore.collection(QUOTES_COLLECTION).doc(sent?.id);

  await signIn(page, site, admin);
  await page.goto(site.path('admin'));
  const list = page.getByRole('region', { name: quotes.title });
  const request = list.getByRole('listitem').filter({ hasText: mark });
  await page.getByRole('region', { name: waiting.title }).getByRole('link').press('Enter');
  const open = list.getByRole('radio', { name: quotes.filter.open, exact: true });
  await expect(open).toBeChecked();
  await expect(list.getByRole('heading', { name: quotes.title })).toBeInViewport();
  await open.press('ArrowLeft'); // all requests
  await list.getByLabel(quotes.search).fill(mark);
  await request.getByRole('button', { name: quotes.details }).press('Enter');
  await expect(request).toContainText(MESSAGE);
  await request.getByRole('button', { name: quotes.close.answered }).press('Enter');
  await expect(request).toContainText(admin.email);
  expect((await record.get()).data()).toMatchObject({ status: 'answered', answered_by: admin.email });
  await page.evaluate(() => scrollTo(0, 0)); // the header covers what has scrolled below it
  await expectAccessibleInBothThemes(page, 'an answered request', '[aria-labelledby=quotes]');
  await expectToFit(page, false);

  await request.getByRole('button', { name: fillIn(quotes.deleteNamed, { name: `${mark} Peña` }) }).press('Enter');
  const dialog = page.getByRole('alertdialog', { name: quotes.deleteLabel });
  await dialog.getByRole('button', { name: quotes.delete }).press('Enter');
  await expect(request).toHaveCount(0);
  await expect.poll(async () => (await record.get()).exists).toBe(false);
});
