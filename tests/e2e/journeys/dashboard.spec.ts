import type { Services } from '../../../functions/src/context';
import { formatNumber, formatSize } from '../../../src/domain/format';
import { MEDIA_COLLECTION } from '../../../src/domain/media-record';
import { OPEN_QUOTE, QUOTES_COLLECTION } from '../../../src/domain/quotes';
import { expectAccessibleInBothThemes } from '../accessibility';
import { holdBack } from '../hold-back';
import { expect, forgive, test } from '../journey';
import { FIRESTORE, QUERY, queryOnly } from '../services';
import { signIn } from '../staff';

const ALL_QUERIES = /:run(Aggregation)?Query/;

async function storeQuote({ firestore }: Services, fields: object) {
  const id = crypto.randomUUID();
  const rest = { email: 'n@example.com', phone: '9565550199', business: '', message: '', language: 'es' };
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
    [list, list.getByRole('button', { name: quotes.refresh })],
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
  const open = { ...OPEN_QUOTE, lastName: mark };
  const [first] = await Promise.all([
    storeQuote(services, { ...open, firstName: 'Ana', created_at: now, notified_at: now }),
    storeQuote(services, { ...open, firstName: 'Beto', created_at: new Date(0), notify_failed_at: now }),
  ]);
  await page.goto(site.path('admin'));
  const list = page.getByRole('region', { name: quotes.title });
  const request = (name: string) => list.getByRole('listitem').filter({ hasText: `${name} ${mark}` });
  await expect(request('Ana')).toContainText(quotes.emailed.replace('{{time}}', ''));
  await expect(request('Beto')).toContainText(quotes.notEmailed);

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
