import { execFile } from 'node:child_process';
import { expect, it } from 'vitest';

it.each<[string, string[], object, string]>([
  ['npm run library', ['functions/cli/library.ts', 'check'], { npm_config_project: 'live' }, 'write -- first'],
  ['npm run library', ['functions/cli/library.ts', 'check', '--project', ''], {}, 'Usage: npm run library'],
])('%s refuses arguments that it misunderstands, and says so', async (_, args, env, message) => {
  const output = await new Promise((resolve) => {
    const options = { env: { ...process.env, ...env } };
    execFile(process.execPath, ['--import', 'tsx', ...args], options, (error, out, err) =>
      resolve({ code: error?.code, text: out + err }),
    );
  });
  expect(output).toEqual({ code: 1, text: expect.stringContaining(message) });
});
