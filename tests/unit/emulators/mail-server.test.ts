import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { startMailServer } from '../../../emulators/mail-server';

it('the mail server survives clients that break off in the middle of an email', async () => {
  const { url, stop } = await startMailServer(() => {}, 0);
  const { hostname, port } = new URL(url);
  for (let client = 0; client < 3; client += 1) {
    const socket = connect(Number(port), hostname);
    expect(String(await once(socket, 'data'))).toMatch(/^220 /);
    for (const command of ['EHLO client', 'MAIL FROM:<client@example.com>']) {
      socket.write(`${command}\r\n`);
      await once(socket, 'data');
    }
    socket.resetAndDestroy();
  }
  await stop();
});
