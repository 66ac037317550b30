import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '../../tests/support/render-component';
import { isOfficeOpen } from '../domain/office-hours';
import contact from '../locales/en/contact.json';
import Contact from './contact';

vi.mock('../domain/office-hours', { spy: true });

const isOpen = page.getByText(contact.office.open, { exact: true });
const isClosed = page.getByText(contact.office.closed, { exact: true });

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

const show = () => renderComponent(<Contact />, ['contact', 'forms']);

test('says that the office is open', async () => {
  vi.mocked(isOfficeOpen).mockReturnValue(true);
  await show();
  await expect.element(isOpen).toBeVisible();
});

test('says that the office is closed', async () => {
  vi.mocked(isOfficeOpen).mockReturnValue(false);
  await show();
  await expect.element(isClosed).toBeVisible();
});

test('says within a minute that the office has closed', async () => {
  vi.mocked(isOfficeOpen).mockReturnValue(true);
  await show();
  await expect.element(isOpen).toBeVisible();
  vi.mocked(isOfficeOpen).mockReturnValue(false);
  vi.advanceTimersByTime(60_000);
  await expect.element(isClosed).toBeVisible();
});
