import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { renderComponent } from '../../../tests/support/render-component';
import { brand } from '../../domain/brand';
import type { IndexedPage } from '../../domain/search';
import common from '../../locales/en/common.json';
import words from '../../locales/en/search.json';
import { withTimeLimit } from '../../services/time-limit';
import { SearchProvider } from './search';
import { SearchButton } from './search-button';
import { answerSearchKeys, setSlashEnabled } from './search-keys';

vi.mock('../../services/time-limit', { spy: true });

const button = page.getByRole('button', { name: common.header.search.label });
const dialog = page.getByRole('dialog', { name: words.label });
const box = page.getByRole('combobox', { name: words.label });
const options = page.getByRole('option');
const volume = page.getByRole('textbox', { name: 'Monthly volume' });

const INDEX: IndexedPage[] = ['Terminals', 'Terminals to rent', 'Terminals on wheels'].map((name, index) => ({
  name,
  path: `/terminals-${index}`,
  sections: [{ title: name, text: ['A terminal takes cards.'] }],
}));
const serveIndex = () => vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(INDEX));

answerSearchKeys();
beforeEach(() => void serveIndex());

const show = () =>
  renderComponent(
    <SearchProvider>
      <SearchButton />
      <input aria-label="Monthly volume" />
    </SearchProvider>,
  );
async function open() {
  await show();
  await button.click();
  await expect.element(box).toHaveFocus();
}

test('a slash in a field is text', async () => {
  await show();
  await volume.click();
  await userEvent.keyboard('/');
  await expect.element(volume).toHaveValue('/');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('another key keeps its meaning', async () => {
  await show();
  const event = new KeyboardEvent('keydown', { key: 'j', bubbles: true, cancelable: true });
  button.element().dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});

test('the slash opens the search outside of fields', async () => {
  await show();
  button.element().focus();
  await userEvent.keyboard('/');
  await expect.element(box).toHaveFocus();
});

test('Ctrl and K open the search', async () => {
  await show();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(box).toHaveFocus();
});

test('Ctrl and K leave an open search as it is', async () => {
  await show();
  const onPress = vi.fn();
  button.element().addEventListener('click', onPress);
  await userEvent.keyboard('{Control>}k{/Control}');
  await box.fill('terminals');
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(box).toHaveValue('terminals');
  expect(onPress).toHaveBeenCalledOnce();
});

test('Escape closes the search', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('Escape returns the focus to the button', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
});

test('the field has the focus even if the browser is too busy to draw a frame', async () => {
  await show();
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  (button.element() as HTMLElement).click();
  await expect.element(box).toHaveFocus();
});

/** The visitor turns the slash off, and visits the site again later. */
async function turnSlashOff() {
  const { unmount } = await show();
  await userEvent.keyboard('/');
  await slash.click();
  await expect.element(slash).not.toBeChecked();
  await unmount();
  await show();
}

const slash = page.getByRole('checkbox', { name: words.keys.slash });

test('a visitor turns the slash off for good', async () => {
  await turnSlashOff();
  const onPress = vi.fn();
  button.element().addEventListener('click', onPress);
  await userEvent.keyboard('/');
  expect(onPress).not.toHaveBeenCalled();
});

test('a visitor turns the slash on again for good', async () => {
  await turnSlashOff();
  await button.click();
  await slash.click();
  await expect.element(slash).toBeChecked();
  await cleanup();
  await show();
  await userEvent.keyboard('/');
  await expect.element(box).toHaveFocus();
});

test('Ctrl and K open the search also if the slash is off', async () => {
  await turnSlashOff();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(box).toHaveFocus();
});

test('remembers in its setting that the slash is off', async () => {
  await turnSlashOff();
  await button.click();
  await expect.element(slash).not.toBeChecked();
});

describe('in a browser that denies storage', () => {
  beforeEach(() => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    setSlashEnabled(true); // the choice would last until the page is left
  });

  test('the slash opens the search', async () => {
    await show();
    await userEvent.keyboard('/');
    await expect.element(box).toHaveFocus();
  });

  test('a visitor turns the slash off for as long as the page is open', async () => {
    await turnSlashOff();
    const onPress = vi.fn();
    button.element().addEventListener('click', onPress);
    await userEvent.keyboard('/');
    expect(onPress).not.toHaveBeenCalled();
  });

  test('a visitor turns the slash on again', async () => {
    await turnSlashOff();
    await button.click();
    await slash.click();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await userEvent.keyboard('/');
    await expect.element(box).toHaveFocus();
  });
});

/** The visitor searches for something that three pages have. */
async function search() {
  await open();
  await box.fill('terminals');
  await expect.element(options).toHaveLength(3);
}
const expectActive = (index: number) =>
  expect.element(box).toHaveAttribute('aria-activedescendant', options.nth(index).element().id);

test('says how many results there are', async () => {
  await search();
  await expect.element(page.getByRole('status')).toHaveTextContent('3');
});

test('the first result is active', async () => {
  await search();
  await expectActive(0);
});

test('the down arrow goes to the next result', async () => {
  await search();
  await expectActive(0);
  await userEvent.keyboard('{ArrowDown}');
  await expectActive(1);
});

test('the up arrow goes from the first result to the last', async () => {
  await search();
  await expectActive(0);
  await userEvent.keyboard('{ArrowUp}');
  await expectActive(2);
});

test('the down arrow goes from the last result to the first', async () => {
  await search();
  await expectActive(0);
  await userEvent.keyboard('{ArrowUp}');
  await expectActive(2);
  await userEvent.keyboard('{ArrowDown}');
  await expectActive(0);
});

async function followSecond() {
  await search();
  await expectActive(0);
  await userEvent.keyboard('{ArrowDown}');
  await expectActive(1);
  await userEvent.keyboard('{Enter}');
}

test('Enter leads to the active result', async () => {
  await followSecond();
  await expect.poll(() => location.pathname).toBe('/terminals-1');
});

test('Enter closes the search', async () => {
  await followSecond();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a result that opens in another tab leaves the search open', async () => {
  await search();
  addEventListener('click', (event) => event.preventDefault(), { once: true }); // opens no tab during the tests
  await options.first().click({ modifiers: ['Control'] });
  await box.fill('wheels');
  await expect.element(options).toHaveLength(1);
});

describe('if nothing is found', () => {
  beforeEach(async () => {
    await open();
    await box.fill('xyzzy');
  });

  test('says so', async () => {
    await expect.element(page.getByRole('status')).toHaveTextContent(words.none.title.replace('{{query}}', 'xyzzy'));
  });

  test('offers a call', async () => {
    const call = page.getByRole('link', { name: brand.phone.display });
    await expect.element(call).toHaveAttribute('href', brand.phone.href);
  });

  test('leads to popular pages', async () => {
    await page.getByRole('link', { name: common.routes.contact }).click();
    await expect.poll(() => location.pathname).toBe('/contact');
  });

  test('closes when the visitor follows a popular page', async () => {
    await page.getByRole('link', { name: common.routes.contact }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });
});

describe('while the index loads', () => {
  const status = page.getByRole('status').filter({ hasText: words.loading });

  beforeEach(async () => {
    vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => {}));
    await open();
    await box.fill('terminals');
  });

  test('says so', async () => {
    await expect.element(status).toBeVisible();
  });

  test('does not say that nothing was found', async () => {
    await expect.element(status).toBeVisible();
    await expect.element(page.getByText(words.none.text)).not.toBeInTheDocument();
  });
});

describe('after a lost connection', () => {
  beforeEach(async () => {
    vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await open();
  });

  test('says that the search could not be loaded', async () => {
    await expect.element(page.getByRole('alert')).toHaveTextContent(words.failed.title);
  });

  test('does not say that the search loads', async () => {
    await box.fill('terminals');
    await expect.element(page.getByRole('alert')).toHaveTextContent(words.failed.title);
    await expect.element(page.getByText(words.loading)).not.toBeInTheDocument();
  });

  test('does not say that nothing was found', async () => {
    await box.fill('terminals');
    await expect.element(page.getByRole('alert')).toHaveTextContent(words.failed.title);
    await expect.element(page.getByText(words.none.text)).not.toBeInTheDocument();
  });

  test('a retry answers the question that was typed', async () => {
    await expect.element(page.getByRole('alert')).toHaveTextContent(words.failed.title);
    await box.fill('terminals');
    serveIndex();
    await page.getByRole('button', { name: common.retry }).click();
    await expect.element(options.first()).toBeVisible();
  });
});

test('says that the search could not be loaded if the server has no index', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => new Response('[]', { status: 503 }));
  await open();
  await expect.element(page.getByRole('alert')).toHaveTextContent(words.failed.title);
});

describe('if its code does not load', () => {
  const alert = page.getByRole('alert');

  async function fail() {
    vi.mocked(withTimeLimit).mockRejectedValueOnce(new Error('Too slow'));
    await show();
    await button.click();
    await expect.element(alert).toHaveTextContent(common.header.search.failed);
  }

  test('says so', async () => {
    await fail();
    await expect.element(alert).toBeVisible();
  });

  test('opens at another try', async () => {
    await fail();
    await button.click();
    await expect.element(box).toHaveFocus();
  });

  test('says so no longer once it is open', async () => {
    await fail();
    await button.click();
    await expect.element(box).toHaveFocus();
    await expect.element(page.getByText(common.header.search.failed)).not.toBeInTheDocument();
  });

  test('says so no longer after eight seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await fail();
    vi.advanceTimersByTime(8000);
    await expect.element(page.getByText(common.header.search.failed)).not.toBeInTheDocument();
  });
});

test('a visitor who types elsewhere while the search loads is not interrupted', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.mocked(withTimeLimit).mockImplementationOnce(async (work) => {
    await promise;
    return work;
  });
  await show();
  await button.click();
  await volume.click();
  resolve();
  await userEvent.keyboard('20000');
  await expect.element(volume).toHaveValue('20000');
  expect(dialog.query()).toBeNull();
});
