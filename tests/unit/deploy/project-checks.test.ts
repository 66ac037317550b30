import { describe, expect, it, vi } from 'vitest';
import type { Environment } from '../../../scripts/deploy/environment';
import { runChecks } from '../../../scripts/deploy/findings';
import { projectAccess, projectChecks } from '../../../scripts/deploy/project-checks';

const request = vi.hoisted(() => vi.fn());
vi.mock('google-auth-library', () => ({
  GoogleAuth: class {
    getClient = async () => ({ request });
  },
}));

const ENVIRONMENT = { project: 'mesquite-live', values: {} } as Environment;

/** Answers the requests whose URL contains `part`; all others get an empty answer. */
function answer(part: string, status: number, data: object = {}): void {
  request.mockImplementation(async ({ url }) => (url.includes(part) ? { status, data } : { status: 200, data: {} }));
}
const findings = () => runChecks(projectChecks, ENVIRONMENT);
const finding = (problem: string, isWarning: boolean) => expect.objectContaining({ problem, isWarning });

it.each(['RATE_LIMIT_KEY', 'SMTP_URL'])('the preflight stops if the functions have no secret %s', async (name) => {
  answer(`/secrets/${name}`, 404);
  expect(await findings()).toContainEqual(finding(`The secret ${name} does not exist`, false));
});

it('the preflight does not complain about secrets that exist', async () => {
  answer('/secrets/', 200, { name: 'secret' });
  expect((await findings()).filter(({ problem }) => problem.startsWith('The secret'))).toEqual([]);
});

const WARNING = 'Firestore does not enforce App Check';

it.each([
  ['does not enforce it', 200, { enforcementMode: 'UNENFORCED' }],
  ['has no setting', 200, {}],
  ['cannot be asked, because the API is off', 403, { error: { message: 'not enabled' } }],
])('the preflight warns, and does not stop, if App Check: Firestore %s', async (_, status, data) => {
  answer('/services/firestore.googleapis.com', status, data);
  expect(await findings()).toContainEqual(finding(WARNING, true));
});

it('the preflight does not warn if Firestore enforces App Check', async () => {
  answer('/projects/mesquite-live/services/firestore.googleapis.com', 200, { enforcementMode: 'ENFORCED' });
  expect((await findings()).map(({ problem }) => problem)).not.toContain(WARNING);
});

it('the preflight stops if the project does not exist', async () => {
  answer('/projects/mesquite-live', 404);
  expect(await runChecks([projectAccess], ENVIRONMENT)).toEqual([
    finding('Cannot check the project mesquite-live: it does not exist', false),
  ]);
});

it('the preflight stops if the project is being deleted', async () => {
  answer('/projects/mesquite-live', 200, { lifecycleState: 'DELETE_REQUESTED' });
  expect(await runChecks([projectAccess], ENVIRONMENT)).toEqual([
    finding('Cannot check the project mesquite-live: DELETE_REQUESTED', false),
  ]);
});

it('the preflight stops if a bucket belongs to another project', async () => {
  request.mockImplementation(async ({ url }) => ({
    status: 200,
    data: { projectNumber: url.includes('/storage/v1/b/') ? '1' : '2' },
  }));
  const problems = (await findings()).map(({ problem }) => problem);
  expect(problems.filter((problem) => problem.endsWith('belongs to another project'))).toHaveLength(2);
});

describe('if a check fails', () => {
  const found = () =>
    runChecks(
      [
        function breaks() {
          throw new Error('No answer');
        },
        () => ({ problem: 'Another problem', fix: '', isWarning: true }),
      ],
      ENVIRONMENT,
    );

  it('the deployment stops', async () => {
    expect(await found()).toContainEqual(finding('The check breaks failed: Error: No answer', false));
  });

  it('the other checks still run', async () => {
    expect(await found()).toContainEqual(finding('Another problem', true));
  });

  it('nothing else is found', async () => {
    expect(await found()).toHaveLength(2);
  });
});
