/** Rejects if `work` takes longer, in milliseconds: on a stalled connection it may never settle. */
export const withTimeLimit = <Result>(
  work: Promise<Result>,
  limit: number,
  error = new Error('Too slow'),
): Promise<Result> => Promise.race([work, new Promise<never>((_, reject) => setTimeout(reject, limit, error))]);

/** Code that a press loads counts as unavailable if it takes longer, in milliseconds. */
export const CODE_LIMIT_MS = 10_000;
