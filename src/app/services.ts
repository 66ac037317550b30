import { readAppCheckToken } from '../firebase/app-check';
import { mayHaveSession } from '../firebase/has-session';
import { hasPendingSubmissions } from '../services/has-pending';
import type { Services } from '../services/provider';

/** Runs `load` when it is first asked, and gives everybody the same; a failed load is tried again when asked again. */
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

/** The site's stores: Firebase, each part fetched when a screen first needs it. */
export const firebaseServices: Services = {
  accounts: once(async () => (await import('../firebase/accounts')).createAccounts()),
  media: once(async () => (await import('../firebase/media-store')).createMediaStore()),
  gallery: once(async () => (await import('../firebase/gallery-store')).createGalleryStore()),
  inbox: once(async () => (await import('../firebase/inbox')).createInbox()),
  outbox: once(async () => (await import('../services/browser-outbox')).createBrowserOutbox(readAppCheckToken)),
  mayHaveSession,
  hasPendingSubmissions,
};
