/**
 * Answers the real Firebase SDK in place of Google's servers, as Google's reference documents. `answers` holds the
 * answer by the last part of the path: one with an `error` is a failure. `asked` holds the requests. Call it before the
 * SDK is imported.
 */
export function fakeGoogle() {
  const answers: Record<string, () => object> = {};
  const asked: { path: string; body: Record<string, unknown> }[] = [];
  globalThis.fetch = async (input, init) => {
    const path = new URL(String(input)).pathname.split('/').at(-1) ?? '';
    asked.push({ path, body: JSON.parse(String(init?.body ?? '{}')) });
    const answer = answers[path]?.() ?? { error: { code: 404, message: `NO_${path}` } };
    return Response.json(answer, { status: 'error' in answer ? 400 : 200 });
  };
  return { answers, asked };
}

const NOW = Math.floor(Date.now() / 1000);
const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');

/** An ID token that is valid for an hour. `age` is in seconds. */
export function idToken(claims: object, age = 0): string {
  const iat = NOW - age;
  return `${part({ alg: 'none' })}.${part({ sub: 'ana', iat, auth_time: iat, exp: iat + 3600, ...claims })}.`;
}
