import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, renderComponent } from '../../../tests/support/render-component';
import { changeSession, checkRole } from '../../../tests/support/watched-session';
import { pathOf } from '../../domain/paths';
import { Chat } from '../../features/chat/chat';
import { reload } from '../../features/pwa/reload';
import common from '../../locales/en/common.json';
import { Layout } from './layout';

vi.mock('../../features/pwa/reload', async (original) => ({ ...(await original<object>()), reload: vi.fn() }));
vi.mock('../../features/chat/chat', { spy: true });
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

test('each page asks for the role that the user has now', async () => {
  await showAsAna();
  vi.mocked(checkRole).mockClear();
  await page.getByRole('contentinfo').getByRole('link', { name: common.routes.contact, exact: true }).click();
  await expect.poll(() => location.pathname).toBe('/contact');
  await expect.poll(() => vi.mocked(checkRole).mock.calls).toHaveLength(1);
});

describe('the account menu', () => {
  const account = page.getByRole('banner').getByRole('group').filter({ hasText: ANA.email });
  const panel = account.getByRole('link', { name: common.header.adminPanel, includeHidden: true });

  test('names an admin and leads to the admin panel', async () => {
    await showAsAna();
    await expect.element(account.getByText(common.header.admin, { exact: true })).toBeVisible();
    await expect.element(panel).toBeInTheDocument();
  });

  test.for(['user', 'unknown'] as const)('leads a user with the role "%s" to no admin panel', async (role) => {
    await showAsAna();
    changeSession({ ...ANA, role });
    const label = role === 'user' ? common.header.user : common.header.account;
    await expect.element(account.getByText(label, { exact: true })).toBeVisible();
    await expect.element(panel).not.toBeInTheDocument();
  });
});

describe('an error in the chat', () => {
  beforeEach(async () => {
    history.replaceState(null, '', '/');
    vi.mocked(Chat).mockImplementation(() => {
      throw new Error('planted');
    });
    await show();
  });

  test('leaves the page as it is', async () => {
    await expect.element(page.getByText('The page')).toBeVisible();
    await expect.element(button(common.chat.open)).not.toBeInTheDocument();
  });

  test('lasts until the next page', async () => {
    vi.mocked(Chat).mockRestore();
    await page.getByRole('contentinfo').getByRole('link', { name: common.routes.contact, exact: true }).click();
    await expect.element(button(common.chat.open)).toBeVisible();
  });
});

test.each([
  ['the header', 'partners', common.header.navigation, common.routes.partners],
  ['a menu of the header', 'posSystems', common.header.navigation, common.routes.posSystems],
  ['the menu of a phone', 'industries', common.drawer.label, common.routes.industries],
  ['the bar of a phone', 'contact', common.bottomBar.label, common.bottomBar.contact],
] as const)('%s marks the current page for screen readers', async (_, route, part, name) => {
  history.replaceState(null, '', pathOf(route, 'en'));
  await show();
  const marked = document.querySelectorAll(`nav[aria-label="${part}"] [aria-current=page]`);
  expect(Array.from(marked, ({ textContent }) => textContent)).toEqual([name]);
});

describe('a page of a service', () => {
  beforeEach(() => history.replaceState(null, '', pathOf('posSystems', 'en')));

  test('marks its menu in the header', async () => {
    await show();
    const bar = page.getByRole('navigation', { name: common.header.navigation });
    await expect.element(bar.getByText(common.header.solutions, { exact: true })).toHaveStyle({ fontWeight: '600' });
  });

  test('marks the services in the bar of a phone', async () => {
    await page.viewport(390, 844);
    onTestFinished(() => page.viewport(1280, 800));
    await show();
    const bar = page.getByRole('navigation', { name: common.bottomBar.label });
    await expect
      .element(bar.getByRole('link', { name: common.bottomBar.services }))
      .not.toHaveStyle({ boxShadow: 'none' });
  });
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

  /** Moves a finger down by half of the screen, from this part of the menu. */
  function dragDown(from: HTMLElement | SVGElement) {
    vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => {}); // no real finger touches the screen
    for (const [type, clientY] of [
      ['pointerdown', 400],
      ['pointermove', 800],
    ] as const)
      from.dispatchEvent(new PointerEvent(type, { bubbles: true, clientY }));
  }

  test('follows a finger', () => {
    dragDown(menu.getByRole('heading').element());
    expect(menu.element().style.transform).toBe('translateY(400px)');
  });

  test('springs back if the browser takes the finger for something else', async () => {
    const title = menu.getByRole('heading').element();
    dragDown(title);
    title.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }));
    expect(menu.element().style.transform).toBe('');
    await expect.element(button(common.drawer.close)).toBeVisible();
  });

  test('does not follow a finger on its button', () => {
    dragDown(button(common.drawer.close).element());
    expect(menu.element().style.transform).toBe('');
  });

  test('closes when the visitor opens the search', async () => {
    await menu.getByRole('button', { name: common.header.search.label }).click();
    await expect.element(page.getByRole('combobox')).toHaveFocus();
    expect(document.querySelector(':popover-open')).toBeNull();
  });
});

test('a menu that a phone opened before the scripts came keeps the focus out of the page behind it', async () => {
  const early = document.createElement('div');
  early.popover = 'auto';
  document.body.append(early);
  onTestFinished(() => early.remove());
  early.showPopover();
  await show();
  const main = document.querySelector('main');
  main?.focus();
  expect(document.activeElement).not.toBe(main);
});
