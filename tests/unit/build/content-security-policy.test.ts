import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { contentSecurityPolicy } from '../../../build/content-security-policy';

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
  it('allows its own inline scripts and styles by hash, and the empty style element that Emotion fills', () => {
    expect(directives(PAGE)['script-src']).toEqual(["'self'", hash('first()'), hash('later()')]);
    expect(directives(PAGE)['style-src']).toEqual([hash('p{}'), hash('a{}'), hash('')]);
  });

  it('allows the origins of the emulators, which have no HTTPS', () => {
    expect(directives(PAGE)['connect-src']).toEqual(["'self'", ...EMULATED.services, EMULATED.storage]);
    expect(directives(PAGE)).not.toHaveProperty('upgrade-insecure-requests');
  });

  it('allows only HTTPS origins of a real project, and nothing unsafe but style attributes', () => {
    expect(contentSecurityPolicy(PAGE, REAL)).not.toContain('http:');
    const { 'media-src': media, ...others } = directives(PAGE, REAL);
    expect(media).toEqual([REAL.storage, 'blob:']);
    expect(others).toHaveProperty('upgrade-insecure-requests');
    for (const name of ['default-src', 'object-src', 'base-uri']) expect(others[name], name).toEqual(["'none'"]);
    const unsafe = Object.entries(others).filter(([, sources]) => sources.join().includes('unsafe'));
    expect(unsafe).toEqual([['style-src-attr', ["'unsafe-inline'"]]]);
  });
});

describe('The policy of a build', () => {
  afterEach(() => vi.unstubAllEnvs());

  async function policyWith(environment: Record<string, string>): Promise<string> {
    vi.resetModules();
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
    const { ORIGINS } = await import('../../../build/origins');
    return contentSecurityPolicy(PAGE, ORIGINS);
  }

  it('for the demo project consists of these directives', async () => {
    const withoutHashes = (await policyWith({})).replace(/'sha256-\S+'( 'sha256-\S+')*/g, 'HASHES');
    expect(withoutHashes.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self' HASHES",
      'style-src HASHES',
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: http://127.0.0.1:9199",
      'media-src http://127.0.0.1:9199 blob:',
      "font-src 'self'",
      "connect-src 'self' http://127.0.0.1:9099 http://127.0.0.1:8080 http://127.0.0.1:5001 http://127.0.0.1:9199",
      "manifest-src 'self'",
      "worker-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
    ]);
  });

  it('for a real project without an App Check key allows the project alone', async () => {
    const policy = await policyWith({ VITE_FIREBASE_PROJECT_ID: 'mesquite-live' });
    expect(policy).toContain('https://us-central1-mesquite-live.cloudfunctions.net');
    expect(policy).not.toMatch(/127\.0\.0\.1|http:|recaptcha|appcheck|frame-src/);
  });

  it('with an App Check key also allows reCAPTCHA and App Check', async () => {
    const policy = await policyWith({ VITE_FIREBASE_PROJECT_ID: 'mesquite-live', VITE_APP_CHECK_SITE_KEY: 'key' });
    expect(policy).toMatch(/script-src 'self' [^;]*https:\/\/www\.google\.com\/recaptcha\//);
    expect(policy).toMatch(/frame-src https:\/\/www\.google\.com\/recaptcha\//);
    expect(policy).toMatch(/connect-src [^;]*https:\/\/content-firebaseappcheck\.googleapis\.com/);
  });
});
