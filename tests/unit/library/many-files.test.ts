import { expect, it, vi } from 'vitest';
import type { MediaFile } from '../../../src/domain/media-record';
import { StoreError } from '../../../src/domain/store-error';
import { doToAll } from '../../../src/features/library/use-bulk';
import { idsOf, mediaFile } from '../../support/media-files';

it('acts on a few files at a time, continues after a failure, and names deleted files', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const files = Array.from({ length: 40 }, (_, index) => mediaFile(`${index}`));
  let [underWay, most] = [0, 0];
  const progress: number[] = [];
  const act = async ({ id }: MediaFile) => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((resolve) => setTimeout(resolve));
    underWay -= 1;
    if (id === '7') throw new StoreError('not-allowed');
    if (id === '9') throw new StoreError('gone');
  };
  const { succeeded, failed, gone, reasons } = await doToAll(files, act, (done) => progress.push(done));
  expect(succeeded).toHaveLength(38);
  expect([idsOf(failed), idsOf(gone), reasons]).toEqual([['7', '9'], ['9'], ['not-allowed', 'gone']]);
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThan(10);
  expect(progress).toEqual(files.map((_, index) => index + 1));
});
