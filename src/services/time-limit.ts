/** Rejects if `work` takes longer, in milliseconds: on a stalled connection it may never settle. */
export const withTimeLimit = <Result>(
  work: Promise<Result>,
  limit: number,
  error = new Error('Too slow'),
): Promise<Result> => Promise.race([work, new Promise<never>((_, reject) => setTimeout(reject, limit, error))]);

/** Time limit for code that is loaded on demand, in milliseconds. */
export const CODE_LIMIT_MS = 10_000;

/** The same for code that forms and accounts cannot do without, in milliseconds. */
export const NEEDED_CODE_LIMIT_MS = 20_000;
