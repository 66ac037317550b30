/** A request that was made by `fetch`. */
export interface RecordedRequest {
  url: URL;
  headers: Headers;
  body: string;
}

/**
 * Records every request of this process from now on, and can cut the line of some. To be called in `vi.hoisted`:
 * Firebase keeps the `fetch` that it finds when it is loaded.
 */
export function recordRequests() {
  const requests: RecordedRequest[] = [];
  const cuts: RegExp[] = [];
  const losses: { pattern: RegExp; onLost: () => void }[] = [];
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    requests.push({ url, headers: new Headers(init?.headers), body: String(init?.body ?? '') });
    if (cuts.some((cut) => cut.test(url.href))) throw new TypeError('fetch failed');
    const answer = await real(input, init);
    const loss = losses.findIndex(({ pattern }) => pattern.test(url.href));
    if (loss < 0) return answer;
    losses.splice(loss, 1)[0]?.onLost();
    throw new TypeError('fetch failed');
  };
  return {
    requests,
    /** Lets the next request to an address like `pattern` through, but not its answer. */
    loseAnswer(pattern: RegExp, onLost = () => {}) {
      losses.push({ pattern, onLost });
    },
    /** Runs `work` while requests to addresses like `pattern` get no answer. */
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
