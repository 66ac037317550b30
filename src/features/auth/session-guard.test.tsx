import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Route } from 'wouter';
import { button, renderComponent } from '../../../tests/support/render-component';
import { changeSession, refresh } from '../../../tests/support/watched-session';
import type { KnownSession } from '../../domain/accounts';
import auth from '../../locales/en/auth.json';
import common from '../../locales/en/common.json';
import { withTimeLimit } from '../../services/time-limit';
import { watchProfile } from './api/watch-profile';
import { SessionGuard } from './session-guard';

vi.mock('./api/watch-profile', () => ({ watchProfile: vi.fn(() => () => {}) }));
vi.mock('../../services/time-limit', { spy: true });
vi.mock('./api/watch-session', () => import('../../../tests/support/watched-session'));

const { guard } = auth;
const ANA = { state: 'signed-in', uid: 'ana', email: 'ana@mesquite.example', name: null } as const;
const ADMIN = { ...ANA, role: 'admin' } as const;
const secret = page.getByText('for admins');

const render = () =>
  renderComponent(
    <SessionGuard isForAdmins heading={<h1>Admin Panel</h1>}>
      for admins
    </SessionGuard>,
    ['admin', 'auth'],
  );

/** Opens the admin page in a browser with a session, as Firebase tells it. */
async function show(session?: KnownSession) {
  await render();
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

test('scrolls up to a refusal', async () => {
  document.body.style.paddingBlockEnd = '300vh'; // the page is long
  onTestFinished(() => void document.body.style.removeProperty('padding-block-end'));
  await show(ADMIN);
  await expect.element(secret).toBeVisible();
  scrollTo(0, 2000);
  changeSession({ ...ANA, role: 'user' });
  await expect.element(page.getByRole('heading', { name: guard.deniedTitle })).toBeInViewport();
});

test('leads a visitor to the login instead of the page', async () => {
  await show({ state: 'signed-out' });
  await expect.poll(() => location.pathname).toBe('/auth');
  expect(secret.query()).toBeNull();
});

test('Back leads a visitor past the page that led to the login', async () => {
  history.replaceState(null, '', '/contact');
  history.pushState(null, '', '/admin');
  changeSession({ state: 'signed-out' });
  await renderComponent(
    <Route path="/admin">
      <SessionGuard heading={<h1>Admin Panel</h1>}>for staff</SessionGuard>
    </Route>,
    ['auth'],
  );
  await expect.poll(() => location.pathname).toBe('/auth');
  history.back();
  await expect.poll(() => location.pathname).toBe('/contact');
});

test('neither shows nor refuses the page while the role cannot be read', async () => {
  await show({ ...ANA, role: 'unknown' });
  await expect.element(page.getByText(guard.unreachable)).toBeVisible();
  expect(page.getByText(guard.deniedTitle).query()).toBeNull();
  expect(secret.query()).toBeNull();
});

describe('a page for all users', () => {
  const render = () => renderComponent(<SessionGuard heading={<h1>Security</h1>}>for users</SessionGuard>, ['auth']);

  test('is shown to a user whose role cannot be read', async () => {
    await render();
    changeSession({ ...ANA, role: 'unknown' });
    await expect.element(page.getByText('for users')).toBeVisible();
  });

  test('does not watch the role', async () => {
    await render();
    changeSession({ ...ANA, role: 'user' });
    await expect.element(page.getByText('for users')).toBeVisible();
    expect(watchProfile).not.toHaveBeenCalled();
  });
});

test('reads the role again on request', async () => {
  await show({ ...ANA, role: 'unknown' });
  refresh.mockImplementation(async () => changeSession(ADMIN));
  await button(common.retry).click();
  await expect.element(secret).toBeVisible();
});

describe('while the code that knows the account does not load', () => {
  const unreachable = page.getByText(guard.unreachable, { exact: true });
  const stall = () => vi.mocked(withTimeLimit).mockRejectedValueOnce(new Error('Too slow'));

  beforeEach(async () => {
    stall();
    await render();
    await expect.element(unreachable).toBeVisible();
  });

  test('neither shows the page nor leads to the login', () => {
    expect(secret.query()).toBeNull();
    expect(location.pathname).toBe('/admin');
  });

  test('keeps the heading of the page', async () => {
    await expect.element(page.getByRole('heading', { name: 'Admin Panel' })).toBeVisible();
  });

  test('screen readers read that the access could not be checked', async () => {
    await expect.element(page.getByRole('alert')).toHaveTextContent(`${guard.unreachable} ${common.checkConnection}`);
  });

  test('a retry shows the page to an admin', async () => {
    changeSession(ADMIN);
    await button(common.retry).click();
    await expect.element(secret).toBeVisible();
  });

  test('a retry leads a visitor whose session has ended to the login', async () => {
    changeSession({ state: 'signed-out', end: 'session-ended' });
    await button(common.retry).click();
    await expect.poll(() => location.pathname).toBe('/auth');
  });

  test('the button shows that a retry is running', async () => {
    vi.mocked(withTimeLimit).mockReturnValueOnce(new Promise(() => {}));
    await button(common.retry).click();
    await expect.element(button(guard.loading)).toHaveAttribute('aria-disabled', 'true');
  });

  test('a retry that fails can be repeated', async () => {
    stall();
    await button(common.retry).click();
    await expect.element(button(common.retry)).toHaveAttribute('aria-disabled', 'false');
    changeSession(ADMIN);
    await button(common.retry).click();
    await expect.element(secret).toBeVisible();
  });
});
