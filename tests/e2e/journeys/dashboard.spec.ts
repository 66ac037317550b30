import type { Services } from '../../../functions/src/context';
import { formatMoment, formatNumber, formatSize } from '../../../src/domain/format';
import { MEDIA_COLLECTION } from '../../../src/domain/media-record';
import { NEW_QUOTE, OPEN_QUOTE, QUOTES_COLLECTION } from '../../../src/domain/quotes';
import { expectAccessibleInBothThemes } from '../accessibility';
import { expectToFit } from '../fit';
import { holdBack } from '../hold-back';
import { expect, forgive, test } from '../journey';
import { FIRESTORE, QUERY, queryOnly } from '../services';
import { signIn } from '../staff';

const ALL_QUERIES = /:run(Aggregation)?Query/;

async function storeQuote({ firestore }: Services, fields: object) {
  const id = crypto.randomUUID();
  const rest = { email: 'n@example.com', phone: '9565550199', business: '', message: '', language: 'es', ...NEW_QUOTE };
  const document = firestore.collection(QUOTES_COLLECTION).doc(id);
  await document.set({ id, ...rest, ...fields });
  return document;
}

test.beforeEach(async ({ page, context, site, admin, mark }) => {
  await queryOnly(context, QUOTES_COLLECTION, 'lastName', mark);
  await signIn(page, site, admin);
});

test('the dashboard counts the library without reading it, and opens the other tabs', {
  tag: '@phone',
}, async ({ page, context, site, language, files, place, mark }) => {
  const { figures, shortcuts, start, tabs, quotes, analytics, settings } = site.words('admin');
  await place(files, { title: mark });
  await queryOnly(context, MEDIA_COLLECTION, 'title', mark);

  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes(MEDIA_COLLECTION)) reads.push(request.url().split(':').at(-1) ?? '');
  });
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

test('figures and quote requests that fail to load show an error, and appear after a retry', {
  tag: '@desktop',
}, async ({ page, site, complaints }) => {
  const { figures, quotes } = site.words('admin');
  await page.route(ALL_QUERIES, (route) => route.abort());
  await page.goto(site.path('admin'));
  await expect(page.getByText(figures.failed)).toBeVisible();
  await expect(page.getByRole('heading', { name: quotes.failed })).toBeVisible();
  await page.unrouteAll();
  const counts = page.getByRole('region', { name: figures.title });
  const list = page.getByRole('region', { name: quotes.title });
  for (const [part, nextFocus] of [
    [counts, counts],
    [list, list.getByRole('heading', { name: quotes.title })],
  ] as const) {
    await part.getByRole('button', { name: site.words('media').retry }).press('Enter');
    await expect(nextFocus).toBeFocused();
  }
  await expect(page.getByText(figures.totalFiles.some)).toBeVisible();
  await expect(page.getByText(figures.failed)).toBeHidden();
  await expect(page.getByRole('heading', { name: quotes.empty })).toBeVisible();
  forgive(complaints, new RegExp(`${FIRESTORE}|ERR_FAILED|firestore`, 'i'));
});

test('a button loads older quote requests, each once and newest first', {
  tag: '@phone',
}, async ({ page, context, site, services, mark }) => {
  const { quotes } = site.words('admin');
  const names = Array.from({ length: 23 }, (_, index) => `Solicitud ${String(index).padStart(2, '0')}`);
  await Promise.all(
    names.map((firstName, index) =>
      storeQuote(services, { firstName, lastName: mark, created_at: new Date(Date.now() - index * 60_000) }),
    ),
  );
  await page.goto(site.path('admin'));
  const shown = page.getByRole('heading', { name: /^Solicitud \d\d/ });
  await expect(shown).toHaveCount(20);
  const list = page.getByRole('region', { name: quotes.title });
  const focused = list.locator(':focus');
  for (const [pressed, whileLoading] of [
    [quotes.refresh, quotes.refresh],
    [quotes.more, quotes.loadingMore],
  ] as const) {
    const release = await holdBack(context, QUERY);
    await list.getByRole('button', { name: pressed }).press('Enter');
    await expect(list).toHaveAttribute('aria-busy', 'true');
    await expect(focused, 'the pressed button keeps the focus').toHaveText(whileLoading);
    release();
    await expect(list).toHaveAttribute('aria-busy', 'false');
  }
  await expect(shown).toHaveText(names.map((name) => `${name} ${mark}`));
  await expect(list.getByRole('button', { name: quotes.more })).toBeHidden();
  const next = list.getByRole('listitem').locator(':focus');
  await expect(next, 'the focus moves to a visible request when the button goes').toBeInViewport();
});

test('staff see that a request was emailed, mark it as answered, and filter by that', {
  tag: '@desktop',
}, async ({ page, site, services, admin, mark, complaints }) => {
  const { quotes } = site.words('admin');
  const now = new Date();
  const [first] = await Promise.all([
    storeQuote(services, {
      ...{ firstName: 'Ana', lastName: mark, created_at: now, notification: 'sent', notified_at: now },
    }),
    storeQuote(services, { firstName: 'Beto', lastName: mark, created_at: new Date(0), notification: 'failed' }),
    storeQuote(services, { firstName: 'Caro', lastName: mark, created_at: new Date(Date.now() - 31 * 60_000) }),
    storeQuote(services, { firstName: 'Dora', lastName: mark, created_at: new Date(Date.now() - 60_000) }),
  ]);
  await page.goto(site.path('admin'));
  const list = page.getByRole('region', { name: quotes.title });
  const request = (name: string) => list.getByRole('listitem').filter({ hasText: `${name} ${mark}` });
  await expect(request('Ana')).toContainText(quotes.emailed.replace('{{time}}', ''));
  await expect(request('Beto').getByText(quotes.notEmailed, { exact: true })).toBeVisible();
  await expect(request('Caro')).toContainText(quotes.notEmailedYet);
  await expect(request('Dora')).not.toContainText(quotes.notEmailedYet);

  const answer = request('Ana').getByRole('button', { name: quotes.answer });
  await page.route(/documents:commit/, (route) => route.abort());
  await answer.press('Enter');
  await expect(request('Ana').getByRole('alert')).toContainText(quotes.statusFailed);
  expect((await first.get()).data()).toMatchObject(OPEN_QUOTE);
  await page.unroute(/documents:commit/);
  forgive(complaints, new RegExp(`${FIRESTORE}|ERR_FAILED|firestore`, 'i'));
  await answer.press('Enter');
  await expect(request('Ana')).toContainText(admin.email);
  expect((await first.get()).data()).toMatchObject({ status: 'answered', answered_by: admin.email });
  const show = (filter: string) => list.getByRole('radio', { name: filter, exact: true }).press('Space');
  await show(quotes.filter.open);
  await expect(request('Ana')).toBeHidden();
  await expect(request('Beto')).toBeVisible();
  await show(quotes.filter.answered);
  await expect(request('Beto')).toBeHidden();
  await expectAccessibleInBothThemes(page, 'an answered request');
  await request('Ana').getByRole('button', { name: quotes.reopen }).press('Enter');
  await expect(list.getByRole('heading', { name: quotes.emptyFiltered })).toBeVisible();
  expect((await first.get()).data()).toMatchObject(OPEN_QUOTE);
});

test('suspect requests have a list of their own, and staff keep a genuine one', {
  tag: '@phone',
}, async ({ page, site, language, services, mark }) => {
  const { quotes } = site.words('admin');
  const expires_at = new Date(Date.now() + 30 * 24 * 3600_000);
  const suspect = { status: 'suspect', suspect: ['honeypot', 'flood'], expires_at };
  const [bot] = await Promise.all([
    storeQuote(services, { ...suspect, firstName: 'Robot', lastName: mark, created_at: new Date() }),
    storeQuote(services, { firstName: 'Ana', lastName: mark, created_at: new Date() }),
  ]);
  await page.goto(site.path('admin'));
  const list = page.getByRole('region', { name: quotes.title });
  const request = (name: string) => list.getByRole('listitem').filter({ hasText: `${name} ${mark}` });
  await expect(request('Ana')).toBeVisible();
  await expect(request('Robot')).toBeHidden();
  await list.getByRole('radio', { name: quotes.filter.suspect, exact: true }).press('Space');
  await expect(request('Ana')).toBeHidden();
  for (const reason of [quotes.suspect.honeypot, quotes.suspect.flood, formatMoment(expires_at.getTime(), language)])
    await expect(request('Robot')).toContainText(reason);
  await expectAccessibleInBothThemes(page, 'a suspect request');
  await expectToFit(page, true, { hasFileNames: true }); // the mark of the test may look like a range
  await request('Robot').getByRole('button', { name: quotes.keep }).press('Enter');
  await expect(list.getByRole('heading', { name: quotes.emptyFiltered })).toBeVisible();
  const record = (await bot.get()).data();
  expect(record).toMatchObject(OPEN_QUOTE);
  expect(record).not.toHaveProperty('expires_at');
  await list.getByRole('radio', { name: quotes.filter.open, exact: true }).press('Space');
  await expect(request('Robot')).toBeVisible();
});
