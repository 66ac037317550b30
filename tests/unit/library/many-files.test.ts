import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { MediaFile } from '../../../src/domain/media-record';
import { StoreError } from '../../../src/domain/store-error';
import { doToAll } from '../../../src/features/library/use-bulk';
import { mediaFile } from '../../support/media-files';

describe('an action on many files', () => {
  beforeAll(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
  afterAll(() => void vi.restoreAllMocks());

  it('runs a few at a time and continues after a failure', async () => {
    const files = Array.from({ length: 40 }, (_, index) => mediaFile(`${index}`));
    let underWay = 0;
    let most = 0;
    const progress: number[] = [];
    const act = async ({ id }: MediaFile) => {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((resolve) => setTimeout(resolve));
      underWay -= 1;
      if (id === '7') throw new StoreError('not-allowed');
    };
    const { succeeded, failed, reasons } = await doToAll(files, act, (done) => progress.push(done));
    expect(succeeded).toHaveLength(39);
    expect(failed.map(({ id }) => id)).toEqual(['7']);
    expect(reasons).toEqual(['not-allowed']);
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThan(10);
    expect(progress).toEqual(files.map((_, index) => index + 1));
  });

  it('lists deleted files separately, because they leave the list', async () => {
    const files = ['there', 'refused', 'deleted'].map((id) => mediaFile(id));
    const act = async ({ id }: MediaFile) => {
      if (id !== 'there') throw new StoreError(id === 'deleted' ? 'gone' : 'not-allowed');
    };
    const { succeeded, failed, gone, reasons } = await doToAll(files, act, () => {});
    expect([succeeded, failed, gone].map((each) => each.map(({ id }) => id))).toEqual([
      ['there'],
      ['refused', 'deleted'],
      ['deleted'],
    ]);
    expect(reasons).toEqual(['not-allowed', 'gone']);
  });
});
