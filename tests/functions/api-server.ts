import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { createApi } from '../../functions/src/api';
import { apiPath, type FormName } from '../../src/domain/outbox';

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

/** Serves the API, and returns a function that posts forms with these headers. */
export function serveForms(headers: Record<string, string>, ...options: Parameters<typeof createApi>) {
  const request = serveApi(...options);
  return async (body: unknown, change: RequestInit = {}, form: FormName = 'quotes') => {
    const response = await request(apiPath(form), {
      ...{ method: 'POST', body: JSON.stringify(body) },
      ...{ headers: { 'content-type': 'application/json', ...headers } },
      ...change,
    });
    const answer: Record<string, unknown> = await response.json();
    return { status: response.status, body: answer, headers: Object.fromEntries(response.headers) };
  };
}
