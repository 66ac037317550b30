/**
 * Says whether a service failed with one of `codes`: a gRPC status (Firestore), an HTTP status (Storage) or a
 * name (Auth), each as that service's client library reports it.
 */
export function hasCode(error: unknown, ...codes: readonly (number | string)[]): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return codes.some((known) => known === code);
}

/** What `ask` gives, or null where the service fails with one of `codes`. */
export async function nullOn<Value>(
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
