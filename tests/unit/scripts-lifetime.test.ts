import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { temporaryFolder, writeProgram } from '../support/temporary-folder';

const modulePath = (name: string) => JSON.stringify(fileURLToPath(new URL(`../../scripts/${name}`, import.meta.url)));

/** Runs one program until it is ended, then another that leaves a file. */
const STEPS = `
  import { beforeEnd, endOnSignals, runScript } from ${modulePath('lifetime.mjs')};
  import { run } from ${modulePath('run.mjs')};
  endOnSignals(130);
  beforeEnd(() => new Promise((resolve) => setTimeout(resolve, 500))); // something that takes its time to end
  await runScript(async () => {
    await run(process.execPath, ['-e', 'console.log("begun"); setInterval(() => {}, 1000)']);
    await run(process.execPath, ['-e', 'require("node:fs").writeFileSync(process.argv[1], "")', process.argv[2]]);
    return 0;
  });
`;

it('begins no other step after one that a signal has ended', async () => {
  const folder = temporaryFolder();
  const left = join(folder, 'left');
  const steps = spawn(process.execPath, [writeProgram(join(folder, 'steps.mjs'), STEPS), left], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(createInterface({ input: steps.stdout }), 'line');
  steps.kill('SIGINT');
  const [code] = await once(steps, 'exit');
  expect(code).toBe(130);
  expect(existsSync(left)).toBe(false);
});
