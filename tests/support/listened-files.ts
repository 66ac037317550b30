import type { MediaFile } from '../../src/domain/media-record';

function snapshotOf(files: readonly MediaFile[]) {
  const docs = files.map((file) => ({ id: file.id, data: () => file }));
  const docChanges = () => docs.map((doc) => ({ type: 'added', doc }));
  return { docs, docChanges, empty: docs.length === 0, metadata: { fromCache: false } };
}

let files: readonly MediaFile[] | null = null;
let emit: (snapshot: ReturnType<typeof snapshotOf>) => void = () => {};
let fail: (error: Error) => void = () => {};

const send = () => files && emit(snapshotOf(files));

/** The records that the library listens to, and what replaces `firebase/firestore` in its tests. */
export const listenedFiles = {
  /** Stores these records: listeners get them now or when they start. With null, the server does not answer. */
  set(next: readonly MediaFile[] | null): void {
    files = next;
    send();
  },
  /** Ends the listener, as a server does that refuses it. */
  fail(): void {
    emit = () => {};
    fail(new Error('permission-denied'));
  },
  firestore: {
    collection: () => ({ withConverter: () => null }),
    query: () => null,
    orderBy: () => null,
    getDocsFromServer: async () => {},
    disableNetwork: async () => {},
    enableNetwork: async () => {},
    onSnapshot(_query: null, _options: object, onNext: typeof emit, onError: typeof fail) {
      [emit, fail] = [onNext, onError];
      queueMicrotask(() => emit === onNext && send());
      return () => {
        if (emit === onNext) emit = () => {};
      };
    },
  },
};
