import { APP_CHECK_HEADER, apiPath, type Outcome, type Submission } from '../domain/outbox';
import type { FieldError } from '../domain/submission';

/** How long an answer may take, in milliseconds; afterwards the submission is tried again later. */
const PATIENCE_MS = 20_000;

/** How long a token may take, in milliseconds: a blocked reCAPTCHA never answers. */
const TOKEN_PATIENCE_MS = 10_000;

/** Gives a token which says that the request comes from this site's page, null where none is asked for, or rejects. */
export type TokenReader = () => Promise<string | null>;

/** The token's header, or none where there is no token: whether it may be missing is for the server to say. */
async function attestation(readToken: TokenReader): Promise<Record<string, string>> {
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, TOKEN_PATIENCE_MS, null));
  const token = await Promise.race([readToken(), tooLate]).catch(() => null);
  return token ? { [APP_CHECK_HEADER]: token } : {};
}

/** What became of one try to send. `wait`: seconds after which the server asked to be asked again. */
export type Answer = Extract<Outcome, { state: 'recorded' | 'refused' }> | { state: 'later'; wait: number };

/** Answers that trying again cannot change. */
const FINAL_REFUSALS = [400, 405, 413, 415];

/**
 * Posts a submission. Only the server's own word that it has this very submission counts as recorded: a 200 may
 * come from anything that stands between. Rejects where no answer comes at all.
 */
export async function post(submission: Submission, readToken: TokenReader): Promise<Answer> {
  const { id, form, language, fields, website, elapsed } = submission;
  const response = await fetch(apiPath(form), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(await attestation(readToken)) },
    body: JSON.stringify({ id, ...fields, language, website, elapsed }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const body = (await response.json().catch(() => null)) as { status?: string; fields?: FieldError[] } | null;
  if (response.ok && (body?.status === 'created' || body?.status === 'exists')) return { state: 'recorded' };
  if (body && FINAL_REFUSALS.includes(response.status)) return { state: 'refused', fields: body.fields ?? [] };
  return { state: 'later', wait: Number(response.headers.get('Retry-After')) || 0 };
}
