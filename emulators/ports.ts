import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import firebase from '../firebase.json' with { type: 'json' };
import { LaunchError } from './launch-error.mjs';

const { singleProjectMode: _, ui: __, ...emulators } = firebase.emulators;
export type EmulatorName = keyof typeof emulators;

const AIRPLAY = ', or AirPlay: System Settings, General, AirDrop & Handoff, AirPlay Receiver';

/** `host:port` of an emulator, as in Firebase's environment variables. */
export function addressOf(name: EmulatorName): string {
  return `${emulators[name].host}:${emulators[name].port}`;
}

/** Throws LaunchError if another program listens on a port of firebase.json. */
export async function checkPorts(): Promise<void> {
  for (const [name, settings] of Object.entries(emulators)) {
    for (const port of Object.values(settings)) {
      if (typeof port !== 'number') continue;
      if ((await isTaken(port, '127.0.0.1')) || (await isTaken(port, '::1'))) {
        throw new LaunchError(
          `Port ${port}, which the ${name} emulator needs, is taken by another program: end it. Perhaps it is an ` +
            `\`npm start\` in another terminal${process.platform === 'darwin' && port === 5000 ? AIRPLAY : ''}.`,
        );
      }
    }
  }
}

/** Finds an unused port. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** An address that this machine does not have counts as free. */
async function isTaken(port: number, host: string): Promise<boolean> {
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  } finally {
    server.close();
  }
}
