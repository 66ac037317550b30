import { expect, it } from 'vitest';
import { readOptions } from '../../../scripts/deploy/options';

it.each<[string[], NodeJS.ProcessEnv, boolean]>([
  [['--env', 'live'], {}, false],
  [['--env', 'live', '--dry-run'], {}, true],
  [['--env', 'live'], { npm_config_dry_run: 'true' }, true],
])('the arguments %j with npm’s options %j are a dry run: %s', (args, environment, isDryRun) => {
  expect(readOptions(args, environment)).toMatchObject({ env: 'live', preflight: false, 'dry-run': isDryRun });
});

it('a deployment refuses words that it does not know', () => {
  expect(readOptions(['preflight', '--env', 'live'])).toMatchObject({ preflight: true });
  for (const word of ['dry-run', 'prefligth']) expect(() => readOptions(['--env', 'live', word])).toThrow(word);
});
