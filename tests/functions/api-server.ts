import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { createApi } from '../../functions/src/api';

/** Serves the API until the test ends, with parsed bodies as Firebase does, and returns a fetch for its paths. */
export function serveApi(...options: Parameters<typeof createApi>) {
  const api = createApi(...options);
  const server = createServer(async (request, response) => {
    const rawBody = Buffer.concat(await request.toArray());
    const isJson = /^application\/json\b/i.test(request.headers['content-type'] ?? '');
    api(Object.assign(request, { rawBody, body: isJson ? JSON.parse(`${rawBody}`) : rawBody }), response);
  });
  const listening = new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return async (path: string, init?: RequestInit) => {
    await listening;
    return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init);
  };
}
