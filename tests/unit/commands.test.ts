import { expect, it, vi } from 'vitest';
import type { Environment } from '../../scripts/deploy/environment';
import { runChecks } from '../../scripts/deploy/findings';
import { readOptions } from '../../scripts/deploy/options';
import { projectChecks } from '../../scripts/deploy/project-checks';

const request = vi.hoisted(() => vi.fn());
vi.mock('google-auth-library', () => ({
  GoogleAuth: class {
    getClient = async () => ({ request });
  },
}));

it('a deployment is a dry run if asked, even if npm kept the option, and refuses unknown words', () => {
  const args = ['--env', 'live'];
  expect(readOptions(args, {})).toMatchObject({ env: 'live', preflight: false, 'dry-run': false });
  expect(readOptions([...args, '--dry-run'], {})).toMatchObject({ 'dry-run': true });
  expect(readOptions(args, { npm_config_dry_run: 'true' })).toMatchObject({ 'dry-run': true });
  for (const word of ['dry-run', 'prefligth']) expect(() => readOptions([...args, word])).toThrow(word);
});

it('the preflight stops without a secret of the functions, and only warns unless Firestore enforces App Check', async () => {
  request.mockImplementation(async ({ url }) => ({ status: url.includes('/secrets/') ? 404 : 200, data: {} }));
  const findings = await runChecks(projectChecks, { project: 'a-project' } as Environment);
  for (const [problem, isWarning] of [
    ['The secret RATE_LIMIT_KEY does not exist', false],
    ['The secret SMTP_URL does not exist', false],
    ['Firestore does not enforce App Check', true],
  ])
    expect(findings).toContainEqual(expect.objectContaining({ problem, isWarning }));
});
