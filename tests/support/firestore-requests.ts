/** Fields that the server sets to its own time, as the SDK's serverTimestamp() has it do. */
export const STAMPS = ['created_at', 'updated_at'] as const;
type Stamp = (typeof STAMPS)[number];

/** What somebody asks of Firestore. Paths are those of documents; of a list, that of the collection. */
export type FirestoreRequest =
  | { method: 'get' | 'list' | 'delete'; path: string }
  | { method: 'create'; path: string; fields: Record<string, unknown>; stamps?: readonly Stamp[] }
  | {
      method: 'update';
      path: string;
      fields: Record<string, unknown>;
      stamps?: readonly Stamp[];
      /** Fields that are taken away. */
      removed?: string[];
    };

/** A value as Firestore's REST interface writes it; numbers become integers where the SDK's do. */
function typed(value: unknown): object {
  if (value === null) return { nullValue: null };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(typed) } };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'object') return { mapValue: { fields: fieldsOf(value) } };
  if (Number.isSafeInteger(value)) return { integerValue: String(value) };
  return { doubleValue: Number.isFinite(value) ? value : String(value) };
}

/** The fields of a document or a map as REST writes them. */
export const fieldsOf = (fields: object): Record<string, object> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, typed(value)]));

/** No document has been written at this time. */
const LONG_AGO = { updateTime: '1980-01-01T00:00:00Z' };

/**
 * A request as a write of `documents:commit`, or null where it reads. Its precondition fails, and the emulator looks at
 * that after its rules: a write that they let through changes nothing either, but for the first creation of a document.
 * @param root the name under which the database's documents stand
 */
export function writeOf(request: FirestoreRequest, root: string): object | null {
  const name = `${root}/${request.path}`;
  if (request.method === 'delete') return { delete: name, currentDocument: LONG_AGO };
  if (request.method !== 'create' && request.method !== 'update') return null;
  const updateTransforms = (request.stamps ?? []).map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' }));
  const write = { update: { name, fields: fieldsOf(request.fields) }, updateTransforms };
  if (request.method === 'create') return { ...write, currentDocument: { exists: false } };
  const fieldPaths = [...Object.keys(request.fields), ...(request.removed ?? [])];
  return { ...write, updateMask: { fieldPaths }, currentDocument: LONG_AGO };
}
