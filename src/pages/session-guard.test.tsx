import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { button, renderComponent } from '../../tests/support/render-component';
import type { KnownSession, SessionEvent } from '../domain/accounts';
import auth from '../locales/en/auth.json';
import common from '../locales/en/common.json';
import { SessionGuard } from './session-guard';

/** The session that Firebase knows. */
const firebase = vi.hoisted(() => ({ tell: (_session: KnownSession) => {}, refresh: vi.fn(async () => {}) }));
vi.mock('../features/auth/api/watch-profile', () => ({ watchProfile: () => () => {} }));
vi.mock('../features/auth/api/watch-session', () => ({
  watchSession(onEvent: (event: SessionEvent) => void) {
    firebase.tell = (session) => onEvent({ type: 'user-updated', session });
    return { refresh: firebase.refresh, signOut: async () => {}, stop: () => {} };
  },
}));

const { guard } = auth;
const ANA = { state: 'signed-in', uid: 'ana', email: 'ana@mesquite.example', name: null } as const;
const isSecretShown = () => page.getByText('for admins').elements().length > 0;

/** Opens the admin page in a browser with a session, as Firebase tells it. */
async function show(session?: KnownSession) {
  await renderComponent(
    <SessionGuard isForAdmins heading={null}>
      for admins
    </SessionGuard>,
    ['admin', 'auth'],
  );
  await expect.element(page.getByRole('status').filter({ hasText: guard.loading })).toBeVisible();
  if (session) await vi.waitFor(() => firebase.tell(session));
}

beforeEach(() => {
  history.replaceState(null, '', '/admin');
  localStorage.setItem('firebase:authUser:key:[DEFAULT]', '{}');
  firebase.tell = () => {
    throw new Error('nobody watches the session');
  };
});

test('waits until the role is known, shows the page to an admin, and refuses one who loses the role', async () => {
  await show();
  expect(isSecretShown()).toBe(false);
  await vi.waitFor(() => firebase.tell({ ...ANA, role: 'admin' }));
  await expect.element(page.getByText('for admins')).toBeVisible();
  firebase.tell({ ...ANA, role: 'user' });
  await expect.element(page.getByRole('heading', { name: guard.deniedTitle })).toHaveFocus();
  await expect.element(page.getByText(guard.denied)).toBeVisible();
  expect(isSecretShown()).toBe(false);
});

test('leads a visitor to the login', async () => {
  await show({ state: 'signed-out' });
  await expect.poll(() => location.pathname).toBe('/auth');
  expect(isSecretShown()).toBe(false);
});

test('offers a retry if the role cannot be read, and refuses nobody', async () => {
  await show({ ...ANA, role: 'unknown' });
  await expect.element(page.getByText(guard.unreachable)).toBeVisible();
  await expect.element(page.getByText(guard.deniedTitle)).not.toBeInTheDocument();
  expect(isSecretShown()).toBe(false);
  firebase.refresh.mockImplementation(async () => firebase.tell({ ...ANA, role: 'admin' }));
  await button(common.retry).click();
  await expect.element(page.getByText('for admins')).toBeVisible();
});
