import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fillIn } from '../../../tests/support/fill-in';
import { button, renderComponent } from '../../../tests/support/render-component';
import { brand } from '../../domain/brand';
import { SearchProvider } from '../../features/search/search';
import common from '../../locales/en/common.json';
import { Header } from './header';

/** Shows the header of a page to which a link of another page led. */
async function show() {
  history.replaceState(null, '', '/services');
  history.pushState(null, '', '/contact');
  await renderComponent(
    <SearchProvider>
      <Header />
    </SearchProvider>,
  );
}

/** Makes the browser say that it shows the installed app, as on an iPhone, until the end of the test. */
function pretendApp() {
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'standalone'));
}

test('the installed app, whose window has no Back button, has one in its header', async () => {
  pretendApp();
  await show();
  const back = vi.spyOn(history, 'back').mockImplementation(() => {});
  await button(common.back).click();
  expect(back).toHaveBeenCalledOnce();
});

describe('the installed app on its first page', () => {
  beforeEach(async () => {
    pretendApp();
    vi.spyOn(navigation, 'canGoBack', 'get').mockReturnValue(false);
    await show();
  });

  test('has no Back button, which would do nothing', async () => {
    await expect.element(button(common.header.search.label)).toBeVisible();
    await expect.element(button(common.back)).not.toBeInTheDocument();
  });

  test('has one on the next page', async () => {
    vi.spyOn(navigation, 'canGoBack', 'get').mockReturnValue(true);
    await page.getByRole('navigation').getByRole('link', { name: common.routes.partners, exact: true }).click();
    await expect.element(button(common.back)).toBeVisible();
  });
});

test('the installed app has one in a Safari that only tells how long the history is', async () => {
  pretendApp();
  vi.stubGlobal('navigation', undefined);
  Reflect.deleteProperty(window, 'navigation');
  await show();
  await expect.element(button(common.back)).toBeVisible();
});

test('the installed app has none on its first page in a Safari that only tells how long the history is', async () => {
  pretendApp();
  vi.stubGlobal('navigation', undefined);
  Reflect.deleteProperty(window, 'navigation');
  vi.spyOn(history, 'length', 'get').mockReturnValue(1);
  await show();
  await expect.element(button(common.header.search.label)).toBeVisible();
  await expect.element(button(common.back)).not.toBeInTheDocument();
});

test('the Back button of the installed app takes the place of the logo on a phone', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  pretendApp();
  await show();
  await expect.element(button(common.back)).toBeVisible();
  const logo = page.getByRole('link', { name: fillIn(common.header.brandLink, { brand }) });
  await expect.element(logo).not.toBeInTheDocument();
});

test('a browser, which has a Back button, shows none in the header', async () => {
  await show();
  await expect.element(button(common.header.search.label)).toBeVisible();
  await expect.element(button(common.back)).not.toBeInTheDocument();
});
