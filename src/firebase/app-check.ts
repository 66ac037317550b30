/**
 * Returns a token that proves that a request comes from this site, or null if App Check is off
 * (`VITE_APP_CHECK_SITE_KEY` in `.env`); then none of its code loads. Rejects if no token is available.
 */
export async function readAppCheckToken(): Promise<string | null> {
  if (!import.meta.env.VITE_APP_CHECK_SITE_KEY) return null;
  const [{ readToken }, { firebaseApp }] = await Promise.all([
    import('./services/app-check'),
    import('./services/app'),
  ]);
  return readToken(firebaseApp());
}
