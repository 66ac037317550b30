import type * as z from 'zod/mini';

/**
 * Parses a Firestore document with its id: converts the timestamps of any Firestore library to milliseconds since 1970.
 * Returns zod's result.
 */
export function readRecord<Model>(schema: z.ZodMiniType<Model>, id: string, data: object) {
  const fields = Object.entries(data).map(([name, value]) => [name, isTime(value) ? value.toMillis() : value]);
  return schema.safeParse({ ...Object.fromEntries(fields), id });
}

function isTime(value: unknown): value is { toMillis(): number } {
  return typeof (value as { toMillis?: unknown } | null)?.toMillis === 'function';
}
