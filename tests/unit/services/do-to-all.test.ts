import { expect, it, vi } from 'vitest';
import { StoreError } from '../../../src/domain/store-error';
import { doToAll } from '../../../src/services/do-to-all';

const FORTY = Array.from({ length: 40 }, (_, index) => index);

it('acts on all items, continues after a failure, and names those whose record is deleted', async () => {
  const act = async (item: number) => {
    if (item === 7) throw new StoreError('not-allowed');
    if (item === 9) throw new StoreError('gone');
  };
  const onDone = vi.fn();
  const { succeeded, failed, gone, reasons } = await doToAll(FORTY, act, onDone);
  expect(succeeded).toHaveLength(38);
  expect({ failed, gone, reasons }).toEqual({ failed: [7, 9], gone: [9], reasons: ['not-allowed', 'gone'] });
  expect(onDone.mock.calls.flat().sort((one, other) => one - other)).toEqual(FORTY);
});

it('stops when the connection is lost', async () => {
  const act = vi.fn(async (item: number) => {
    if (item >= 20) throw new StoreError('offline');
  });
  const { succeeded, failed, reasons } = await doToAll(FORTY, act, () => {});
  expect([succeeded.length, failed.length, reasons]).toEqual([20, 20, ['offline']]);
  expect(act.mock.calls.length).toBeLessThan(35);
});
