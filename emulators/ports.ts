import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import firebase from '../firebase.json' with { type: 'json' };
import { LaunchError } from './launch-error.mjs';

/** Where the emulators listen. The one place that says so is firebase.json. */
const { singleProjectMode: _, ui: __, ...listening } = firebase.emulators;
export type EmulatorName = keyof typeof listening;

/** `host:port` of an emulator, as the Firebase environment variables want it. */
export function addressOf(name: EmulatorName): string {
  return `${listening[name].host}:${listening[name].port}`;
}

type Listening = Record<string, { port: number; websocketPort?: number }>;

/**
 * Makes sure that every port is free, on both addresses that `localhost` may stand for.
 * Throws LaunchError naming the first port that is taken and the setting it comes from.
 */
export async function checkPorts(emulators: Listening = listening): Promise<void> {
  for (const [name, settings] of Object.entries(emulators)) {
    for (const key of ['port', 'websocketPort'] as const) {
      const port = settings[key];
      if (port === undefined) continue;
      if ((await isTaken(port, '127.0.0.1')) || (await isTaken(port, '::1'))) {
        throw new LaunchError(
          `Port ${port}, which the ${name} emulator needs, is taken by another program: ` +
            `end that program, or change emulators.${name}.${key} in firebase.json.`,
        );
      }
    }
  }
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Says whether another program listens there. A machine without that address counts as free. */
async function isTaken(port: number, host: string): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  } finally {
    server.close();
  }
}
