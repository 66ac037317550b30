import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createSecureServer, type Http2ServerRequest, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** What hosting sends packed, and everything it sends. */
const PACKED: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml',
};
const TYPES: Record<string, string> = { ...PACKED, woff2: 'font/woff2', png: 'image/png', jpg: 'image/jpeg' };

/** What a built site's configuration says of its headers (src/prerender/hosting.ts). */
interface HeaderEntry {
  source: string;
  headers: { key: string; value: string }[];
}

/** Reads the headers that Hosting sends for a path. Only the forms of pattern that the configuration has are known. */
async function readHeaders(root: string): Promise<(pathname: string) => Record<string, string>> {
  const { hosting } = JSON.parse(await readFile(`${root}.firebase.json`, 'utf8'));
  const matches = (source: string, pathname: string) =>
    source.endsWith('**') ? pathname.startsWith(source.slice(0, -'**'.length)) : pathname === source;
  return (pathname) => {
    const found = (hosting.headers as HeaderEntry[]).filter(({ source }) => matches(source, pathname));
    // A later entry has the last word.
    return Object.fromEntries(
      found.flatMap(({ headers }) => headers).map(({ key, value }) => [key.toLowerCase(), value]),
    );
  };
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer | string;
}

/** What answers for a path that is no file. */
type Functions = Record<string, (request: Pick<Http2ServerRequest, 'method' | 'headers'>) => Promise<Answer>>;

/** A certificate that nobody trusts: browsers speak HTTP/2 over TLS only. Needs the program openssl. */
async function makeCertificate(): Promise<{ key: Buffer; cert: Buffer }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const files = ['-keyout', key, '-out', cert];
  await promisify(execFile)('openssl', ['req', '-x509', '-nodes', '-days', '2', ...curve, ...subject, ...files]);
  const made = { key: await readFile(key), cert: await readFile(cert) };
  await rm(folder, { recursive: true });
  return made;
}

/**
 * Serves a built site as Firebase Hosting does: HTTP/2, brotli, clean URLs without a slash at the end, the 404 page
 * with its status, and the headers of its configuration. On the given port of this machine, or on any that is free.
 * What is asked of a path of `functions` is answered by them, and anything else of `/api/` by `api`, another origin.
 * `quality` is brotli's: the best is what is measured, a lower one costs who only looks at the site a tenth of the
 * time.
 * `textOf` gives a file's text, `sizeOf` the bytes of a URL's body as they travel, `sent` all that was answered so far.
 */
export async function serveSite(
  root: string,
  { port = 0, api = '', functions = {} as Functions, quality = constants.BROTLI_MAX_QUALITY } = {},
) {
  const answers = new Map<string, Promise<Answer>>();
  const headersOf = await readHeaders(root);
  const sent = { bytes: 0, requests: 0 };
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };

  async function find(pathname: string): Promise<string | undefined> {
    const wanted = path.join(root, path.normalize(pathname));
    for (const file of [wanted, `${wanted}.html`, path.join(wanted, 'index.html')]) {
      if ((await stat(file).catch(() => null))?.isFile()) return file;
    }
    return undefined;
  }

  async function make(pathname: string): Promise<Answer> {
    const file = await find(pathname);
    const served = file ?? path.join(root, '404.html');
    const body = await readFile(served);
    const extension = path.extname(served).slice(1);
    const headers = {
      'content-type': TYPES[extension] ?? 'application/octet-stream',
      'cache-control': 'max-age=3600',
      ...headersOf(pathname),
    };
    const status = file ? 200 : 404;
    if (!(extension in PACKED)) return { status, headers, body };
    return { status, headers: { ...headers, 'content-encoding': 'br' }, body: await compress(body, { params }) };
  }

  function answer(url: string): Promise<Answer> {
    const pathname = decodeURIComponent(new URL(url, 'https://localhost').pathname);
    const known = answers.get(pathname) ?? make(pathname);
    answers.set(pathname, known);
    return known;
  }

  async function passOn(request: Http2ServerRequest): Promise<Answer> {
    const { method, headers } = request;
    const answered = await fetch(api + request.url, {
      method,
      headers: { 'content-type': headers['content-type'] ?? '' },
      body: method === 'POST' ? Buffer.concat(await request.toArray()) : null,
    });
    const { status } = answered;
    const type = answered.headers.get('content-type') ?? '';
    return { status, headers: { 'content-type': type }, body: Buffer.from(await answered.arrayBuffer()) };
  }

  const server = createSecureServer({ ...(await makeCertificate()), allowHTTP1: true }, async (request, response) => {
    const { pathname, search } = new URL(request.url, 'https://localhost');
    if (/.\/$/.test(pathname)) {
      response.writeHead(301, { location: pathname.replace(/\/+$/, '') + search }).end();
      return;
    }
    const called = functions[pathname] ?? (api && pathname.startsWith('/api/') ? passOn : null);
    const { status, headers, body } = await (called ? called(request) : answer(request.url));
    sent.bytes += body.length;
    sent.requests += 1;
    response.writeHead(status, headers).end(body);
  });
  const connections = new Set<ServerHttp2Session>();
  server.on('session', (connection) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    textOf: (url: string) => readFile(path.join(root, url), 'utf8'),
    sizeOf: async (url: string) => (await answer(url)).body.length,
    sent: () => ({ ...sent }),
    /** Has whoever comes next connect anew: on a connection that is known, headers weigh less than on a first visit. */
    hangUp: () => {
      for (const connection of connections) connection.close();
    },
    close: () => server.close(),
  };
}

export type Site = Awaited<ReturnType<typeof serveSite>>;
