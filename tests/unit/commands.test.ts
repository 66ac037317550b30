import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { expect, it, vi } from 'vitest';

it.each<[string, string[], object, string]>([
  ['npm test', ['scripts/test.mjs', 'typos'], {}, '0 passed, 1 failed'],
  ['npm run bench', ['scripts/bench/main.ts', 'library', '--save'], {}, '--save needs all figures'],
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

it('names the likely owner of a port that the emulators need', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.on('listening', resolve));
  const { port } = server.address() as { port: number };
  vi.doMock('../../firebase.json', () => ({ default: { emulators: { hosting: { host: '127.0.0.1', port } } } }));
  const { checkPorts } = await import('../../emulators/ports');
  await expect(checkPorts()).rejects.toThrow(`Port ${port}, which the hosting emulator needs, is taken`);
  await expect(checkPorts()).rejects.toThrow('Perhaps it is an `npm start` in another terminal');
  server.close();
});
