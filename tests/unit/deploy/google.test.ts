import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { googleFor, read } from '../../../scripts/deploy/google';

/** A server of this machine that gives one answer to all, and what it was asked last. */
async function serverWith(status: number, body: string) {
  const asked: { request?: IncomingMessage; body?: string } = {};
  const server = createServer(async (request, response) => {
    asked.request = request;
    asked.body = (await request.toArray()).join('');
    response.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/thing`, asked };
}

const signedIn = async () => ({ authorization: 'Bearer token' });

describe('asking Google', () => {
  it('is done as who is signed in, and on the account of the project', async () => {
    const { url, asked } = await serverWith(200, '{"name":"thing"}');
    expect(await read(googleFor('mesquite-live', signedIn), url)).toEqual({ name: 'thing' });
    expect(asked.request?.method).toBe('GET');
    expect(asked.request?.headers).toMatchObject({
      authorization: 'Bearer token',
      'x-goog-user-project': 'mesquite-live',
    });
  });

  it('posts what it is given', async () => {
    const { url, asked } = await serverWith(200, '[]');
    expect(await read(googleFor('mesquite-live', signedIn), url, { limit: 1 })).toEqual([]);
    expect([asked.request?.method, asked.request?.headers['content-type'], asked.body]).toEqual([
      'POST',
      'application/json',
      '{"limit":1}',
    ]);
  });

  it('takes 404 for nothing', async () => {
    const { url } = await serverWith(404, '{"error":{"message":"not found"}}');
    expect(await read(googleFor('mesquite-live', signedIn), url)).toBeNull();
  });

  it.each([
    [403, '{"error":{"message":"not yours"}}', /^127.0.0.1:\d+ answers 403: not yours$/],
    [500, '<html>', /answers 500: without a reason/],
  ])('says why it got no answer: %i', async (status, body, message) => {
    const { url } = await serverWith(status, body);
    await expect(read(googleFor('mesquite-live', signedIn), url)).rejects.toThrow(message);
  });

  it('fails where nobody is signed in, and contacts nobody', async () => {
    const { url, asked } = await serverWith(200, '{}');
    const nobody = async () => Promise.reject(new Error('Could not load the default credentials'));
    await expect(read(googleFor('mesquite-live', nobody), url)).rejects.toThrow('default credentials');
    expect(asked.request).toBeUndefined();
  });
});
