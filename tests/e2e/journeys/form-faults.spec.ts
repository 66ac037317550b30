import type { BrowserContext } from 'playwright/test';
import { brand } from '../../../src/domain/brand';
import { wordsOf } from '../../support/words';
import { expectAccessibleInBothThemes } from '../accessibility';
import { breakSending, ownForms, SUBMISSION } from '../forms';
import { changeLanguage, expect, forgive, hydrated, test } from '../journey';
import { claimOnline } from '../services';

/** Lets the server fail to accept submissions until the returned function is called. */
const failSending = (context: BrowserContext) =>
  breakSending(context, (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }));

test('the next page delivers a subscription that the server failed to accept, and reports it', {
  tag: '@phone',
}, async ({ page, context, site, language, forms, complaints }) => {
  const { saved, late } = site.words('forms');
  await forms.fillNewsletter();
  const repair = await failSending(context);
  await forms.subscribe();
  await expect(page.getByText(saved.server.text)).toBeVisible();
  await repair();
  await page.goto(site.path('home'));
  await expect(page.getByText(late.newsletter.recorded.text)).toBeVisible();
  expect(await forms.subscriptions()).toHaveLength(1);
  await changeLanguage(page, language);
  await expect(site.heading).toBeVisible();
  forgive(complaints, SUBMISSION);
});

test('two tabs keep their own texts, and deliver a request whose response was lost: it is recorded once', {
  tag: '@desktop',
}, async ({ page, context, site, forms, services, mark, complaints }) => {
  const { quote, saved } = site.words('forms');
  await claimOnline(context);
  const tab = await context.newPage();
  const other = ownForms(tab, site, services, `luz-${mark}@example.com`);
  await forms.openAndFill();
  await other.openAndFill();
  await other.field('firstName').fill('Luz');
  await page.reload();
  await expect(forms.field('firstName')).toHaveValue('José');
  await other.submit.click();
  await expect(tab.getByText(quote.recorded.title)).toBeVisible();
  expect(await other.quotes()).toMatchObject([{ firstName: 'Luz' }]);

  const repair = await breakSending(context, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await forms.submit.click();
  await expect(page.getByText(saved.server.text)).toBeVisible();
  await repair();
  const answers: number[] = [];
  context.on('response', (response) => SUBMISSION.test(response.url()) && answers.push(response.status()));
  const third = await context.newPage();
  await Promise.all([tab.goto(site.path('home')), third.goto(site.path('clients'))]);
  await expect.poll(() => answers).toEqual([200]);
  expect(await forms.quotes()).toMatchObject([{ firstName: 'José' }]);
  forgive(complaints, SUBMISSION);
});

test('a form keeps its text if the visitor switches the language while it sends, and is recorded once', {
  tag: '@desktop',
}, async ({ page, context, site, language, forms, complaints }) => {
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
  await expect(page.getByRole('button', { name: site.words('forms').quote.busy })).toBeDisabled();
  await expect(forms.field('message'), 'the receipt would replace what is typed now').not.toBeEditable();
  const { quote, late } = wordsOf('forms', await changeLanguage(page, language));
  await expect(page.getByText(late.quotes.recorded.text)).toBeVisible();
  await expect(page.getByLabel(quote.fields.firstName)).toHaveValue('José');
  await page.getByRole('button', { name: quote.submit }).click();
  await expect(page.getByText(quote.recorded.title)).toBeVisible();
  await forms.isRecordedOnce();
  await page.getByRole('button', { name: quote.another }).click();
  await expect(page.getByLabel(quote.fields.firstName)).toHaveValue('');
  forgive(complaints, SUBMISSION);
});

test('a request that fails three times shows how to reach a person; it and the next one arrive, each reported once', {
  tag: '@phone',
}, async ({ page, context, site, forms, complaints }) => {
  const { saved, quote, late } = site.words('forms');
  const repair = await failSending(context);
  const retry = async (...senders: string[]) => {
    const answers = senders.map((name) =>
      page.waitForResponse((response) => response.request().postDataJSON()?.firstName === name),
    );
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await Promise.all(answers);
  };
  await forms.openAndFill();
  await forms.submit.click();
  const note = page.getByRole('status').filter({ hasText: saved.server.title });
  await expect(note).toBeVisible();
  await retry('José');
  await expect(note.getByRole('link')).toHaveCount(0);
  await retry('José');
  await expect(note.getByRole('link', { name: brand.phone.display })).toHaveAttribute('href', brand.phone.href);
  await expect(note.getByRole('link', { name: brand.email })).toHaveAttribute('href', `mailto:${brand.email}`);
  await expectAccessibleInBothThemes(page, 'a form that failed three times', 'main');

  await page.reload();
  await hydrated(page);
  await forms.fill('Luz');
  await forms.submit.click();
  await expect(note).toBeVisible();
  await repair();
  await retry('José', 'Luz');
  await expect(page.getByText(quote.recorded.title)).toBeVisible();
  await expect(page.getByText(late.quotes.recorded.text)).toHaveCount(1);
  expect(await forms.quotes()).toHaveLength(2);
  forgive(complaints, SUBMISSION);
});
