import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { button, renderComponent } from '../../../tests/support/render-component';
import admin from '../../locales/en/admin.json';
import common from '../../locales/en/common.json';
import { Stats } from './stats';

const getCount = vi.hoisted(() => vi.fn());
vi.mock('../../firebase/firestore', () => ({ firestore: {} }));
vi.mock('../../firebase/with-token', () => ({ asStaff: (work: () => unknown) => work() }));
vi.mock('firebase/firestore/lite', () => ({
  getCount,
  collection: () => null,
  query: () => null,
  where: () => null,
  sum: () => null,
  getAggregate: async () => ({ data: () => ({ totalSize: 2048 }) }),
}));

const { stats } = admin;

test('says that the figures are loading or could not be loaded, and shows them after a retry', async () => {
  let fail = (_error: Error) => {};
  getCount.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
  getCount.mockResolvedValue({ data: () => ({ count: 3 }) });
  await renderComponent(<Stats />, ['admin']);
  const part = page.getByRole('region', { name: stats.title });
  await expect.element(part.getByText('...').first()).toBeVisible();
  fail(new Error('unavailable'));
  await expect.element(part.getByText(stats.failed)).toBeVisible();
  await expect.element(part.getByText('–').first()).toBeVisible();
  await button(common.retry).click();
  await expect.element(part.getByText('2 KB')).toBeVisible();
  await expect.element(part.getByText(stats.failed)).not.toBeInTheDocument();
  await expect.element(part).toHaveFocus();
});
