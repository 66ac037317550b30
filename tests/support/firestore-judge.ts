import { addressOf } from '../../emulators/ports';
import { ACTORS, type ActorName } from './actors';
import { type FirestoreRequest, fieldsOf, writeOf } from './firestore-requests';
import type { RulesCoverage } from './rules-coverage';

/** Asks the Firestore emulator what its rules say. A project has rules and documents of its own. */
export interface FirestoreJudge {
  /** Sets the project's rules. Gives the compiler's complaint where they are no rules, else null. */
  load: (rules: string) => Promise<string | null>;
  /** Writes documents by path, whatever the rules say; null removes one. */
  seed: (documents: [path: string, data: object | null][]) => Promise<void>;
  /**
   * Says whether the rules let an actor do all of this at once. Several requests must be writes, each of a document of
   * its own. Throws where the emulator stumbles over anything else.
   */
  allows: (actor: ActorName, ...requests: FirestoreRequest[]) => Promise<boolean>;
  /** What the rules have been asked since they were loaded, as the emulator reports it. */
  coverage: () => Promise<RulesCoverage>;
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The header of an actor's requests. Emulators take a token without a signature. */
function authorization(project: string, actor: ActorName): Record<string, string> {
  const { token } = ACTORS[actor];
  if (!token) return {};
  const times = { iat: 0, auth_time: 0, exp: 3600 };
  const claims = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: actor,
    user_id: actor,
    ...times,
  };
  return { Authorization: `Bearer ${part({ alg: 'none', type: 'JWT' })}.${part({ ...claims, ...token })}.` };
}

/** What the emulator answers when its rules agree: all well, or a precondition that does not hold. */
const AGREED = ['FAILED_PRECONDITION', 'ALREADY_EXISTS'];

const MOST_TRIES = 5;

/** The judge of a project. Its name must not be that of a project with triggers. */
export function firestoreJudge(project: string): FirestoreJudge {
  const origin = `http://${addressOf('firestore')}`;
  const admin = `${origin}/emulator/v1/projects/${project}`;
  const root = `projects/${project}/databases/(default)/documents`;
  const post = (verb: string, body: object, headers: Record<string, string>) =>
    fetch(`${origin}/v1/${root}:${verb}`, { method: 'POST', headers, body: JSON.stringify(body) });

  function send(headers: Record<string, string>, requests: FirestoreRequest[]): Promise<Response> {
    const [{ method, path } = { method: 'none', path: '' }] = requests;
    if (method === 'get') return post('batchGet', { documents: [`${root}/${path}`] }, headers);
    if (method !== 'list')
      return post('commit', { writes: requests.map((request) => writeOf(request, root)) }, headers);
    const [collectionId, ...parents] = path.split('/').reverse();
    const parent = parents.reverse().join('/');
    const query = { structuredQuery: { from: [{ collectionId }], limit: 1 } };
    return parent
      ? fetch(`${origin}/v1/${root}/${parent}:runQuery`, { method: 'POST', headers, body: JSON.stringify(query) })
      : post('runQuery', query, headers);
  }

  return {
    async load(rules) {
      const body = JSON.stringify({ rules: { files: [{ content: rules }] } });
      const response = await fetch(`${admin}:securityRules`, { method: 'PUT', body });
      return response.ok ? null : response.text();
    },
    async seed(documents) {
      const writes = documents.map(([path, data]) => {
        const name = `${root}/${path}`;
        return data ? { update: { name, fields: fieldsOf(data) } } : { delete: name };
      });
      const response = await post('commit', { writes }, { Authorization: 'Bearer owner' });
      if (!response.ok) throw new Error(await response.text());
    },
    async allows(actor, ...requests) {
      const headers = authorization(project, actor);
      for (let tries = 1; ; tries += 1) {
        const response = await send(headers, requests);
        const text = await response.text();
        if (response.ok) return true;
        const { status } = JSON.parse(text).error ?? {};
        if (status === 'PERMISSION_DENIED') return false;
        if (AGREED.includes(status)) return true;
        // Another request held the document: the SDK would ask again, too.
        if (status === 'ABORTED' && tries < MOST_TRIES) continue;
        throw new Error(`${actor}, ${requests.map(({ method, path }) => `${method} ${path}`)}: ${text}`);
      }
    },
    async coverage() {
      const answer = await (await fetch(`${admin}:ruleCoverage`)).text();
      const coverage = JSON.parse(answer);
      if (!coverage.rules) throw new Error(`The emulator gives no coverage: ${answer.slice(0, 1000)}`);
      return coverage;
    },
  };
}
