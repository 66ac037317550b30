import type { FieldError } from '../domain/outbox';
import { APP_CHECK_HEADER, ATTESTATION_PATH, apiPath, HONEYPOT, type Submission } from '../domain/outbox';
import { withTimeLimit } from './time-limit';

/** Timeout of a request in milliseconds; afterwards the outbox retries. */
const TIMEOUT_MS = 20_000;

/** Timeout of a token in milliseconds: a blocked reCAPTCHA never answers. */
const TOKEN_TIMEOUT_MS = 10_000;

/** Provides a token that proves the request comes from this site, null if none is required, or rejects. */
export type TokenReader = () => Promise<string | null>;

/** The token; null if none is required, undefined if it is not available in time. */
const tokenOf = async (readToken: TokenReader | null): Promise<string | null | undefined> =>
  readToken ? withTimeLimit(readToken(), TOKEN_TIMEOUT_MS).catch(() => undefined) : undefined;

const postJson = (path: string, body: object, token: string | null | undefined) =>
  fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { [APP_CHECK_HEADER]: token }) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });

/** Result of one attempt. */
export type Answer =
  /** `needsAttestation`: a quote request may be recorded without a token, by this attempt or an earlier one. */
  | { state: 'recorded'; needsAttestation: boolean }
  | { state: 'refused'; fields: FieldError[] }
  /** The server requires a token, and this page sent none or a wrong one. */
  | { state: 'unattested' }
  /** `wait`: seconds after which the server allows a retry. */
  | { state: 'later'; wait: number };

/** Status codes that a retry cannot change. */
const FINAL_REFUSALS = [400, 405, 413, 415];

/**
 * Posts a submission. Counts as recorded only if the server confirms it: a 200 may also come from a proxy or captive
 * portal. `readToken` is null in the service worker, which cannot get a token: there, a 401 says nothing about the next
 * attempt. Rejects if there is no response.
 */
export async function post(submission: Submission, readToken: TokenReader | null): Promise<Answer> {
  const { id, form, language, fields, source, honeypot, elapsed } = submission;
  const token = await tokenOf(readToken);
  const body = { id, ...fields, language, source, [HONEYPOT]: honeypot, elapsed };
  const response = await postJson(apiPath(form), body, token);
  const answer = (await response.json().catch(() => null)) as { status?: string; fields?: FieldError[] } | null;
  if (response.ok && (answer?.status === 'created' || answer?.status === 'exists')) {
    const isAttested = token === null || (token && answer.status === 'created');
    return { state: 'recorded', needsAttestation: form === 'quotes' && !isAttested };
  }
  if (answer && FINAL_REFUSALS.includes(response.status)) return { state: 'refused', fields: answer.fields ?? [] };
  if (answer && response.status === 401 && readToken) return { state: 'unattested' };
  return { state: 'later', wait: Number(response.headers.get('Retry-After')) || 0 };
}

/**
 * Proves to the server that a quote request, recorded without a token, came from this site. Returns whether nothing is
 * left to prove. Rejects if there is no response.
 */
export async function attest(id: string, readToken: TokenReader): Promise<boolean> {
  const token = await tokenOf(readToken);
  if (!token) return token === null;
  const response = await postJson(ATTESTATION_PATH, { id }, token);
  const body = (await response.json().catch(() => null)) as { status?: string } | null;
  return response.ok && body?.status === 'attested';
}
