import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { createApi } from '../../functions/src/api';
import type { Services } from '../../functions/src/context';
import { apiPath, type FormName } from '../../src/domain/outbox';

export const KEY = 'a secret of the tests';

/** Serves the API, with parsed bodies as Firebase does. Returns a fetch for its paths, and a function that stops it. */
export function startApi(services: () => Services, options: Partial<Parameters<typeof createApi>[1]> = {}) {
  const api = createApi(services, { hmacKey: () => KEY, ...options });
  const server = createServer(async (request, response) => {
    const rawBody = Buffer.concat(await request.toArray());
    const isJson = /^application\/json\b/i.test(request.headers['content-type'] ?? '');
    api(Object.assign(request, { rawBody, body: isJson ? JSON.parse(`${rawBody}`) : rawBody }), response);
  });
  const listening = new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  async function request(path: string, init: RequestInit = {}) {
    await listening;
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init });
    const { date: _, ...headers } = Object.fromEntries(response.headers);
    return { status: response.status, headers: headers as Record<string, string>, text: await response.text() };
  }
  return { request, stop: () => void server.close() };
}

/** A function that posts forms as the site does, by a fetch for the paths of the API. */
export const postForms =
  (request: ReturnType<typeof startApi>['request']) =>
  async (form: FormName, body: unknown, headers: Record<string, string> = {}) => {
    const { text, ...answer } = await request(apiPath(form), {
      method: 'POST',
      body: Buffer.from(JSON.stringify(body)),
      headers: { 'content-type': 'application/json', ...headers },
    });
    return { ...answer, body: JSON.parse(text) };
  };

/** Serves the API until the test ends, and returns a fetch for its paths. */
export function serveApi(...options: Parameters<typeof startApi>) {
  const { request, stop } = startApi(...options);
  onTestFinished(stop);
  return request;
}

/** Serves the API until the test ends, and returns a function that posts forms as the site does. */
export const serveForms = (...options: Parameters<typeof startApi>) => postForms(serveApi(...options));
