import type { RulesTestContext, RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { firestoreJudge } from '../support/firestore-judge';
import { largeObjectRequest, uploadFunctionsOf } from '../support/large-objects';
import { storageCases } from '../support/storage-cases';
import { setRules } from '../support/tried-bucket';
import { LARGE_OBJECT_CASES } from '../support/upload-cases';
import type { Suite } from './suite';

/**
 * All cases of storage.rules. `env` is that of the project that the emulators were started for, `owner` may do
 * everything.
 */
export function storageSuite(env: RulesTestEnvironment, owner: RulesTestContext, original: string): Suite {
  const cases = storageCases(env, owner).map(({ name, allowed, isLetPass }) => ({
    about: name,
    isAnsweredOtherwise: async () => (await isLetPass()) !== allowed,
  }));
  const judge = firestoreJudge('demo-mutants-large');
  const large = LARGE_OBJECT_CASES.map(({ name, valid, object }) => ({
    about: `object size 200 1024: ${name}`,
    isAnsweredOtherwise: async () => (await judge.allows('visitor', largeObjectRequest(object))) !== valid,
  }));
  return {
    async load(text) {
      if (!(await setRules(original, text))) return 'not taken';
      return judge.load(uploadFunctionsOf(text));
    },
    questions: [...large, ...cases],
    lanes: 3,
  };
}
