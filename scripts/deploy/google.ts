import { GoogleAuth } from 'google-auth-library';

/** An answer of a Google API: its status, and its JSON, or null where it has none. */
export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: each API has a shape of its own, and every use says what it expects
  body: any;
}

/** Asks a Google API: with `body` by POST, else by GET. Rejects where nobody is signed in, or nothing answers. */
export type Google = (url: string, body?: object) => Promise<Answer>;

type Authorise = (url: string) => Promise<Record<string, string>>;

/**
 * Asks as whoever `gcloud auth application-default login` has signed in, or the service account of
 * GOOGLE_APPLICATION_CREDENTIALS; `project` is charged for the requests' quota. Nothing is asked before the first call.
 */
export function googleFor(project: string, authorise: Authorise = signIn()): Google {
  return async (url, body) => {
    const headers = {
      ...(await authorise(url)),
      'x-goog-user-project': project,
      ...(body && { 'content-type': 'application/json' }),
    };
    const request = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
    const response = await fetch(url, { ...request, signal: AbortSignal.timeout(30_000) });
    return { status: response.status, body: await response.json().catch(() => null) };
  };
}

function signIn(): Authorise {
  const auth = new GoogleAuth({ scopes: ['https://www.googleapis.com/auth/cloud-platform'] });
  return (url) => auth.getRequestHeaders(url);
}

/** The JSON of a good answer; null of what is not there. Throws what Google says of anything else. */
export async function read(google: Google, url: string, body?: object): Promise<Answer['body']> {
  const answer = await google(url, body);
  if (answer.status === 404) return null;
  if (answer.status >= 400) {
    throw new Error(
      `${new URL(url).host} answers ${answer.status}: ${answer.body?.error?.message ?? 'without a reason'}`,
    );
  }
  return answer.body;
}
