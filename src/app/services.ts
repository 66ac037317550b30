import { readAppCheckToken } from '../firebase/app-check';
import { mayHaveSession } from '../firebase/has-session';
import { hasPendingSubmissions } from '../services/has-pending';
import type { Services } from '../services/provider';

/** Runs `load` on first use and shares the result; retries a failed load on the next use. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

/** The site's services on Firebase; each is loaded when a screen first needs it. */
export const firebaseServices: Services = {
  accounts: once(async () => (await import('../firebase/accounts')).createAccounts()),
  media: once(async () => (await import('../firebase/media-store')).createMediaStore()),
  gallery: once(async () => (await import('../firebase/gallery-store')).createGalleryStore()),
  inbox: once(async () => (await import('../firebase/inbox')).createInbox()),
  outbox: once(async () => (await import('../services/browser-outbox')).createBrowserOutbox(readAppCheckToken)),
  mayHaveSession,
  hasPendingSubmissions,
};
