type Send = () => Promise<Response>;

/**
 * Records every request of this process and can interrupt some. Call it in `vi.hoisted`: Firebase keeps the `fetch`
 * that it finds when it is loaded.
 */
export function recordRequests() {
  const requests: { url: URL; headers: Headers }[] = [];
  const faults = new Map<RegExp, (send: Send) => Promise<Response>>();
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    requests.push({ url, headers: new Headers(init?.headers) });
    const send = () => real(input, init);
    const [, answer = send] = [...faults].find(([pattern]) => pattern.test(url.href)) ?? [];
    return answer(send);
  };
  const cut = () => Promise.reject(new TypeError('fetch failed'));
  const once = (pattern: RegExp, answer: (send: Send) => Promise<Response>) =>
    faults.set(pattern, (send) => {
      faults.delete(pattern);
      return answer(send);
    });
  return {
    requests,
    /** Sends the next request to a matching address, but loses its answer, after `onLost`. */
    loseAnswer: (pattern: RegExp, onLost: () => unknown = () => {}) =>
      once(pattern, async (send) => {
        await send();
        await onLost();
        return cut();
      }),
    /** Answers the next request to a matching address with `status`, without sending it. */
    failNext: (pattern: RegExp, status: number) => once(pattern, async () => new Response(null, { status })),
    /** Runs `work` while requests to matching addresses fail. */
    whileCut<Result>(pattern: RegExp, work: () => Promise<Result>): Promise<Result> {
      faults.set(pattern, cut);
      return work().finally(() => faults.delete(pattern));
    },
  };
}
