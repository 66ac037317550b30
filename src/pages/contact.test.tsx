import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '../../tests/support/render-component';
import { isOfficeOpen } from '../domain/office-hours';
import contact from '../locales/en/contact.json';
import Contact from './contact';

vi.mock('../domain/office-hours', { spy: true });

test('shows whether the office is open, also when that changes', async () => {
  const { office } = contact;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.mocked(isOfficeOpen).mockReturnValue(true);
  await renderComponent(<Contact />, ['contact', 'forms']);
  await expect.element(page.getByText(office.open, { exact: true })).toBeVisible();
  vi.mocked(isOfficeOpen).mockReturnValue(false);
  vi.advanceTimersByTime(60_000);
  await expect.element(page.getByText(office.closed, { exact: true })).toBeVisible();
  vi.useRealTimers();
});
