import { describe, expect, it, vi } from 'vitest';
import { StoreError } from '../../../src/domain/store-error';
import { doToAll } from '../../../src/services/do-to-all';

const FORTY = Array.from({ length: 40 }, (_, index) => index);

describe('if the action fails for some items', () => {
  async function act(item: number) {
    if (item === 7) throw new StoreError('not-allowed');
    if (item === 9) throw new StoreError('gone');
  }

  it('acts on all other items', async () => {
    const { succeeded } = await doToAll(FORTY, act, () => {});
    expect(succeeded).toHaveLength(38);
  });

  it('names the items that failed', async () => {
    const { failed } = await doToAll(FORTY, act, () => {});
    expect(failed).toEqual([7, 9]);
  });

  it('names the failed items whose record is deleted', async () => {
    const { gone } = await doToAll(FORTY, act, () => {});
    expect(gone).toEqual([9]);
  });

  it('gives the reasons of the failures', async () => {
    const { reasons } = await doToAll(FORTY, act, () => {});
    expect(reasons).toEqual(['not-allowed', 'gone']);
  });

  it('reports each item, the failed ones too', async () => {
    const onDone = vi.fn();
    await doToAll(FORTY, act, onDone);
    expect(onDone.mock.calls.flat().sort((one, other) => one - other)).toEqual(FORTY);
  });
});

it('acts on the other items however many fail for another reason than the connection', async () => {
  const { succeeded } = await doToAll(
    FORTY,
    async (item) => {
      if (item < 20) throw new StoreError('not-allowed');
    },
    () => {},
  );
  expect(succeeded).toHaveLength(20);
});

describe('if the connection is lost', () => {
  async function act(item: number) {
    if (item >= 20) throw new StoreError('offline');
  }

  it('stops to act', async () => {
    const counted = vi.fn(act);
    await doToAll(FORTY, counted, () => {});
    expect(counted.mock.calls.length).toBeLessThan(35);
  });

  it('names all remaining items as failed', async () => {
    const { succeeded, failed } = await doToAll(FORTY, act, () => {});
    expect(succeeded).toHaveLength(20);
    expect(failed).toHaveLength(20);
  });

  it('gives the lost connection as the only reason', async () => {
    const { reasons } = await doToAll(FORTY, act, () => {});
    expect(reasons).toEqual(['offline']);
  });
});
