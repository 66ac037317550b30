import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { blockRequests } from '../../tests/support/block-requests';
import { button, renderComponent } from '../../tests/support/render-component';
import { watchLeaving } from '../../tests/support/watch-leaving';
import { changeSession } from '../../tests/support/watched-session';
import auth from '../locales/en/auth.json';
import common from '../locales/en/common.json';
import words from '../locales/en/security.json';
import Security from './security';

vi.mock('../features/auth/api/watch-session', () => import('../../tests/support/watched-session'));

const { guard } = auth;

afterEach(() => blockRequests());
beforeEach(async () => {
  await blockRequests('*/second-factor.tsx*');
  localStorage.setItem('firebase:authUser:key:[DEFAULT]', '{}');
  history.replaceState(null, '', '/auth/security');
  changeSession({ state: 'signed-in', uid: 'ana', email: 'ana@mesquite.example', name: null, role: 'user' });
  await renderComponent(<Security />, ['security', 'auth']);
});

test('says that a part of the page could not be loaded', async () => {
  await expect.element(page.getByRole('heading', { name: guard.unavailable })).toBeVisible();
  await expect.element(page.getByText(common.checkConnection)).toBeVisible();
});

test('shows the other parts', async () => {
  await expect.element(button(words.delete.label)).toBeVisible();
});

test('loads the page again on request', async () => {
  const leave = watchLeaving();
  await button(guard.reload).click();
  expect(leave.mock.calls.map(([{ navigationType }]) => navigationType)).toEqual(['reload']);
});
