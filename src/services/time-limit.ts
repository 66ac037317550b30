/** Rejects if `work` takes longer, in milliseconds: an import on a stalled connection neither loads nor fails. */
export const withTimeLimit = <Result>(work: Promise<Result>, limit: number): Promise<Result> =>
  Promise.race([work, new Promise<never>((_, reject) => setTimeout(reject, limit, new Error('Too slow')))]);
