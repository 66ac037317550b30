/**
 * Gives a token which says that a request comes from this site's own page, and null where App Check is off: then none
 * of its code is loaded. Rejects where there is none to be had. Off and on: `VITE_APP_CHECK_SITE_KEY` in `.env`.
 */
export async function readAppCheckToken(): Promise<string | null> {
  if (!import.meta.env.VITE_APP_CHECK_SITE_KEY) return null;
  const [{ readToken }, { firebaseApp }] = await Promise.all([
    import('./services/app-check'),
    import('./services/app'),
  ]);
  return readToken(firebaseApp());
}
