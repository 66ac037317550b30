import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent, wordsOf } from '../../../tests/support/render-component';
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

const { stats } = wordsOf('admin');

test('says that the figures could not be loaded, and shows them after a retry', async () => {
  getCount.mockRejectedValueOnce(new Error('unavailable')).mockResolvedValue({ data: () => ({ count: 3 }) });
  await renderComponent(<Stats />, ['admin']);
  const part = page.getByRole('region', { name: stats.title });
  const values = () =>
    part
      .getByRole('definition')
      .elements()
      .map(({ textContent }) => textContent);
  await expect.element(part.getByText(stats.failed)).toBeVisible();
  expect(values()).toContain('–');
  await part.getByRole('button', { name: wordsOf('common').retry }).click();
  await expect.element(part.getByText(stats.failed)).not.toBeInTheDocument();
  await expect.element(part).toHaveFocus();
  await expect.poll(values).toEqual(expect.arrayContaining(['3', '2 KB']));
});
