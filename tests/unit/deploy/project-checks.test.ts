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
const WARNING = { problem: 'Firestore does not enforce App Check', isWarning: true };

it.each([
  ['enforces App Check', { status: 200, data: { enforcementMode: 'ENFORCED' } }, null],
  ['does not enforce it', { status: 200, data: { enforcementMode: 'UNENFORCED' } }, WARNING],
  ['has no setting', { status: 200, data: {} }, WARNING],
  ['cannot be asked because the API is off', { status: 403, data: { error: { message: 'not enabled' } } }, WARNING],
])('the preflight warns, and does not stop, unless Firestore enforces App Check: it %s', async (_, answer, warning) => {
  request.mockResolvedValue(answer);
  const found = await appCheck(environment);
  if (warning) expect(found).toMatchObject(warning);
  else expect(found).toBeNull();
  expect(request.mock.calls[0]?.[0].url).toContain('/projects/a-project/services/firestore.googleapis.com');
  expect(projectChecks).toContain(appCheck);
});

it.each(['RATE_LIMIT_KEY', 'SMTP_URL'])('the preflight stops if the functions have no secret %s', async (name) => {
  request.mockImplementation(async ({ url }) => ({ status: url.endsWith(`/secrets/${name}`) ? 404 : 200, data: {} }));
  const problems = (await runChecks(projectChecks, environment)).filter(({ problem }) =>
    problem.startsWith('The secret'),
  );
  expect(problems).toMatchObject([{ problem: `The secret ${name} does not exist`, isWarning: false }]);
});
