import { APP_CHECK_HEADER, apiPath, HONEYPOT, type Outcome, type Submission } from '../domain/outbox';
import type { FieldError } from '../domain/submission';
import { withTimeLimit } from './time-limit';

/** Timeout of a request in milliseconds; afterwards the outbox retries. */
const TIMEOUT_MS = 20_000;

/** Timeout of a token in milliseconds: a blocked reCAPTCHA never answers. */
const TOKEN_TIMEOUT_MS = 10_000;

/** Provides a token that proves the request comes from this site, null if none is required, or rejects. */
export type TokenReader = () => Promise<string | null>;

/** The token's header, or none without a token: the server decides whether it is required. */
async function attestation(readToken: TokenReader): Promise<Record<string, string>> {
  const token = await withTimeLimit(readToken(), TOKEN_TIMEOUT_MS).catch(() => null);
  return token ? { [APP_CHECK_HEADER]: token } : {};
}

/** Result of one attempt. `wait`: seconds after which the server allows a retry. */
export type Answer = Extract<Outcome, { state: 'recorded' | 'refused' }> | { state: 'later'; wait: number };

/** Status codes that a retry cannot change. */
const FINAL_REFUSALS = [400, 405, 413, 415];

/**
 * Posts a submission. Counts as recorded only if the server confirms it: a 200 may also come from a proxy or captive
 * portal. Rejects if there is no response.
 */
export async function post(submission: Submission, readToken: TokenReader): Promise<Answer> {
  const { id, form, language, fields, honeypot, elapsed } = submission;
  const response = await fetch(apiPath(form), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(await attestation(readToken)) },
    body: JSON.stringify({ id, ...fields, language, [HONEYPOT]: honeypot, elapsed }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const body = (await response.json().catch(() => null)) as { status?: string; fields?: FieldError[] } | null;
  if (response.ok && (body?.status === 'created' || body?.status === 'exists')) return { state: 'recorded' };
  if (body && FINAL_REFUSALS.includes(response.status)) return { state: 'refused', fields: body.fields ?? [] };
  return { state: 'later', wait: Number(response.headers.get('Retry-After')) || 0 };
}
