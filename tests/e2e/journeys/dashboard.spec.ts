import { formatNumber, formatSize } from '../../../src/domain/format';
import { MEDIA_COLLECTION } from '../../../src/domain/media-record';
import { QUOTES_COLLECTION } from '../../../src/domain/quotes';
import { expectAccessibleInBothThemes } from '../accessibility';
import { expect, forgive, test } from '../fixtures';
import { forgetForms } from '../forms';
import { holdBack } from '../hold-back';
import { FIRESTORE } from '../services';
import { signIn } from '../staff';

test.beforeEach(({ services }) => forgetForms(services));

test('the dashboard counts the library without reading it, and leads to the other tabs', async ({
  page,
  context,
  site,
  services,
  language,
}) => {
  const { figures, shortcuts, start } = await site.words('admin');
  const { tabs, analytics, settings } = site.interface.admin;
  await signIn(page, site, 'admin');

  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes(MEDIA_COLLECTION)) reads.push(request.url().split(':').at(-1) ?? '');
  });
  const letThrough = await holdBack(context, /:(runQuery|runAggregationQuery)/);
  await page.goto(site.path('admin'));
  const card = (label: string) =>
    page
      .getByRole('region', { name: figures.title })
      .locator('dl > div')
      .filter({ has: page.getByText(label, { exact: true }) });
  for (const { label } of [figures.totalFiles, figures.images, figures.videos, figures.storage])
    await expect(card(label)).toContainText('...');
  letThrough();

  const records = (await services.firestore.collection(MEDIA_COLLECTION).get()).docs.map((each) => each.data());
  const count = (type: string) => formatNumber(records.filter((each) => each.media_type === type).length, language);
  const bytes = records.reduce((sum, { file_size }) => sum + (file_size ?? 0), 0);
  await expect(card(figures.totalFiles.label)).toContainText(formatNumber(records.length, language));
  await expect(card(figures.totalFiles.label)).toContainText(figures.totalFiles.some);
  await expect(card(figures.images.label)).toContainText(count('image'));
  await expect(card(figures.videos.label)).toContainText(count('video'));
  await expect(card(figures.storage.label)).toContainText(formatSize(bytes, language) ?? '');
  await expect(card(figures.storage.label)).toContainText(figures.storage.caption);
  expect(new Set(reads)).toEqual(new Set(['runAggregationQuery?key=demo']));
  for (const step of Object.values(start.steps)) await expect(page.getByText(step, { exact: true })).toBeVisible();
  await expect(page.getByText(site.interface.admin.quotes.empty)).toBeVisible();
  await expectAccessibleInBothThemes(page, 'the dashboard');

  for (const [tab, landmark] of [
    ['library', site.interface.media.library.title],
    ['analytics', analytics.title],
    ['settings', settings.title],
  ] as const) {
    await page.getByRole('button', { name: shortcuts[tab].title }).click();
    await expect(page).toHaveURL(`${site.path('admin')}?tab=${tab}`);
    await expect(page.getByRole('heading', { name: landmark })).toBeVisible();
    await expect(page.getByRole('tab', { name: tabs[tab] })).toBeFocused();
    await page.goBack();
  }
  await expect(card(figures.totalFiles.label)).toBeVisible();
});

test('figures and requests that cannot be had say so, and are there when tried again', async ({
  page,
  site,
  complaints,
}) => {
  const { figures } = await site.words('admin');
  const { quotes } = site.interface.admin;
  await signIn(page, site, 'admin');
  await page.route(/:(runQuery|runAggregationQuery)/, (route) => route.abort());
  await page.goto(site.path('admin'));
  await expect(page.getByText(figures.failed)).toBeVisible();
  await expect(page.getByRole('heading', { name: quotes.failed })).toBeVisible();
  await page.unrouteAll();
  const counted = page.getByRole('region', { name: figures.title });
  const listed = page.getByRole('region', { name: quotes.title });
  for (const [part, heir] of [
    [counted, counted],
    [listed, listed.getByRole('button', { name: quotes.refresh })],
  ] as const) {
    await part.getByRole('button', { name: site.interface.media.retry }).press('Enter');
    await expect(heir).toBeFocused();
  }
  await expect(page.getByText(figures.totalFiles.some)).toBeVisible();
  await expect(page.getByText(figures.failed)).toBeHidden();
  await expect(page.getByRole('heading', { name: quotes.empty })).toBeVisible();
  forgive(complaints, new RegExp(`${FIRESTORE}|ERR_FAILED|firestore`, 'i'));
});

test('older requests are shown when they are asked for, each once, newest first', async ({
  page,
  context,
  site,
  services,
}) => {
  const { quotes } = site.interface.admin;
  const names = Array.from({ length: 23 }, (_, index) => `Solicitud ${String(index).padStart(2, '0')}`);
  await Promise.all(
    names.map((firstName, index) => {
      const id = crypto.randomUUID();
      const created_at = new Date(Date.now() - index * 60_000);
      const quote = {
        id,
        firstName,
        lastName: 'Ñu',
        email: 'n@example.com',
        phone: '9565550199',
        business: '',
        message: '',
      };
      return services.firestore
        .collection(QUOTES_COLLECTION)
        .doc(id)
        .set({ ...quote, language: 'es', created_at });
    }),
  );
  await signIn(page, site, 'admin');
  await page.goto(site.path('admin'));
  const shown = page.getByRole('heading', { name: /^Solicitud \d\d Ñu$/ });
  await expect(shown).toHaveCount(20);
  const listed = page.getByRole('region', { name: quotes.title });
  const focused = listed.locator(':focus');
  for (const [pressed, meanwhile] of [
    [quotes.refresh, quotes.refresh],
    [quotes.more, quotes.loadingMore],
  ] as const) {
    const letThrough = await holdBack(context, /:runQuery/);
    await listed.getByRole('button', { name: pressed }).press('Enter');
    await expect(listed).toHaveAttribute('aria-busy', 'true');
    await expect(focused, 'who has pressed it stays there').toHaveText(meanwhile);
    letThrough();
    await expect(listed).toHaveAttribute('aria-busy', 'false');
  }
  await expect(shown).toHaveText(names.map((name) => `${name} Ñu`));
  await expect(listed.getByRole('button', { name: quotes.more })).toBeHidden();
  await expect(focused, 'and goes on beside it when it is gone').toHaveAttribute('href', /^(mailto|tel):/);
  await forgetForms(services);
});
