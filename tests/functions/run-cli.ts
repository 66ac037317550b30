import { execFile } from 'node:child_process';

/** Runs `npm run NAME -- ARGS` in a shell without the variables that point to the emulators. */
export function runCli(
  name: 'admin' | 'library',
  ...args: string[]
): Promise<{ code: number; out: string; err: string }> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([key]) => !/EMULATOR|PROJECT/.test(key)));
  const options = { cwd: new URL('../..', import.meta.url), env: { ...env, NO_COLOR: '1' } };
  return new Promise((resolve) => {
    execFile('npm', ['run', '--silent', name, '--', ...args], options, (error, out, err) => {
      resolve({ code: Number(error?.code ?? 0), out, err });
    });
  });
}
