import { GrpcStatus } from 'firebase-admin/firestore';

/** Firestore's codes for a write whose precondition failed, because another writer was faster. */
export const CONFLICT_CODES = [
  GrpcStatus.FAILED_PRECONDITION,
  GrpcStatus.NOT_FOUND,
  GrpcStatus.ALREADY_EXISTS,
  GrpcStatus.ABORTED,
] as const;

/**
 * Whether an error has one of `codes`: a gRPC status (Firestore), an HTTP status (Storage) or a name (Auth), as that
 * service's client library reports it.
 */
export function hasCode(error: unknown, ...codes: readonly (number | string)[]): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return codes.some((known) => known === code);
}

/** The result of `ask`, or null if it fails with one of `codes`. */
export async function catchCodes<Value>(
  codes: readonly (number | string)[],
  ask: () => Promise<Value>,
): Promise<Value | null> {
  try {
    return await ask();
  } catch (error) {
    if (hasCode(error, ...codes)) return null;
    throw error;
  }
}
