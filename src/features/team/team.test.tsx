import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fillIn } from '../../../tests/support/fill-in';
import { fillSilently } from '../../../tests/support/fill-silently';
import { goOffline } from '../../../tests/support/go-offline';
import { button, renderComponent, toast } from '../../../tests/support/render-component';
import { changeSession } from '../../../tests/support/watched-session';
import { formatMoment } from '../../domain/format';
import { StoreError } from '../../domain/store-error';
import type { RoleChange, Team as TeamData, TeamFailure, TeamMember, TeamRequest } from '../../domain/team';
import admin from '../../locales/en/admin.json';
import auth from '../../locales/en/auth.json';
import common from '../../locales/en/common.json';
import { Team } from './team';

const manageTeam = vi.hoisted(() => vi.fn<(request: TeamRequest) => Promise<TeamData>>());
const signIn = vi.hoisted(() => vi.fn());
vi.mock('./api/manage-team', () => ({ manageTeam }));
vi.mock('../auth/api/accounts', () => ({ signIn }));
vi.mock('../auth/api/watch-session', () => import('../../../tests/support/watched-session'));

const { team: words } = admin;
const ANA = 'ana@example.com';
const BEN = 'ben@example.com';
const AT = Date.UTC(2026, 10, 2, 15, 30);
const TIME = formatMoment(AT, 'en');

const memberOf = (email: string, fields: Partial<TeamMember> = {}): TeamMember => ({
  uid: email,
  email,
  granted: { at: AT, by: ANA },
  isWorking: true,
  ...fields,
});
const TEAM: TeamData = { admins: [memberOf(ANA), memberOf(BEN)], changes: [] };

const box = page.getByLabelText(words.invite);
const row = (email: string) => page.getByRole('listitem').filter({ has: page.getByText(email, { exact: true }) });
const removeBen = button(fillIn(words.removeNamed, { email: BEN }));
const question = page.getByRole('alertdialog', { name: words.removeLabel });

beforeEach(() => localStorage.setItem('firebase:authUser:key:[DEFAULT]', '{}'));

/** Opens the team for Ana. The server refuses changes for a reason, if given. */
async function show(team: TeamData = TEAM, reason?: TeamFailure) {
  manageTeam.mockImplementation(async ({ action }) => {
    if (action !== 'list' && reason) throw new StoreError('unknown', { details: { reason } });
    return team;
  });
  await renderComponent(<Team />, ['admin', 'auth']);
  await button(words.title).click();
  await expect.element(box).toBeVisible();
  changeSession({ state: 'signed-in', uid: ANA, email: ANA, name: null, role: 'admin' });
}

describe('the list', () => {
  const showMember = (fields: Partial<TeamMember>) => show({ ...TEAM, admins: [memberOf(BEN, fields)] });

  test('says since when a member is an admin, and by whom', async () => {
    await showMember({});
    await expect.element(row(BEN)).toHaveTextContent(fillIn(words.since, { time: TIME, name: ANA }));
  });

  test('says that a member became an admin by the command line', async () => {
    await showMember({ granted: { at: AT, by: null } });
    await expect.element(row(BEN)).toHaveTextContent(fillIn(words.since, { time: TIME, name: words.commandLine }));
  });

  test('says that a member was an admin before changes were recorded', async () => {
    await showMember({ granted: null });
    await expect.element(row(BEN)).toHaveTextContent(words.sinceUnknown);
  });

  test('marks a member who cannot log in', async () => {
    await showMember({ isWorking: false });
    await expect.element(row(BEN)).toHaveTextContent(words.notWorking);
  });

  test('does not mark a member who can log in', async () => {
    await showMember({});
    await expect.element(row(BEN)).not.toHaveTextContent(words.notWorking);
  });

  test('offers no admin to remove themselves', async () => {
    await show();
    await expect.element(row(ANA)).toHaveTextContent(words.me);
    expect(row(ANA).getByRole('button').query()).toBeNull();
  });

  test('is loaded on a retry', async () => {
    manageTeam.mockRejectedValueOnce(new StoreError('offline'));
    manageTeam.mockResolvedValue(TEAM);
    await renderComponent(<Team />, ['admin', 'auth']);
    await button(words.title).click();
    await expect.element(page.getByRole('heading', { name: words.loadFailed })).toBeVisible();
    await page.getByRole('button', { name: common.retry }).click();
    await expect.element(row(BEN)).toBeVisible();
  });
});

describe('the changes', () => {
  const change: RoleChange = { uid: BEN, email: BEN, role: 'admin', by: ANA, at: AT };

  test.each<[string, Partial<RoleChange>, string]>([
    ['who made an account an admin', {}, fillIn(words.granted, { time: TIME, name: ANA, email: BEN })],
    ['who removed an admin', { role: 'user' }, fillIn(words.revoked, { time: TIME, name: ANA, email: BEN })],
    [
      'a use of the command line',
      { by: null },
      fillIn(words.granted, { time: TIME, name: words.commandLine, email: BEN }),
    ],
  ])('name %s', async (_, fields, text) => {
    await show({ ...TEAM, changes: [{ ...change, ...fields }] });
    await expect.element(page.getByText(text)).toBeVisible();
  });

  test('have no heading without a change', async () => {
    await show();
    expect(page.getByRole('heading', { name: words.changes }).query()).toBeNull();
  });
});

describe('removing an admin', () => {
  async function remove(reason?: TeamFailure) {
    await show(TEAM, reason);
    await removeBen.click();
    await question.getByRole('button', { name: words.remove, exact: true }).click();
  }

  test('is asked first', async () => {
    await show();
    await removeBen.click();
    await expect.element(question).toHaveAccessibleDescription(fillIn(words.question, { email: BEN }));
    expect(manageTeam).not.toHaveBeenCalledWith(expect.objectContaining({ action: 'revoke' }));
  });

  test('takes the role from the account that the question names', async () => {
    await remove();
    await expect.element(toast(words.removed)).toBeVisible();
    expect(manageTeam).toHaveBeenLastCalledWith({ action: 'revoke', uid: BEN });
  });

  test('shows the team that the server answers', async () => {
    await show();
    manageTeam.mockResolvedValue({ ...TEAM, admins: [memberOf(ANA)] });
    await removeBen.click();
    await question.getByRole('button', { name: words.remove, exact: true }).click();
    await expect.element(row(BEN)).not.toBeInTheDocument();
  });

  test('closes the question', async () => {
    await remove();
    await expect.element(toast(words.removed)).toBeVisible();
    await expect.element(question).not.toBeInTheDocument();
  });

  test('keeps the address that is typed for an invitation', async () => {
    await show();
    await box.fill('eva@example.com');
    await removeBen.click();
    await question.getByRole('button', { name: words.remove, exact: true }).click();
    await expect.element(toast(words.removed)).toBeVisible();
    await expect.element(box).toHaveValue('eva@example.com');
  });

  test('says why the server refused it', async () => {
    await remove('self');
    await expect.element(toast(words.failures.self)).toBeVisible();
  });

  test('says that it failed for a reason that is unknown', async () => {
    await show();
    manageTeam.mockRejectedValue(new StoreError('unknown'));
    await removeBen.click();
    await question.getByRole('button', { name: words.remove, exact: true }).click();
    await expect.element(toast(words.failed)).toBeVisible();
  });
});

describe('after an old sign-in', () => {
  const again = page.getByRole('dialog', { name: auth.again.title });

  async function refuse() {
    await show(TEAM, 'reauthenticate');
    await box.fill(BEN);
    await button(words.submit).click();
    await expect.element(again).toBeVisible();
  }

  async function signInAgain() {
    await again.getByRole('textbox', { name: auth.fields.password }).fill('a password');
    await again.getByRole('button', { name: auth.again.submit }).click();
  }

  /** The password is right, and the server then makes the change. */
  async function confirmPassword() {
    await refuse();
    signIn.mockResolvedValue(undefined);
    manageTeam.mockResolvedValue(TEAM);
    await signInAgain();
    await expect.element(toast(fillIn(words.invited, { email: BEN }))).toBeVisible();
  }

  test('the admin confirms the password, and the change is made', async () => {
    await confirmPassword();
    expect(signIn).toHaveBeenLastCalledWith(ANA, 'a password', undefined);
  });

  test('the dialog closes after the right password', async () => {
    await confirmPassword();
    await expect.element(again).not.toBeInTheDocument();
  });

  test('nothing changes if the admin cancels', async () => {
    await refuse();
    manageTeam.mockClear();
    await again.getByRole('button', { name: common.cancel }).click();
    await expect.element(again).not.toBeInTheDocument();
    expect(manageTeam).not.toHaveBeenCalled();
  });
});

test('invites the address that was filled in without an event', async () => {
  await show();
  fillSilently(box, BEN);
  await button(words.submit).click();
  await expect.element(toast(fillIn(words.invited, { email: BEN }))).toBeVisible();
  expect(manageTeam).toHaveBeenLastCalledWith({ action: 'grant', email: BEN });
});

describe('after an invitation', () => {
  beforeEach(async () => {
    await show();
    await box.fill(BEN);
    await button(words.submit).click();
    await expect.element(toast(fillIn(words.invited, { email: BEN }))).toBeVisible();
  });

  test('the box is empty for another one', async () => {
    await expect.element(box).toHaveValue('');
  });

  test('the draft is forgotten', async () => {
    await button(words.title).click();
    await expect.element(box).not.toBeInTheDocument();
    await button(words.title).click();
    await expect.element(box).toHaveValue('');
  });
});

test('says that an invitation failed for a reason that is unknown', async () => {
  await show();
  manageTeam.mockRejectedValue(new StoreError('unknown'));
  await box.fill(BEN);
  await button(words.submit).click();
  await expect.element(toast(words.failed)).toBeVisible();
});

/** Invites an address that is not verified. */
async function inviteUnverified() {
  await show(TEAM, 'unverified');
  await box.fill(BEN);
  await button(words.submit).click();
  await expect.element(box).toBeInvalid();
}

test('says how the owner of an unverified address gets in', async () => {
  await inviteUnverified();
  await expect.element(box).toHaveAccessibleDescription(`${words.inviteHint} ${words.failures.unverified}`);
});

test('moves the focus to an address that cannot be invited', async () => {
  await inviteUnverified();
  await expect.element(box).toHaveFocus();
});

test('keeps the address of an invitation that failed', async () => {
  await inviteUnverified();
  await expect.element(box).toHaveValue(BEN);
});

test.each(['no-account', 'disabled'] as const)('says why an address cannot be invited: %s', async (reason) => {
  await show(TEAM, reason);
  await box.fill(BEN);
  await button(words.submit).click();
  await expect.element(box).toHaveAccessibleDescription(`${words.inviteHint} ${words.failures[reason]}`);
});

test('asks the server nothing about a text that is no address', async () => {
  await show();
  await box.fill('ben');
  await button(words.submit).click();
  await expect.element(box).toHaveAccessibleDescription(`${words.inviteHint} ${words.failures.invalid}`);
  expect(manageTeam).not.toHaveBeenCalledWith(expect.objectContaining({ action: 'grant' }));
});

describe('while offline', () => {
  test('the list says that nothing can be changed', async () => {
    await show();
    goOffline();
    await expect.element(page.getByText(common.cannotChange)).toBeVisible();
  });

  test.each([
    ['invited', button(words.submit)],
    ['removed', removeBen],
  ])('no one can be %s', async (_, control) => {
    await show();
    await expect.element(control).toBeEnabled();
    goOffline();
    await expect.element(control).toBeDisabled();
  });

  test('a removal cannot be confirmed', async () => {
    await show();
    await removeBen.click();
    const confirm = question.getByRole('button', { name: words.remove });
    await expect.element(confirm).toBeEnabled();
    goOffline();
    await expect.element(confirm).toBeDisabled();
  });
});
