import { afterEach, expect, vi } from 'vitest';
import { MEDIA_COLLECTION, type MediaFile } from '../../../src/domain/media-record';
import { watchFiles } from '../../../src/features/library/api/watch-files';
import { mediaFile } from '../../support/media-files';
import { LISTENER_LIMIT_MS, retryWrite } from './emulated-calls';
import { signInAsStaff } from './staff';

/** Signs in before the tests of a file that watch the library. */
export function watchedLibrary() {
  const { services } = signInAsStaff();
  const records = services.firestore.collection(MEDIA_COLLECTION);

  const stops: (() => void)[] = [];
  afterEach(() => {
    for (const stop of stops.splice(0)) stop(); // before the records are removed
  });

  return {
    records,
    /** Watches the library until the test ends. `sees` waits until the list has these names, in this order. */
    watch() {
      const onFiles = vi.fn<(files: readonly MediaFile[]) => void>();
      const onError = vi.fn();
      const stop = watchFiles(onFiles, onError);
      stops.push(stop);
      const shown = () => onFiles.mock.lastCall?.[0] ?? [];
      const sees = (...names: string[]) =>
        vi.waitFor(
          () => {
            expect(onFiles).toHaveBeenCalled();
            expect(shown().map(({ file_name }) => file_name)).toEqual(names);
          },
          { timeout: LISTENER_LIMIT_MS },
        );
      return { onFiles, onError, shown, sees, stop };
    },
    /** Stores a record of a file that is named after its id. */
    async put(id: string, created_at: Date, fields: object = {}) {
      const { id: _, ...record } = mediaFile(id, { file_name: id });
      await retryWrite(() => records.doc(id).set({ ...record, created_at, updated_at: created_at, ...fields }));
    },
  };
}
