/** A request of the SDK. `path` is the last part of its address, and `body` is empty unless it is JSON. */
interface Request {
  method: string;
  path: string;
  token: string | null;
  body: Record<string, unknown>;
}

/**
 * Answers the real Firebase SDK in place of Google's servers, as their reference documents it. `answers` holds the
 * answer by the last part of the path: one with an `error` is a failure, with its code as the status. `asked` holds the
 * requests. Call it before the SDK is imported.
 */
export function fakeGoogle() {
  const answers: Record<string, (request: Request) => object | Promise<object>> = {};
  const asked: Request[] = [];
  globalThis.fetch = async (input, { method = 'GET', headers, body } = {}) => {
    const path = new URL(String(input)).pathname.split('/').at(-1) ?? '';
    const [, token = null] = new Headers(headers).get('Authorization')?.split(' ') ?? [];
    const isJson = typeof body === 'string' && body.startsWith('{');
    const request = { method, path, token, body: isJson ? JSON.parse(body) : {} };
    asked.push(request);
    const answer = (await answers[path]?.(request)) ?? refusal(404, `NO_${path}`);
    if (answer instanceof Response) return answer;
    return Response.json(answer, {
      status: 'error' in answer ? (answer as ReturnType<typeof refusal>).error.code : 200,
    });
  };
  return { answers, asked };
}

/** The answer of a server that refuses a request. */
export const refusal = (code: number, message: string) => ({ error: { code, message } });

const NOW = Math.floor(Date.now() / 1000);
const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');

/** An ID token that is valid for an hour. `age` is in seconds. */
export function idToken(claims: object, age = 0): string {
  const iat = NOW - age;
  return `${part({ alg: 'none' })}.${part({ sub: 'ana', iat, auth_time: iat, exp: iat + 3600, ...claims })}.`;
}
