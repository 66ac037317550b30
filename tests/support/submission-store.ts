import type { SavedSubmission, SubmissionStore } from '../../src/services/outbox';

/** A device's database in memory. */
export function submissionStore() {
  const saved = new Map<string, SavedSubmission>();
  const store: SubmissionStore = {
    put: async (each) => void saved.set(each.id, each),
    get: async (id) => saved.get(id),
    all: async () => [...saved.values()],
    remove: async (id) => void saved.delete(id),
  };
  return { saved, store };
}
