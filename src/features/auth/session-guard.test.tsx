import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { button, renderComponent } from '../../../tests/support/render-component';
import { changeSession, refresh } from '../../../tests/support/watched-session';
import type { KnownSession } from '../../domain/accounts';
import auth from '../../locales/en/auth.json';
import common from '../../locales/en/common.json';
import { SessionGuard } from './session-guard';

vi.mock('./api/watch-profile', () => ({ watchProfile: () => () => {} }));
vi.mock('./api/watch-session', () => import('../../../tests/support/watched-session'));

const { guard } = auth;
const ANA = { state: 'signed-in', uid: 'ana', email: 'ana@mesquite.example', name: null } as const;
const ADMIN = { ...ANA, role: 'admin' } as const;
const secret = page.getByText('for admins');

/** Opens the admin page in a browser with a session, as Firebase tells it. */
async function show(session?: KnownSession) {
  await renderComponent(
    <SessionGuard isForAdmins heading={null}>
      for admins
    </SessionGuard>,
    ['admin', 'auth'],
  );
  await expect.element(page.getByRole('status').filter({ hasText: guard.loading })).toBeVisible();
  if (session) changeSession(session);
}

beforeEach(() => {
  history.replaceState(null, '', '/admin');
  localStorage.setItem('firebase:authUser:key:[DEFAULT]', '{}');
});

test('shows nothing of the page until the role is known', async () => {
  await show();
  expect(secret.query()).toBeNull();
});

test('shows the page to an admin', async () => {
  await show(ADMIN);
  await expect.element(secret).toBeVisible();
});

/** The admin is on the page and loses the role. */
async function loseRole() {
  await show(ADMIN);
  await expect.element(secret).toBeVisible();
  changeSession({ ...ANA, role: 'user' });
}

test('refuses an admin who loses the role', async () => {
  await loseRole();
  await expect.element(page.getByText(guard.denied)).toBeVisible();
  expect(secret.query()).toBeNull();
});

test('moves the focus to the heading of a refusal', async () => {
  await loseRole();
  await expect.element(page.getByRole('heading', { name: guard.deniedTitle })).toHaveFocus();
});

test('leads a visitor to the login instead of the page', async () => {
  await show({ state: 'signed-out' });
  await expect.poll(() => location.pathname).toBe('/auth');
  expect(secret.query()).toBeNull();
});

test('neither shows nor refuses the page while the role cannot be read', async () => {
  await show({ ...ANA, role: 'unknown' });
  await expect.element(page.getByText(guard.unreachable)).toBeVisible();
  expect(page.getByText(guard.deniedTitle).query()).toBeNull();
  expect(secret.query()).toBeNull();
});

test('reads the role again on request', async () => {
  await show({ ...ANA, role: 'unknown' });
  refresh.mockImplementation(async () => changeSession(ADMIN));
  await button(common.retry).click();
  await expect.element(secret).toBeVisible();
});
