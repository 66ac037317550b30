import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { costPage } from '../../scripts/cost/page';
import { PRICES } from '../../scripts/cost/prices';
import { aliveHours, costOf, misses, starts, usageOf } from '../../scripts/cost/usage';

const measured = JSON.parse(readFileSync('scripts/cost/measured.json', 'utf8'));
const MONTH = 30 * 24 * 3600;

describe('the page of costs', () => {
  it('is what npm run cost makes of the figures that are committed', () => {
    expect(readFileSync('docs/cost.md', 'utf8')).toBe(costPage(measured));
  });

  it('says where each price is from', () => {
    for (const { source } of Object.values(PRICES))
      expect(source).toMatch(/^https:\/\/(firebase|cloud)[.]google[.]com\//);
  });
});

describe('what is used', () => {
  it('is nothing without visitors but what is kept', () => {
    const { stored, ...rest } = usageOf(0, measured);
    expect(stored).toBeGreaterThan(0);
    expect(new Set(Object.values(rest))).toEqual(new Set([0]));
  });

  it('grows with the visitors where nothing stands between', () => {
    const [few, many] = [usageOf(1000, measured), usageOf(10_000, measured)];
    for (const item of ['hosting', 'pictures', 'gets', 'writes', 'deletes'] as const) {
      expect(many[item] / few[item]).toBeCloseTo(10, 9);
    }
    expect(many.invocations / few.invocations).toBeLessThan(10);
  });

  it('gets through a cache one by one where few come, and once in its time where many do', () => {
    expect(misses(10, 60)).toBeCloseTo(10, 2);
    expect(misses(1e12, 60)).toBeCloseTo(MONTH / 60, 0);
    expect(misses(1e12, 60, 3)).toBeCloseTo((3 * MONTH) / 60, 0);
  });

  it('agrees with a cache that is tried out', () => {
    // Requests a minute apart on average, by a fixed sequence that looks random.
    let [time, seed, passed, until] = [0, 1, 0, 0];
    const requests = 50_000;
    for (let request = 0; request < requests; request += 1) {
      seed = (seed * 48271) % 2147483647;
      time += -Math.log(seed / 2147483647) * 60;
      if (time < until) continue;
      passed += 1;
      until = time + 60;
    }
    const monthly = MONTH / 60;
    expect(passed / requests).toBeCloseTo(misses(monthly, 60) / monthly, 1);
  });

  it('starts an instance for each of a few calls, and for none of many', () => {
    expect(starts(1, 900)).toBeCloseTo(1, 2);
    expect(starts(1e6, 900)).toBeCloseTo(0, 9);
  });

  it('has an instance for a quarter of an hour after each of a few calls, and all month where there are many', () => {
    expect(aliveHours(1, 900)).toBeCloseTo(0.25, 3);
    expect(aliveHours(1e6, 900)).toBeCloseTo(MONTH / 3600, 9);
  });
});

describe('what it costs', () => {
  it('has what is free taken off', () => {
    const { reads } = PRICES;
    const usage = usageOf(0, measured);
    expect(costOf({ ...usage, reads: reads.free }).reads).toBe(0);
    expect(costOf({ ...usage, reads: reads.free + reads.per }).reads).toBe(reads.usd);
  });
});
