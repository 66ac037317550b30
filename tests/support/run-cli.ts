import { execFile } from 'node:child_process';

/** Runs `npm run NAME -- ARGS` in a shell with an unreachable proxy, without the variables of the emulators. */
export function runCli(name: 'admin' | 'library', ...args: string[]) {
  const kept = Object.entries(process.env).filter(([key]) => !/EMULATOR|PROJECT|NO_PROXY/i.test(key));
  const env = { ...Object.fromEntries(kept), NO_COLOR: '1', http_proxy: 'http://127.0.0.1:9' };
  const options = { cwd: new URL('../..', import.meta.url), env };
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile('npm', ['run', '--silent', name, '--', ...args], options, (error, out, err) => {
      resolve({ code: Number(error?.code ?? 0), out, err });
    });
  });
}
