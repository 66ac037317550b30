import { addressOf } from '../../emulators/ports';
import { ACTORS, type ActorName } from './actors';
import type { RulesCoverage } from './rules-coverage';

/** Fields that the server sets to its own time, like the SDK's serverTimestamp(). */
export const STAMPS = ['created_at', 'updated_at'] as const;
type Stamp = (typeof STAMPS)[number] | 'answered_at';

interface Write {
  path: string;
  fields: Record<string, unknown>;
  stamps?: readonly Stamp[];
}

/** A request to Firestore. `path` is that of a document, for a list that of the collection. */
export type FirestoreRequest =
  | { method: 'get' | 'list' | 'delete'; path: string }
  | ({ method: 'create' } & Write)
  | ({ method: 'update'; removed?: string[] } & Write);

/** A value in the format of Firestore's REST interface. Numbers become integers where the SDK's do. */
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

const fieldsOf = (fields: object): Record<string, object> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, typed(value)]));

/** A precondition that always fails: no document was written at this time. */
const NEVER_TRUE = { updateTime: '1980-01-01T00:00:00Z' };

/**
 * The request as a write of `documents:commit`. The emulator checks preconditions after the rules, so the answer shows
 * what the rules decided, and the write changes nothing (except the first creation of a document).
 */
function writeOf(request: FirestoreRequest, root: string): object {
  const name = `${root}/${request.path}`;
  if (!('fields' in request)) return { delete: name, currentDocument: NEVER_TRUE };
  const updateTransforms = (request.stamps ?? []).map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' }));
  const write = { update: { name, fields: fieldsOf(request.fields) }, updateTransforms };
  if (request.method === 'create') return { ...write, currentDocument: { exists: false } };
  const fieldPaths = [...Object.keys(request.fields), ...(request.removed ?? [])];
  return { ...write, updateMask: { fieldPaths }, currentDocument: NEVER_TRUE };
}

/** The headers of an actor's requests. The emulator accepts unsigned tokens. */
function authorization(project: string, actor: ActorName): Record<string, string> {
  const { token } = ACTORS[actor];
  if (token === null) return {};
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const issuer = { iss: `https://securetoken.google.com/${project}`, aud: project };
  const claims = { ...issuer, sub: actor, user_id: actor, iat: 0, auth_time: 0, exp: 3600, ...token };
  return { Authorization: `Bearer ${encode({ alg: 'none', type: 'JWT' })}.${encode(claims)}.` };
}

/** The emulator's answers when the rules allow a write and only its precondition fails. */
const ALLOWED = ['FAILED_PRECONDITION', 'ALREADY_EXISTS'];

const MAX_ATTEMPTS = 5;

/**
 * Asks the Firestore emulator what its rules allow. Each project has its own rules and documents. Use one without
 * triggers.
 */
export function rulesClient(project: string) {
  const origin = `http://${addressOf('firestore')}`;
  const admin = `${origin}/emulator/v1/projects/${project}`;
  const root = `projects/${project}/databases/(default)/documents`;
  const post = (target: string, body: object, headers: Record<string, string>) =>
    fetch(`${origin}/v1/${target}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const commit = (writes: object[], headers: Record<string, string>) => post(`${root}:commit`, { writes }, headers);

  function send(request: FirestoreRequest, headers: Record<string, string>): Promise<Response> {
    const { method, path } = request;
    if (method === 'get') return post(`${root}:batchGet`, { documents: [`${root}/${path}`] }, headers);
    if (method !== 'list') return commit([writeOf(request, root)], headers);
    const parts = path.split('/');
    const query = { structuredQuery: { from: [{ collectionId: parts.at(-1) }], limit: 1 } };
    return post(`${[root, ...parts.slice(0, -1)].join('/')}:runQuery`, query, headers);
  }

  return {
    /** Sets the project's rules. Throws the compiler's message if they are invalid. */
    async load(rules: string) {
      const body = JSON.stringify({ rules: { files: [{ content: rules }] } });
      const response = await fetch(`${admin}:securityRules`, { method: 'PUT', body });
      if (!response.ok) throw new Error(await response.text());
    },
    /** Writes documents by path without checking the rules; null deletes one. */
    async seed(documents: [path: string, data: object | null][]) {
      const writes = documents.map(([path, data]) => {
        const name = `${root}/${path}`;
        return data ? { update: { name, fields: fieldsOf(data) } } : { delete: name };
      });
      const response = await commit(writes, { Authorization: 'Bearer owner' });
      if (!response.ok) throw new Error(await response.text());
    },
    /** Whether the rules allow the request. Throws on any other failure. */
    async allows(actor: ActorName, request: FirestoreRequest): Promise<boolean> {
      for (let attempt = 1; ; attempt += 1) {
        const response = await send(request, authorization(project, actor));
        const text = await response.text();
        if (response.ok) return true;
        const { status } = JSON.parse(text).error ?? {};
        if (status === 'PERMISSION_DENIED') return false;
        if (ALLOWED.includes(status)) return true;
        // Another request holds a lock on the document. The SDK retries, too.
        if (status === 'ABORTED' && attempt < MAX_ATTEMPTS) continue;
        throw new Error(`${actor}, ${request.method} ${request.path}: ${text}`);
      }
    },
    /** The values that the rules' expressions have had since they were loaded. */
    async coverage(): Promise<RulesCoverage> {
      const answer = await (await fetch(`${admin}:ruleCoverage`)).text();
      const coverage = JSON.parse(answer);
      if (!coverage.rules) throw new Error(`The emulator returned no coverage: ${answer.slice(0, 1000)}`);
      return coverage;
    },
  };
}
