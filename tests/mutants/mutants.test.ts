import { readFileSync } from 'node:fs';
import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { afterAll, describe, expect, it } from 'vitest';
import { brand } from '../../src/domain/brand';
import { ACTOR_NAMES, ACTORS } from '../support/actors';
import { inLanes } from '../support/in-lanes';
import { seed } from '../support/rules-environment';
import { restoreRules } from '../support/tried-bucket';
import { EQUIVALENTS, isEquivalent } from './equivalent';
import { firestoreSuites } from './firestore-suite';
import { mutantsOf } from './mutants';
import { figures, survivors } from './report';
import { storageSuite } from './storage-suite';
import { type Outcome, type Suite, tryMutant } from './suite';

/** Mutants at once; more would only wait for each other on two cores. */
const LANES = 4;
/** A limit for what hangs: thousands of requests. */
const TIMEOUT = { timeout: 3_600_000 };

const FIRESTORE = readFileSync('firestore.rules', 'utf8');
const STORAGE = readFileSync('storage.rules', 'utf8');
const outcomes: Record<string, Outcome[]> = {};
afterAll(() => console.table(figures(outcomes)));

/** Tries every mutant of a rules file, one at a time in each suite. */
function tryAll(suites: Suite[], text: string): Promise<Outcome[]> {
  const free = [...suites];
  const killers = new Map<number, Set<string>>();
  return inLanes(mutantsOf(text), suites.length, async (mutant) => {
    const suite = free.pop() as Suite;
    const outcome = await tryMutant(suite, mutant, killers);
    free.push(suite);
    return outcome;
  });
}

describe('the cases tell from every mutant', () => {
  it('firestore.rules', TIMEOUT, async () => {
    outcomes.firestore = await tryAll(await firestoreSuites(LANES), FIRESTORE);
    expect(survivors(outcomes.firestore)).toEqual([]);
  });

  it('storage.rules', TIMEOUT, async () => {
    setLogLevel('silent'); // the SDK logs every refusal
    const env = await initializeTestEnvironment({ projectId: brand.demoProject });
    await seed(
      env,
      ACTOR_NAMES.map((actor) => [`profiles/${actor}`, ACTORS[actor].profile]),
    );
    await env.withSecurityRulesDisabled(async (context) => {
      outcomes.storage = await tryAll([storageSuite(env, context, STORAGE)], STORAGE);
    });
    expect(survivors(outcomes.storage ?? [])).toEqual([]);
  });
  afterAll(() => restoreRules(STORAGE));

  it.each(EQUIVALENTS)('except such that change no answer, as "$becomes"', ({ becomes }) => {
    const [firestore, storage] = [FIRESTORE, STORAGE].map((text) => mutantsOf(text).filter(isEquivalent));
    expect([...(firestore ?? []), ...(storage ?? [])].some(({ text }) => text.includes(becomes))).toBe(true);
    expect(FIRESTORE + STORAGE).not.toContain(becomes);
  });
});
