import { expect, onTestFinished, test, vi } from 'vitest';
import { button, renderComponent } from '../../../tests/support/render-component';
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

test('a browser, which has a Back button, shows none in the header', async () => {
  await show();
  await expect.element(button(common.header.search.label)).toBeVisible();
  await expect.element(button(common.back)).not.toBeInTheDocument();
});
