import type { Outbox } from '../../../services/outbox';

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

/** A token that proves that a request comes from this site; null if App Check is off: then none of its code loads. */
async function readAppCheckToken(): Promise<string | null> {
  if (!import.meta.env.VITE_APP_CHECK_SITE_KEY) return null;
  const [{ readToken }, { app }] = await Promise.all([
    import('../../../firebase/app-check'),
    import('../../../firebase/app'),
  ]);
  return readToken(app);
}
