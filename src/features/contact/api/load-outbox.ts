import type { Outbox } from '../../../domain/outbox';
import { readAppCheckToken } from '../../../firebase/app-check';

let loading: Promise<Outbox> | undefined;

/** The outbox of this page. Its code loads on first use; after a failure, the next use retries. */
export function loadOutbox(): Promise<Outbox> {
  loading ??= import('../../../services/browser-outbox')
    .then(({ createBrowserOutbox }) => createBrowserOutbox(readAppCheckToken))
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}
