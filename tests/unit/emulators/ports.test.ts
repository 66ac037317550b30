import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { addressOf, checkPorts, freePort } from '../../../emulators/ports';
import firebase from '../../../firebase.json' with { type: 'json' };

/** A port that somebody listens on, till the test is over. */
async function takenPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

describe('the ports of the emulators', () => {
  it('are those of firebase.json', () => {
    const { host, port } = firebase.emulators.hosting;
    expect(addressOf('hosting')).toBe(`${host}:${port}`);
  });

  it('may be used when nobody listens on them', async () => {
    await expect(checkPorts({ firestore: { port: await freePort() } })).resolves.toBeUndefined();
  });

  it.each(['port', 'websocketPort'])(
    'are refused when somebody listens: the sentence names the setting %s',
    async (setting) => {
      const port = await takenPort();
      await expect(checkPorts({ firestore: { port: await freePort(), [setting]: port } })).rejects.toThrow(
        `Port ${port}, which the firestore emulator needs, is taken by another program: ` +
          `end that program, or change emulators.firestore.${setting} in firebase.json.`,
      );
    },
  );
});
