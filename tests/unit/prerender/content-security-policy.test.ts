import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { REAL_HOSTS } from '../../../scripts/bench/budgets';
import { contentSecurityPolicy } from '../../../src/prerender/content-security-policy';
import { builtHeaders } from '../../../src/prerender/hosting';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const NONE = { scripts: [], frames: [] };
const EMULATED = { isEmulated: true, services: ['http://127.0.0.1:9099'], storage: 'http://127.0.0.1:9199', ...NONE };
const REAL = { isEmulated: false, services: ['https://api.example'], storage: 'https://files.example', ...NONE };

const PAGE = `<head><script>first()</script><style>p{}</style><style data-emotion="css" data-s="">a{}</style>
  <script type="application/ld+json">{"a":1}</script></head>
  <body><p style="color:red"></p><script type="module">later()</script><script>first()</script></body>`;

function directives(html: string, origins = EMULATED): Record<string, string[]> {
  const lines = contentSecurityPolicy(html, origins).split('; ');
  return Object.fromEntries(lines.map((line) => [line.split(' ')[0], line.split(' ').slice(1)]));
}

describe('The Content-Security-Policy of a page', () => {
  it('lets its own scripts run, each named once by its hash, and no other inline one', () => {
    expect(directives(PAGE)['script-src']).toEqual(["'self'", hash('first()'), hash('later()')]);
  });

  it('lets its own styles count, and the empty element that styles are put into later', () => {
    expect(directives(PAGE)['style-src']).toEqual([hash('p{}'), hash('a{}'), hash('')]);
  });

  it('allows nothing unsafe but style attributes', () => {
    const unsafe = Object.entries(directives(PAGE)).filter(([, sources]) => sources.join().includes('unsafe'));
    expect(unsafe).toEqual([['style-src-attr', ["'unsafe-inline'"]]]);
  });

  it.each(['default-src', 'object-src', 'base-uri', 'frame-ancestors'])('has %s none', (name) => {
    expect(directives(PAGE)[name]).toEqual(["'none'"]);
  });

  it('names the origins that the build works with, and for a real project none without TLS', () => {
    expect(directives(PAGE)['connect-src']).toEqual(["'self'", ...EMULATED.services, EMULATED.storage]);
    expect(contentSecurityPolicy(PAGE, REAL)).not.toContain('http:');
    expect(directives(PAGE, REAL)['media-src']).toEqual([REAL.storage]);
  });

  it('asks for HTTPS alone where there is a real project: emulators have none', () => {
    expect(directives(PAGE, REAL)).toHaveProperty('upgrade-insecure-requests');
    expect(directives(PAGE)).not.toHaveProperty('upgrade-insecure-requests');
  });
});

/** What a character of a host takes on the wire: HPACK's code has five to seven bits for it (RFC 7541, appendix B). */
const HPACK_BITS = 5.6;

describe('The origins that a build works with', () => {
  afterEach(() => vi.unstubAllEnvs());

  /** As a build with these values in its `.env` has them. */
  async function policyWith(values: Record<string, string>): Promise<string> {
    vi.resetModules();
    for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value);
    const { ORIGINS } = await import('../../../src/firebase/origins');
    return contentSecurityPolicy(PAGE, ORIGINS);
  }

  it('are the emulators alone for the demo project', async () => {
    const origins = [...(await policyWith({})).matchAll(/https?:\/\/[^ ;]+/g)].map(
      ([origin]) => new URL(origin).hostname,
    );
    expect(new Set(origins)).toEqual(new Set(['127.0.0.1']));
  });

  it('are those of the project itself for a real one, and nothing of reCAPTCHA without a key for App Check', async () => {
    const policy = await policyWith({ VITE_FIREBASE_PROJECT_ID: 'mesquite-live' });
    expect(policy).toContain('https://us-central1-mesquite-live.cloudfunctions.net');
    expect(policy).not.toMatch(/127\.0\.0\.1|http:|recaptcha|appcheck|frame-src/);
  });

  it('are reCAPTCHA and App Check too where there is a key', async () => {
    const policy = await policyWith({ VITE_FIREBASE_PROJECT_ID: 'mesquite-live', VITE_APP_CHECK_SITE_KEY: 'key' });
    expect(policy).toMatch(/script-src 'self' [^;]*https:\/\/www\.google\.com\/recaptcha\//);
    expect(policy).toMatch(/frame-src https:\/\/www\.google\.com\/recaptcha\//);
    expect(policy).toMatch(/connect-src [^;]*https:\/\/content-firebaseappcheck\.googleapis\.com/);
  });

  it('weigh no more than the budgets know of, with App Check and the longest id of a project', async () => {
    const longest = { VITE_FIREBASE_PROJECT_ID: 'a'.repeat(30), VITE_APP_CHECK_SITE_KEY: 'key' };
    const emulated = await policyWith({});
    const more = (await policyWith(longest)).length - emulated.length;
    expect((more * HPACK_BITS) / 8 / 1024).toBeLessThanOrEqual(REAL_HOSTS);
  });
});

describe('The headers of a built site', () => {
  const pages = new Map([
    ['/', '<script>home()</script>'],
    ['/es/contact', '<script>contacto()</script>'],
  ]);
  const notFound = '<script>missing()</script>';
  const headers = builtHeaders({ pages, notFound, assets: ['app-12345678.js'] }, EMULATED);
  const policyOf = (source: string) => headers.find((entry) => entry.source === source)?.headers[0]?.value;

  it('give each page its own policy, and every other path that of the page for it', () => {
    expect(policyOf('/')).toContain(hash('home()'));
    expect(policyOf('/es/contact')).toContain(hash('contacto()'));
    expect(policyOf('**')).toContain(hash('missing()'));
    expect(policyOf('/')).not.toContain(hash('missing()'));
  });

  it('begin with what holds for all paths: the last entry that matches has the word', () => {
    expect(headers[0]?.source).toBe('**');
  });

  it('let browsers keep a file for good, and nothing of a name that is missing', () => {
    const keeping = (source: string) =>
      headers.find((entry) => entry.source === source)?.headers.find(({ key }) => key === 'Cache-Control')?.value;
    expect(keeping('/assets/**')).toBe('no-cache');
    expect(keeping('/assets/app-12345678.js')).toContain('immutable');
    const sources = headers.map(({ source }) => source);
    expect(sources.indexOf('/assets/app-12345678.js')).toBeGreaterThan(sources.indexOf('/assets/**'));
  });

  it('let the worker ask for the site and the pictures, and run nothing', () => {
    expect(policyOf('/sw.js')).toBe("default-src 'none'; connect-src 'self' http://127.0.0.1:9199");
  });
});
