import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { emulatorEnvironment } from '../../../emulators/environment';
import { brand } from '../../../src/domain/brand';

/** Runs the seed as its scripts do, with these variables more, or less where they are undefined. */
function seed(changes: Record<string, string | undefined>): Promise<{ code: number; err: string }> {
  const env = { ...process.env, ...emulatorEnvironment(brand.demoProject), ...changes };
  return new Promise((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', 'emulators/seed/main.ts'], { env }, (error, _, err) =>
      resolve({ code: Number(error?.code ?? 0), err }),
    );
  });
}

/** A server of this machine that stands where a database would be, and what it was asked. */
async function listening() {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(500).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { asked, host: `127.0.0.1:${(server.address() as AddressInfo).port}` };
}

it.each([
  ['the project is a real one', { GCLOUD_PROJECT: 'mesquite-live' }, 'demo projects only'],
  ['no project is named', { GCLOUD_PROJECT: undefined }, 'demo projects only'],
  ['no emulator is named', { FIRESTORE_EMULATOR_HOST: undefined }, 'FIRESTORE_EMULATOR_HOST is not set'],
  [
    'an emulator is elsewhere',
    { FIRESTORE_EMULATOR_HOST: '10.0.0.5:8080' },
    'FIRESTORE_EMULATOR_HOST is 10.0.0.5:8080',
  ],
])('the seed ends before it asks anything where %s', async (_, changes, message) => {
  const { asked, host } = await listening();
  const emulators = { FIREBASE_AUTH_EMULATOR_HOST: host, STORAGE_EMULATOR_HOST: `http://${host}` };
  const { code, err } = await seed({ ...emulators, FIREBASE_STORAGE_EMULATOR_HOST: host, ...changes });
  expect([code, err]).toEqual([1, expect.stringContaining(message)]);
  expect(asked).toEqual([]);
});
