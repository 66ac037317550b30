import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { syncStorage } from '../../../functions/src/media/sync-storage';
import { histories, play } from '../../support/histories';
import { pngHead } from '../../support/stage';
import { Crash, twinStage } from '../../support/twin-stage';

const HISTORIES = 3000;
/** Widths that give a picture zero, two and three renditions. Documents differ in size only. */
const WIDTHS = [100, 800, 2000];
const bytesOf = (name: string, variant: number) =>
  name.endsWith('png') ? pngHead(WIDTHS[variant] ?? 0, 50) : new Uint8Array(variant + 1);

// Web Crypto resolves from another thread at random times. A synchronous digest leaves the order to the scheduler.
const digest = vi.spyOn(crypto.subtle, 'digest').mockImplementation(
  async (_, data) =>
    new Uint8Array(
      createHash('sha256')
        .update(data as Uint8Array)
        .digest(),
    ).buffer,
);
afterAll(() => digest.mockRestore());

describe('the library after any history', () => {
  it('has one record per object and keeps every edit', { timeout: 300_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(histories, fc.scheduler(), async (history, scheduler) => {
        let count = 0;
        const crash = () => {
          if (history.crashes.includes(count++)) throw new Crash();
        };
        const { stage, writes } = twinStage(() => scheduler.schedule(Promise.resolve()), crash);
        await scheduler.waitFor(play(stage, history, bytesOf));

        const before = { ...writes };
        const again = await scheduler.waitFor(syncStorage(stage.library));
        expect(again.created).toBe(0);
        expect(writes).toEqual(before);
      }),
      { numRuns: HISTORIES },
    );
  });
});
