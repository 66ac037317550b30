import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { syncStorage } from '../../../functions/src/media/sync-storage';
import { Crash, inMemoryLibrary } from '../../support/in-memory-library';
import { runScenario, scenarios } from '../../support/model';
import { pngHead } from '../../support/test-harness';

const HISTORIES = 3000;
/** Widths of pictures with one, three and three renditions. Documents differ only in size. */
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
      fc.asyncProperty(scenarios, fc.scheduler(), async (scenario, scheduler) => {
        let count = 0;
        const crash = () => {
          if (scenario.crashes.includes(count++)) throw new Crash();
        };
        const { harness, writes } = inMemoryLibrary(() => scheduler.schedule(Promise.resolve()), crash);
        await scheduler.waitFor(runScenario(harness, scenario, bytesOf));

        const before = { ...writes };
        const again = await scheduler.waitFor(syncStorage(harness.library));
        expect(again.created).toBe(0);
        expect(writes).toEqual(before);
      }),
      { numRuns: HISTORIES },
    );
  });
});
