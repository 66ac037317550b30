import { MAIL_URL, readMails } from '../../../emulators/mail-server';
import { sendWaitingEmails } from '../../../functions/src/contact/send-quote-emails';
import { brand } from '../../../src/domain/brand';
import { SUBSCRIBERS_COLLECTION, type Subscriber, unsubscribeLink } from '../../../src/domain/newsletter';
import { runCli } from '../../support/run-cli';
import { fillIn } from '../../support/words';
import { expectAccessible, expectAccessibleInBothThemes, expectToFit } from '../accessibility';
import { claimOnline, expect, forgive, test } from '../fixtures';
import { quoteForm, SUBMISSION } from '../screens';
import { signIn } from '../staff';

/** Limits that other tests do not reach. */
const MAIL_SETTINGS = {
  smtpUrl: MAIL_URL,
  to: brand.email,
  hourlyLimit: 1000,
  acknowledgmentsPerHour: 1000,
  hmacKey: 'key',
};

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

test('a quote request is followed from its campaign to both emails, the answer and its erasure', async ({
  page,
  site,
  forms,
  services,
  admin,
  mark,
}) => {
  const { acknowledgment } = site.words('email');
  const { quotes } = site.words('admin');
  const { fields, summary } = site.words('lead-source');
  const campaign = `<b>${mark}</b>`;
  const query = new URLSearchParams({ utm_source: mark, utm_campaign: campaign, email: forms.email });
  await page.goto(`${site.path('clients')}?${query}`, { referer: 'https://www.google.com/' });
  await forms.openAndFill(mark);
  await forms.submit.click();
  await forms.isRecorded();
  const source = { referrer: 'google.com', utm_source: mark, utm_campaign: campaign };
  const pages = { landing_page: site.path('clients'), page: site.path('contact') };
  expect(await forms.quotes()).toMatchObject([{ source: { ...source, ...pages } }]);

  const toBusiness = () => readMails().filter(({ email }) => email.replyTo?.[0]?.address === forms.email);
  const toVisitor = () => readMails().filter(({ recipients }) => recipients.includes(forms.email));
  await expect(async () => {
    await sendWaitingEmails(services, MAIL_SETTINGS); // the emulator loses events under load, and has no scheduler
    expect(toBusiness()).toMatchObject([{ recipients: [brand.email] }]);
    expect(toVisitor()).toMatchObject([{ email: { subject: acknowledgment.subject } }]);
  }).toPass({ timeout: 60_000 });

  await signIn(page, site, admin);
  await page.goto(site.path('admin'));
  const list = page.getByRole('region', { name: quotes.title });
  await expect(list).toContainText(fillIn(summary.utm_source_one, { count: 1, name: mark }));
  await list.getByLabel(quotes.search).fill(mark);
  const request = list.getByRole('listitem').filter({ hasText: mark });
  await request.getByRole('button', { name: quotes.details }).press('Enter');
  await expect(request).toContainText(`${fields.referrer}: google.com`);
  await expect(request).toContainText(`${fields.utm_campaign}: ${campaign}`);
  await expect(request).toContainText(`${fields.landing_page}: ${site.path('clients')}`);
  await expectAccessibleInBothThemes(page, 'the source of a request', '[aria-labelledby=quotes]');
  await expectToFit(page, true);
  await request.getByRole('button', { name: quotes.close.answered }).press('Enter');
  await expect(request).toContainText(admin.email);

  expect(await runCli('admin', 'erase', forms.email, '--yes')).toMatchObject({ code: 0 });
  expect(await forms.quotes()).toEqual([]);
});
