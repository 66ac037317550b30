import { brand } from '../../../src/domain/brand';
import { wordsOf } from '../../support/words';
import { expectAccessibleInBothThemes } from '../accessibility';
import { breakSending, ownForms, SUBMISSION } from '../forms';
import { holdBack } from '../hold-back';
import { changeLanguage, expect, forgive, hydrated, test } from '../journey';
import { claimOnline } from '../services';

test('a request sent offline is saved with a notice, and arrives once when the connection is back', {
  tag: '@phone',
}, async ({ page, context, site, forms, complaints }) => {
  const { saved, quote } = site.words('forms');
  await forms.openAndFill();
  await context.setOffline(true);
  await forms.submit.click();
  await expect(page.getByRole('status').filter({ hasText: saved.offline.text })).toBeFocused();
  const elsewhere = page.locator('[data-theme-toggle]:visible').first();
  await elsewhere.focus();
  await context.setOffline(false);
  await expect(page.getByText(quote.recorded.title)).toBeVisible();
  await expect(elsewhere, 'a late delivery does not move the focus').toBeFocused();
  await forms.isRecordedOnce();
  await page.getByRole('button', { name: quote.another }).click();
  await expect(forms.field('firstName')).toBeFocused();
  forgive(complaints, SUBMISSION);
});

test('the next page delivers a request that the server failed to accept, and reports it', {
  tag: '@phone',
}, async ({ page, context, site, language, forms, complaints }) => {
  const { saved, late } = site.words('forms');
  await forms.openAndFill();
  const repair = await breakSending(context, (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }));
  await forms.submit.click();
  await expect(page.getByText(saved.server.text)).toBeVisible();
  await repair();
  await page.goto(site.path('home'));
  await expect(page.getByText(late.quotes.recorded.text)).toBeVisible();
  await forms.isRecordedOnce();
  await changeLanguage(page, language);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  forgive(complaints, SUBMISSION);
});

test('two tabs deliver a request whose response was lost, and it is recorded once', {
  tag: '@desktop',
}, async ({ page, context, site, forms, complaints }) => {
  await claimOnline(context);
  await forms.openAndFill();
  const repair = await breakSending(context, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await forms.submit.click();
  await expect(page.getByText(site.words('forms').saved.server.text)).toBeVisible();
  await repair();
  const [one, other] = [await context.newPage(), await context.newPage()];
  const answers: number[] = [];
  context.on('response', (response) => SUBMISSION.test(response.url()) && answers.push(response.status()));
  await Promise.all([one.goto(site.path('home')), other.goto(site.path('clients'))]);
  await expect.poll(() => answers).toEqual([200]);
  await forms.isRecordedOnce();
  forgive(complaints, SUBMISSION);
});

test('a page that reloads while it sends keeps the text, and a second submission is recorded once', {
  tag: '@phone',
}, async ({ page, context, site, forms, complaints }) => {
  const { quote, late } = site.words('forms');
  await forms.openAndFill();
  let ask = () => {};
  const isAsked = new Promise<void>((resolve) => {
    ask = resolve;
  });
  let isFirst = true;
  await breakSending(context, async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    await route.fetch();
    ask(); // never responds
  });
  await forms.submit.click();
  await isAsked;
  await expect(forms.field('message'), 'the receipt would replace what is typed now').not.toBeEditable();
  await page.reload();
  await expect(page.getByText(late.quotes.recorded.text)).toBeVisible();
  await expect(forms.field('firstName')).toHaveValue('José');
  await forms.submit.click();
  await expect(page.getByText(quote.recorded.title)).toBeVisible();
  await forms.isRecordedOnce();
  forgive(complaints, SUBMISSION);
});

test('a form keeps its text if the visitor switches the language while it sends, and is recorded once', {
  tag: '@desktop',
}, async ({ page, context, site, language, forms }) => {
  await forms.openAndFill();
  const release = await holdBack(context, SUBMISSION);
  await forms.submit.click();
  await expect(page.getByRole('button', { name: site.words('forms').quote.busy })).toBeDisabled();
  const other = await changeLanguage(page, language);
  const { quote } = wordsOf('forms', other);
  release();
  await expect(page.getByLabel(quote.fields.firstName)).toHaveValue('José');
  await page.getByRole('button', { name: quote.submit }).click();
  await expect(page.getByText(quote.recorded.title)).toBeVisible();
  await forms.isRecordedOnce();
  await page.getByRole('button', { name: quote.another }).click();
  await expect(page.getByLabel(quote.fields.firstName)).toHaveValue('');
});

test('a subscription sent offline is saved, and on the list once when the connection is back', {
  tag: '@desktop',
}, async ({ page, context, site, forms, complaints }) => {
  await forms.fillNewsletter();
  await context.setOffline(true);
  await forms.subscribe();
  await expect(page.getByText(site.words('forms').saved.offline.text)).toBeVisible();
  await context.setOffline(false);
  await forms.isSubscribedOnce();
  forgive(complaints, SUBMISSION);
});

test('two tabs with the form open keep their own texts, and each sends its request once', {
  tag: '@desktop',
}, async ({ page, context, site, forms, services, mark }) => {
  const tab = await context.newPage();
  const other = ownForms(tab, site, services, `luz-${mark}@example.com`);
  await forms.openAndFill();
  await other.openAndFill();
  await other.field('firstName').fill('Luz');
  await page.reload();
  await expect(forms.field('firstName')).toHaveValue('José');
  for (const [each, { submit, isRecordedOnce }] of [
    [page, forms],
    [tab, other],
  ] as const) {
    await submit.click();
    await expect(each.getByText(site.words('forms').quote.recorded.title)).toBeVisible();
    await isRecordedOnce();
  }
  expect(await other.quotes()).toMatchObject([{ firstName: 'Luz' }]);
});

test('a request that fails three times shows how to reach a person, and is still sent', {
  tag: '@phone',
}, async ({ page, context, site, forms, complaints }) => {
  const { saved, quote } = site.words('forms');
  await forms.openAndFill();
  const repair = await breakSending(context, (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }));
  const note = page.getByRole('status').filter({ hasText: saved.server.title });
  const retry = async () => {
    const answered = page.waitForResponse(SUBMISSION);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await answered;
  };
  await forms.submit.click();
  await expect(note).toBeVisible();
  await retry();
  await expect(note.getByRole('link')).toHaveCount(0);
  await retry();
  await expect(note.getByRole('link', { name: brand.phone.display })).toHaveAttribute('href', brand.phone.href);
  await expect(note.getByRole('link', { name: brand.email })).toHaveAttribute('href', `mailto:${brand.email}`);
  await expectAccessibleInBothThemes(page, 'a form that failed three times');
  await repair();
  await retry();
  await expect(page.getByText(quote.recorded.title)).toBeVisible();
  await forms.isRecordedOnce();
  forgive(complaints, SUBMISSION);
});

test('a request that the server will never accept keeps its text and shows how to reach a person', {
  tag: '@desktop',
}, async ({ page, context, forms, complaints }) => {
  await forms.openAndFill();
  await breakSending(context, (route) => route.fulfill({ status: 413, json: { error: 'too-large' } }));
  await forms.submit.click();
  const note = page.getByRole('alert').filter({ has: page.getByRole('link', { name: brand.phone.display }) });
  await expect(note.getByRole('link', { name: brand.email })).toBeVisible();
  await expect(forms.field('firstName')).toHaveValue('José');
  forgive(complaints, SUBMISSION);
});

test('each result is reported once: by the form that shows it, else in a toast', {
  tag: '@desktop',
}, async ({ page, context, site, forms, complaints }) => {
  const { saved, quote, late } = site.words('forms');
  const repair = await breakSending(context, (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }));
  await forms.openAndFill();
  await forms.submit.click();
  await expect(page.getByText(saved.server.text)).toBeVisible();
  await page.reload();
  await hydrated(page);
  await forms.fill(forms.email, 'Luz');
  await forms.submit.click();
  await expect(page.getByText(saved.server.text)).toBeVisible();
  await repair();
  const answers = [page.waitForResponse(SUBMISSION), page.waitForResponse(SUBMISSION)];
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await Promise.all(answers);
  await expect(page.getByText(quote.recorded.title)).toBeVisible();
  await expect(page.getByText(late.quotes.recorded.text)).toHaveCount(1);
  expect(await forms.quotes()).toHaveLength(2);
  forgive(complaints, SUBMISSION);
});
