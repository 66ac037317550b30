import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '../../../tests/support/render-component';
import { changeSession } from '../../../tests/support/watched-session';
import { reload } from '../../features/pwa/reload';
import { Layout } from './layout';

vi.mock('../../features/pwa/reload', async (original) => ({ ...(await original<object>()), reload: vi.fn() }));
vi.mock('../../features/auth/api/watch-session', () => import('../../../tests/support/watched-session'));

const ANA = { state: 'signed-in', uid: 'ana', email: 'ana@mesquite.example', name: 'Ana', role: 'admin' } as const;
const SESSION_KEY = 'firebase:authUser:key:[DEFAULT]';

const show = () => renderComponent(<Layout>The page</Layout>, ['chat', 'pwa', 'search', 'forms']);
/** Shows the page again, as the browser does after Back. */
const comeBack = (persisted = true) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

async function showAsAna() {
  localStorage.setItem(SESSION_KEY, '{}');
  await show();
  changeSession(ANA);
  await expect.element(page.getByText(ANA.email).first()).toBeInTheDocument();
}

test('Back after a sign-out elsewhere loads a page of staff again instead of showing it from the cache', async () => {
  await showAsAna();
  localStorage.removeItem(SESSION_KEY);
  comeBack();
  expect(reload).toHaveBeenCalledOnce();
});

test('Back after a sign-in elsewhere loads the page of a visitor again', async () => {
  await show();
  localStorage.setItem(SESSION_KEY, '{}');
  comeBack();
  expect(reload).toHaveBeenCalledOnce();
});

test('Back shows a visitor the page from the cache', async () => {
  await show();
  comeBack();
  expect(reload).not.toHaveBeenCalled();
});

test('Back shows a user who has signed out here the page from the cache', async () => {
  await showAsAna();
  localStorage.removeItem(SESSION_KEY);
  changeSession({ state: 'signed-out' });
  await expect.element(page.getByText(ANA.email)).not.toBeInTheDocument();
  comeBack();
  expect(reload).not.toHaveBeenCalled();
});

test('a page of staff that was just loaded is not loaded again', async () => {
  await showAsAna();
  comeBack(false);
  expect(reload).not.toHaveBeenCalled();
});
