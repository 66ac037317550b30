import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createSecureServer } from 'node:http2';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import firebase from '../firebase.json' with { type: 'json' };

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};
/** Types that Hosting compresses. */
const COMPRESSED = /text|json|xml/;

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/** Headers of Hosting's configuration for a path. A later entry overrides an earlier one. */
function headersOf(pathname: string): Record<string, string> {
  const matches = (source: string): boolean => {
    if (source.startsWith('!')) return !matches(source.slice(1));
    return source.endsWith('**') ? pathname.startsWith(source.slice(0, -2)) : pathname === source;
  };
  const headers = firebase.hosting.headers.filter(({ source }) => matches(source)).flatMap((entry) => entry.headers);
  return Object.fromEntries(headers.map(({ key, value }) => [key.toLowerCase(), value]));
}

/** A self-signed certificate and its key, in one file: browsers support HTTP/2 only over TLS. */
async function createCertificate(): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'certificate-'));
  const file = path.join(folder, 'localhost.pem');
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  await promisify(execFile)('openssl', ['req', '-x509', ...key, ...subject, '-keyout', file, '-out', file]);
  const certificate = await readFile(file);
  await rm(folder, { recursive: true });
  return certificate;
}

/**
 * Serves the built site in `root` as Firebase Hosting does: HTTP/2, brotli, clean URLs, the 404 page and the configured
 * headers. Brotli's best `quality` takes ten times as long as a medium one. Requests for the path `stalled` get no
 * response.
 */
export async function serveSite(root: string, { port = 0, quality = constants.BROTLI_MAX_QUALITY, stalled = '' } = {}) {
  const answers = new Map<string, Promise<Answer>>();
  const traffic = { requests: 0, bytes: 0 };

  async function answerFor(pathname: string): Promise<Answer> {
    const wanted = path.join(root, path.normalize(pathname));
    const found = [wanted, `${wanted}.html`, path.join(wanted, 'index.html')].find(isFile);
    const file = found ?? path.join(root, '404.html');
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    const headers = { 'content-type': type, 'cache-control': 'max-age=3600', ...headersOf(pathname) };
    const content = await readFile(file);
    const status = found ? 200 : 404;
    if (!COMPRESSED.test(type)) return { status, headers, body: content };
    const body = await promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
    return { status, headers: { ...headers, 'content-encoding': 'br' }, body };
  }

  const certificate = await createCertificate();
  const options = { key: certificate, cert: certificate, allowHTTP1: true };
  const server = createSecureServer(options, async (request, response) => {
    const { pathname, search } = new URL(request.url, 'https://localhost');
    if (pathname === stalled) return;
    if (/.\/$/.test(pathname)) {
      response.writeHead(301, { location: pathname.replace(/\/+$/, '') + search }).end();
      return;
    }
    const answer = answers.get(pathname) ?? answerFor(decodeURIComponent(pathname));
    answers.set(pathname, answer);
    const { status, headers, body } = await answer;
    response.writeHead(status, headers).end(body);
    traffic.requests += 1;
    traffic.bytes += body.length;
  });
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: opened } = server.address() as AddressInfo;
  return {
    origin: `https://localhost:${opened}`,
    /** What has been served so far, including to the service worker: responses, and the bytes of their bodies. */
    traffic: traffic as Readonly<typeof traffic>,
    /** Ends all connections too: requests get no response. */
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
