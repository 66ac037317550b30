import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { Locator, Page } from 'playwright/test';
import { PASSWORD } from '../../../emulators/seed/accounts';
import { SUBSCRIBERS_COLLECTION } from '../../../src/domain/newsletter';
import { NEW_QUOTE, QUOTES_COLLECTION } from '../../../src/domain/quotes';
import { fillIn } from '../../support/words';
import { expectAccessibleInBothThemes } from '../accessibility';
import { expectToFit } from '../fit';
import { expect, forgive, test } from '../journey';
import { queryOnly } from '../services';
import { openLogIn, signIn } from '../staff';

/** The rows of a CSV that the button saves. */
async function exported(page: Page, button: Locator): Promise<string[][]> {
  const downloading = page.waitForEvent('download');
  await button.click();
  const download = await downloading;
  return parse(await readFile(await download.path()), { bom: true, record_delimiter: '\r\n' });
}

test('staff find a subscriber, export the list, and remove one', async ({
  page,
  context,
  site,
  admin,
  services,
  mark,
}) => {
  const { subscribers: words, export: exportCsv } = site.words('admin');
  const subscribers = services.firestore.collection(SUBSCRIBERS_COLLECTION);
  const email = (name: string) => `${name}-${mark}@example.com`;
  const subscribe = (name: string, fields: object = {}) =>
    subscribers
      .doc(`${name}-${mark}`)
      .set({ email: email(name), language: 'es', created_at: new Date(), unsubscribe_token: name, mark, ...fields });
  await Promise.all([subscribe('ana'), subscribe('ben', { created_at: new Date(0) })]);
  await subscribe('bot', { status: 'suspect', expires_at: new Date(Date.now() + 1e9) });
  await queryOnly(context, SUBSCRIBERS_COLLECTION, 'mark', mark);
  await signIn(page, site, admin);
  await page.goto(site.path('admin'));
  const part = page.getByRole('region', { name: words.title });
  const row = (name: string) => part.getByRole('listitem').filter({ hasText: email(name) });
  await expect(part.getByRole('listitem')).toHaveCount(3);

  const rows = await exported(page, part.getByRole('button', { name: exportCsv }));
  expect(rows[0]).toEqual(Object.values(words.columns));
  expect(rows.slice(1).map(([address]) => address)).toEqual([email('ana'), email('ben')]);
  expect(rows[1]?.[3]).toContain('language=es&token=ana');

  await part.getByLabel(words.search).fill('BEN-');
  await expect(row('ana')).toBeHidden();
  await row('ben').getByRole('button').press('Enter');
  const dialog = page.getByRole('alertdialog', { name: words.removeLabel });
  await expect(dialog).toContainText(email('ben'));
  await dialog.getByRole('button', { name: words.remove }).press('Enter');
  await expect(row('ben')).toHaveCount(0);
  await expect.poll(async () => (await subscribers.doc(`ben-${mark}`).get()).exists).toBe(false);
  await expect(page.locator(':focus')).toHaveCount(1);
  for (const name of ['ana', 'bot']) await subscribers.doc(`${name}-${mark}`).delete();
});

test('staff search quote requests, add a note, export and delete', async ({
  page,
  context,
  site,
  admin,
  isMobile,
  services,
  mark,
}) => {
  const { quotes, export: exportCsv } = site.words('admin');
  const collection = services.firestore.collection(QUOTES_COLLECTION);
  await queryOnly(context, QUOTES_COLLECTION, 'lastName', mark);
  const rest = { lastName: mark, email: 'a@example.com', language: 'es', created_at: new Date(), ...NEW_QUOTE };
  const texts = { phone: '(956) 555-0177', business: '=1+1', message: 'Dos líneas,\n"ya"' };
  await collection.doc(`ana-${mark}`).set({ id: `ana-${mark}`, firstName: 'Ana', ...texts, ...rest });
  await collection.doc(`ben-${mark}`).set({ id: `ben-${mark}`, firstName: 'Ben', phone: '9565550188', ...rest });
  await signIn(page, site, admin);
  await page.goto(site.path('admin'));
  const part = page.getByRole('region', { name: quotes.title });
  const request = (name: string) => part.getByRole('listitem').filter({ hasText: `${name} ${mark}` });
  await expect(request('Ben')).toBeVisible();
  await part.getByLabel(quotes.search).fill('9565550177');
  await expect(request('Ben')).toBeHidden();

  await request('Ana').getByText(quotes.note.add).press('Enter');
  const note = part.getByLabel(quotes.note.label);
  await expect(note).toBeFocused();
  await note.fill('Llamar el lunes');
  await part.getByRole('button', { name: quotes.note.save }).press('Enter');
  await expect(request('Ana')).toContainText('Llamar el lunes');
  await expectAccessibleInBothThemes(page, 'the dashboard with a note');
  await expectToFit(page, isMobile, { hasFileNames: true });

  const [head, row, ...others] = await exported(page, part.getByRole('button', { name: exportCsv }));
  expect(head).toEqual(Object.values(quotes.columns));
  expect(row).toEqual(expect.arrayContaining(['Ana', "'=1+1", texts.message, 'Llamar el lunes']));
  expect(others).toEqual([]);

  await request('Ana')
    .getByRole('button', { name: fillIn(quotes.deleteNamed, { name: `Ana ${mark}` }) })
    .press('Enter');
  const dialog = page.getByRole('alertdialog', { name: quotes.deleteLabel });
  await dialog.getByRole('button', { name: quotes.delete }).press('Enter');
  await expect(request('Ana')).toHaveCount(0);
  await expect.poll(async () => (await collection.doc(`ana-${mark}`).get()).exists).toBe(false);
  await collection.doc(`ben-${mark}`).delete();
});

test('an admin makes a colleague an admin and takes it back', {
  tag: '@desktop',
}, async ({ page, site, admin, services, mark, complaints }) => {
  const { team } = site.words('admin');
  const colleague = `colega-${mark}@example.com`;
  const { uid } = await services.auth.createUser({ email: colleague, password: PASSWORD, emailVerified: false });
  await openLogIn(page, site, admin); // team changes need a recent sign-in
  await page.goto(site.path('admin'));
  const part = page.getByRole('region', { name: team.title, exact: true });
  const invite = async (email: string) => {
    await part.getByLabel(team.invite).fill(email);
    await part.getByRole('button', { name: team.submit }).press('Enter');
  };
  await invite(colleague);
  await expect(part.getByText(team.failures.unverified)).toBeVisible();
  await expect(part.getByLabel(team.invite)).toHaveValue(colleague);
  await services.auth.updateUser(uid, { emailVerified: true });
  await invite(colleague);
  const member = part.getByRole('listitem').filter({ has: page.getByText(colleague, { exact: true }) });
  await expect(member).toBeVisible();
  const claims = async () => (await services.auth.getUser(uid)).customClaims ?? {};
  await expect.poll(claims).toEqual({ admin: true });
  await expectAccessibleInBothThemes(page, 'the team');

  await member.getByRole('button').press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: team.remove, exact: true }).press('Enter');
  await expect(member).toHaveCount(0);
  await expect.poll(claims).toEqual({});
  await services.auth.deleteUser(uid);
  forgive(complaints, /manageTeam|status of 400/); // the refused invitation
});
