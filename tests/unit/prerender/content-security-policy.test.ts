import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
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
  it('allows only the inline scripts of the page, each once by its hash', () => {
    expect(directives(PAGE)['script-src']).toEqual(["'self'", hash('first()'), hash('later()')]);
  });

  it('allows the styles of the page, and the empty element that Emotion fills later', () => {
    expect(directives(PAGE)['style-src']).toEqual([hash('p{}'), hash('a{}'), hash('')]);
  });

  it('allows unsafe-inline for style attributes only', () => {
    const unsafe = Object.entries(directives(PAGE)).filter(([, sources]) => sources.join().includes('unsafe'));
    expect(unsafe).toEqual([['style-src-attr', ["'unsafe-inline'"]]]);
  });

  it.each(['default-src', 'object-src', 'base-uri', 'frame-ancestors'])('sets %s to none', (name) => {
    expect(directives(PAGE)[name]).toEqual(["'none'"]);
  });

  it('allows the origins of the build, and only HTTPS ones for a real project', () => {
    expect(directives(PAGE)['connect-src']).toEqual(["'self'", ...EMULATED.services, EMULATED.storage]);
    expect(contentSecurityPolicy(PAGE, REAL)).not.toContain('http:');
    expect(directives(PAGE, REAL)['media-src']).toEqual([REAL.storage]);
  });

  it('upgrades insecure requests for a real project only: emulators have no HTTPS', () => {
    expect(directives(PAGE, REAL)).toHaveProperty('upgrade-insecure-requests');
    expect(directives(PAGE)).not.toHaveProperty('upgrade-insecure-requests');
  });
});

describe('The origins that a build allows', () => {
  afterEach(() => vi.unstubAllEnvs());

  /** The policy of a build with these values in its `.env`. */
  async function policyWith(values: Record<string, string>): Promise<string> {
    vi.resetModules();
    for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value);
    const { ORIGINS } = await import('../../../src/firebase/origins');
    return contentSecurityPolicy(PAGE, ORIGINS);
  }

  it('are only the emulators for the demo project', async () => {
    const origins = [...(await policyWith({})).matchAll(/https?:\/\/[^ ;]+/g)].map(
      ([origin]) => new URL(origin).hostname,
    );
    expect(new Set(origins)).toEqual(new Set(['127.0.0.1']));
  });

  it('are those of a real project, without reCAPTCHA if there is no App Check key', async () => {
    const policy = await policyWith({ VITE_FIREBASE_PROJECT_ID: 'mesquite-live' });
    expect(policy).toContain('https://us-central1-mesquite-live.cloudfunctions.net');
    expect(policy).not.toMatch(/127\.0\.0\.1|http:|recaptcha|appcheck|frame-src/);
  });

  it('include reCAPTCHA and App Check if there is a key', async () => {
    const policy = await policyWith({ VITE_FIREBASE_PROJECT_ID: 'mesquite-live', VITE_APP_CHECK_SITE_KEY: 'key' });
    expect(policy).toMatch(/script-src 'self' [^;]*https:\/\/www\.google\.com\/recaptcha\//);
    expect(policy).toMatch(/frame-src https:\/\/www\.google\.com\/recaptcha\//);
    expect(policy).toMatch(/connect-src [^;]*https:\/\/content-firebaseappcheck\.googleapis\.com/);
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

  it('give each page its own policy, and every other path that of the 404 page', () => {
    expect(policyOf('/')).toContain(hash('home()'));
    expect(policyOf('/es/contact')).toContain(hash('contacto()'));
    expect(policyOf('**')).toContain(hash('missing()'));
    expect(policyOf('/')).not.toContain(hash('missing()'));
  });

  it('begin with the entry for all paths: the last match wins', () => {
    expect(headers[0]?.source).toBe('**');
  });

  it('make browsers cache a built file for good, and not a missing one', () => {
    const cacheControlOf = (source: string) =>
      headers.find((entry) => entry.source === source)?.headers.find(({ key }) => key === 'Cache-Control')?.value;
    expect(cacheControlOf('/assets/**')).toBe('no-cache');
    expect(cacheControlOf('/assets/app-12345678.js')).toContain('immutable');
    const sources = headers.map(({ source }) => source);
    expect(sources.indexOf('/assets/app-12345678.js')).toBeGreaterThan(sources.indexOf('/assets/**'));
  });

  it('let the service worker fetch the site and the pictures, and run nothing', () => {
    expect(policyOf('/sw.js')).toBe("default-src 'none'; connect-src 'self' http://127.0.0.1:9199");
  });
});
