/** A request of `fetch`. */
export interface RecordedRequest {
  url: URL;
  headers: Headers;
  body: string;
}

/**
 * Records every request of this process and can interrupt some. Call it in `vi.hoisted`: Firebase keeps the `fetch`
 * that it finds when it is loaded.
 */
export function recordRequests() {
  const requests: RecordedRequest[] = [];
  const cuts: RegExp[] = [];
  const failures: { pattern: RegExp; status: number }[] = [];
  const losses: { pattern: RegExp; onLost: () => unknown }[] = [];
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    requests.push({ url, headers: new Headers(init?.headers), body: String(init?.body ?? '') });
    if (cuts.some((cut) => cut.test(url.href))) throw new TypeError('fetch failed');
    const failure = failures.findIndex(({ pattern }) => pattern.test(url.href));
    if (failure >= 0) return new Response(null, failures.splice(failure, 1)[0]);
    const answer = await real(input, init);
    const loss = losses.findIndex(({ pattern }) => pattern.test(url.href));
    if (loss < 0) return answer;
    await losses.splice(loss, 1)[0]?.onLost();
    throw new TypeError('fetch failed');
  };
  return {
    requests,
    /** Sends the next request to a matching address, but loses its answer, after `onLost`. */
    loseAnswer(pattern: RegExp, onLost: () => unknown = () => {}) {
      losses.push({ pattern, onLost });
    },
    /** Answers the next request to a matching address with `status`, without sending it. */
    failNext(pattern: RegExp, status: number) {
      failures.push({ pattern, status });
    },
    /** Runs `work` while requests to matching addresses fail. */
    async whileCut<Result>(pattern: RegExp, work: () => Promise<Result>): Promise<Result> {
      cuts.push(pattern);
      try {
        return await work();
      } finally {
        cuts.length = 0;
      }
    },
  };
}
