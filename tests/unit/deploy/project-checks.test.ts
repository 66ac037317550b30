import { afterEach, expect, it, vi } from 'vitest';
import type { Environment } from '../../../scripts/deploy/environment';
import { runChecks } from '../../../scripts/deploy/findings';
import { appCheck, projectChecks } from '../../../scripts/deploy/project-checks';

const request = vi.hoisted(() => vi.fn());
vi.mock('google-auth-library', () => ({
  GoogleAuth: class {
    getClient = async () => ({ request });
  },
}));
afterEach(() => request.mockReset());

const environment = { project: 'a-project' } as Environment;

it('the preflight accepts a Firestore that enforces App Check', async () => {
  request.mockResolvedValue({ status: 200, data: { enforcementMode: 'ENFORCED' } });
  expect(await appCheck(environment)).toBeNull();
  const { url } = request.mock.calls[0]?.[0] ?? {};
  expect(url).toContain('/projects/a-project/services/firestore.googleapis.com');
});

it.each([
  ['does not enforce it', { status: 200, data: { enforcementMode: 'UNENFORCED' } }],
  ['has no setting', { status: 200, data: {} }],
  ['cannot be asked because the API is off', { status: 403, data: { error: { message: 'not enabled' } } }],
])('the preflight warns, and does not stop, if Firestore %s', async (_, answer) => {
  request.mockResolvedValue(answer);
  const warning = { problem: 'Firestore does not enforce App Check', isWarning: true };
  expect(await appCheck(environment)).toMatchObject(warning);
  expect(projectChecks).toContain(appCheck);
});

it.each(['RATE_LIMIT_KEY', 'SMTP_URL'])('the preflight stops if the functions have no secret %s', async (name) => {
  request.mockImplementation(async ({ url }) => ({ status: url.endsWith(`/secrets/${name}`) ? 404 : 200, data: {} }));
  const problems = (await runChecks(projectChecks, environment)).filter(({ problem }) =>
    problem.startsWith('The secret'),
  );
  expect(problems).toMatchObject([{ problem: `The secret ${name} does not exist`, isWarning: false }]);
});
