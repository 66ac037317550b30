import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, renderComponent } from '../../../tests/support/render-component';
import { changeSession } from '../../../tests/support/watched-session';
import { reload } from '../../features/pwa/reload';
import common from '../../locales/en/common.json';
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

describe('an open menu of the header', () => {
  const menuOf = (label: string) => page.getByRole('banner').getByRole('group').filter({ hasText: label });
  const solutions = menuOf(common.header.solutions);
  const whoWeServe = menuOf(common.routes.whoWeServe);

  beforeEach(async () => {
    history.replaceState(null, '', '/');
    await show();
    await solutions.getByText(common.header.solutions, { exact: true }).click();
    await expect.element(solutions).toHaveAttribute('open');
  });

  test('closes on a press elsewhere', async () => {
    await page.getByRole('main').click();
    await expect.element(solutions).not.toHaveAttribute('open');
  });

  test('closes when another menu opens', async () => {
    await whoWeServe.getByText(common.routes.whoWeServe, { exact: true }).click();
    await expect.element(whoWeServe).toHaveAttribute('open');
    await expect.element(solutions).not.toHaveAttribute('open');
  });

  test('stays open on a press inside', async () => {
    solutions
      .getByRole('list')
      .element()
      .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await expect.element(solutions).toHaveAttribute('open');
  });

  test('leaves a focus elsewhere alone when Escape closes it', async () => {
    const search = button(common.header.search.label);
    search.element().focus();
    await userEvent.keyboard('{Escape}');
    await expect.element(solutions).not.toHaveAttribute('open');
    await expect.element(search).toHaveFocus();
  });
});

describe('the open menu of a phone', () => {
  const main = page.getByRole('main');
  const menu = page.getByRole('dialog', { name: common.drawer.title });

  beforeEach(async () => {
    vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json([])); // the index of the search
    await page.viewport(390, 844);
    onTestFinished(() => page.viewport(1280, 800));
    await show();
    await button(common.bottomBar.openMenu).click();
    await expect.element(button(common.drawer.close)).toBeVisible();
  });

  test('keeps the focus out of the page behind it', () => {
    main.element().focus();
    expect(document.activeElement).not.toBe(main.element());
  });

  test('lets the page have the focus when it closes', async () => {
    await button(common.drawer.close).click();
    await expect.element(menu).not.toBeInTheDocument();
    main.element().focus();
    expect(document.activeElement).toBe(main.element());
  });

  test('returns the focus to its button when it closes', async () => {
    await button(common.drawer.close).click();
    await expect.element(button(common.bottomBar.openMenu)).toHaveFocus();
  });

  test('closes when the visitor opens the search', async () => {
    await menu.getByRole('button', { name: common.header.search.label }).click();
    await expect.element(page.getByRole('combobox')).toHaveFocus();
    expect(document.querySelector(':popover-open')).toBeNull();
  });
});
