import { SUBSCRIBERS_COLLECTION, type Subscriber, unsubscribeLink } from '../../../src/domain/newsletter';
import { expectAccessible, expectAccessibleInBothThemes, expectToFit } from '../accessibility';
import { claimOnline, expect, forgive, test } from '../fixtures';
import { quoteForm, SUBMISSION } from '../screens';

test('a visitor subscribes, and leaves by the link of an email', async ({ page, site, services, forms }) => {
  const { question, submit, done } = site.words('email').unsubscribe;
  const { newsletter } = site.words('forms');
  const subscribers = services.firestore.collection(SUBSCRIBERS_COLLECTION).where('email', '==', forms.email);
  for (const address of [forms.email, forms.email.toUpperCase()]) {
    await site.open('resources');
    await page.getByRole('textbox', { name: newsletter.field }).fill(address);
    await page.getByRole('button', { name: newsletter.submit }).click();
    await expect(page.getByText(newsletter.recorded.title)).toBeVisible({ timeout: 60_000 }); // the function starts
    expect((await subscribers.get()).size).toBe(1);
  }
  const [subscriber] = (await subscribers.get()).docs;
  const { pathname, search } = new URL(unsubscribeLink(subscriber?.data() as Subscriber) ?? '');
  await page.goto(pathname + search);
  await expect(site.heading).toHaveText(question.title);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `the page in ${colorScheme} colors`);
  }
  await expectToFit(page, true);
  await page.getByRole('button', { name: submit }).press('Enter');
  await expect(site.heading).toHaveText(done.title);
  expect((await subscribers.get()).size).toBe(0);
});

test('a visitor types and sends quote requests in two tabs, and each arrives once @desktop', async ({
  page,
  context,
  site,
  forms,
  services,
  mark,
  complaints,
}) => {
  const { saved } = site.words('forms');
  await claimOnline(context);
  const tab = await context.newPage();
  const other = quoteForm(tab, site, services, `luz-${mark}@example.com`);
  await forms.openAndFill();
  await other.openAndFill('Luz');
  await page.reload();
  await expect(forms.field('firstName')).toHaveValue('José');
  await other.field('phone').fill('llámeme');
  await other.submit.click();
  await expect(other.field('phone')).toBeFocused();
  await expect(other.field('firstName')).toHaveValue('Luz');
  await tab.evaluate(() => scrollTo(0, 0)); // the header covers what has scrolled below it
  await expectAccessibleInBothThemes(tab, 'the form with an error', 'form');
  await other.field('phone').fill('956 555 0142');
  await other.submit.click();
  await other.isRecorded();
  expect(await other.quotes()).toMatchObject([{ firstName: 'Luz' }]);

  let losesResponses = true;
  await context.route(SUBMISSION, async (route) => {
    if (!losesResponses) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await forms.submit.click();
  await expect(page.getByText(saved.server.text)).toBeVisible();
  await expectAccessibleInBothThemes(page, 'a saved request', 'main');
  losesResponses = false; // `unroute` would break a retry that is under way
  const answers: number[] = [];
  context.on('response', (response) => SUBMISSION.test(response.url()) && answers.push(response.status()));
  const third = await context.newPage();
  await Promise.all([tab.goto(site.path('home')), third.goto(site.path('clients'))]);
  await expect.poll(() => answers).toEqual([200]);
  expect(await forms.quotes()).toMatchObject([{ firstName: 'José' }]);
  forgive(complaints, SUBMISSION);
});
