import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fillIn } from '../../../tests/support/fill-in';
import { fillSilently } from '../../../tests/support/fill-silently';
import { button, renderComponent, toast } from '../../../tests/support/render-component';
import { StoreError } from '../../domain/store-error';
import type { Team as TeamData, TeamFailure, TeamRequest } from '../../domain/team';
import admin from '../../locales/en/admin.json';
import { Team } from './team';

const manageTeam = vi.hoisted(() => vi.fn<(request: TeamRequest) => Promise<TeamData>>());
vi.mock('./api/manage-team', () => ({ manageTeam }));

const { team: words } = admin;
const BEN = 'ben@example.com';
const box = page.getByLabelText(words.invite);

/** Shows the team, whose server refuses an invitation for a reason, if given. */
async function show(reason?: TeamFailure) {
  manageTeam.mockImplementation(async ({ action }) => {
    if (action === 'grant' && reason) throw new StoreError('unknown', { details: { reason } });
    return { admins: [], changes: [] };
  });
  await renderComponent(<Team />, ['admin', 'auth']);
  await button(words.title).click();
  await expect.element(box).toBeVisible();
}

test('invites the address that was filled in without an event', async () => {
  await show();
  fillSilently(box, BEN);
  await button(words.submit).click();
  await expect.element(toast(fillIn(words.invited, { email: BEN }))).toBeVisible();
  expect(manageTeam).toHaveBeenLastCalledWith({ action: 'grant', email: BEN });
});

/** Invites an address that is not verified. */
async function inviteUnverified() {
  await show('unverified');
  await box.fill(BEN);
  await button(words.submit).click();
  await expect.element(box).toBeInvalid();
}

test('says how the owner of an unverified address gets in', async () => {
  await inviteUnverified();
  await expect.element(box).toHaveAccessibleDescription(`${words.inviteHint} ${words.failures.unverified}`);
});

test('keeps the address of an invitation that failed', async () => {
  await inviteUnverified();
  await expect.element(box).toHaveValue(BEN);
});
