import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { contentSecurityPolicy } from '../../../build/content-security-policy';

const PAGE = `<head><script>first()</script><style>p{}</style><style data-emotion="css" data-s="">a{}</style>
  <script type="application/ld+json">{"a":1}</script></head>
  <body><p style="color:red"></p><script type="module">later()</script><script>first()</script></body>`;

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policy of the page in a build with these variables. */
async function policyWith(environment: Record<string, string>): Promise<string> {
  vi.resetModules();
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const { ORIGINS } = await import('../../../build/origins');
  return contentSecurityPolicy(PAGE, ORIGINS);
}
afterEach(() => vi.unstubAllEnvs());

it.each(['default-src', 'object-src', 'base-uri'])('the policy allows nothing for %s', async (directive) => {
  expect((await policyWith({})).split('; ')).toContain(`${directive} 'none'`);
});

it('the policy allows the inline scripts of the page, each by its hash', async () => {
  expect(await policyWith({})).toContain(`; script-src 'self' ${hash('first()')} ${hash('later()')};`);
});

it('the policy allows the style elements of the page by their hashes, and an empty one that Emotion fills', async () => {
  expect(await policyWith({})).toContain(`; style-src ${hash('p{}')} ${hash('a{}')} ${hash('')};`);
});

describe('the policy for a real project without an App Check key', () => {
  const policyOfProject = () => policyWith({ VITE_FIREBASE_PROJECT_ID: 'mesquite-live' });

  it('allows the functions of the project', async () => {
    expect(await policyOfProject()).toContain('https://us-central1-mesquite-live.cloudfunctions.net');
  });

  it('allows no emulator', async () => {
    expect(await policyOfProject()).not.toContain('127.0.0.1');
  });

  it('allows no request over HTTP', async () => {
    expect(await policyOfProject()).not.toContain('http:');
    expect(await policyOfProject()).toMatch(/; upgrade-insecure-requests$/);
  });

  it('allows neither reCAPTCHA nor App Check', async () => {
    expect(await policyOfProject()).not.toMatch(/recaptcha|appcheck|frame-src/);
  });
});

describe('the policy with an App Check key', () => {
  const policyWithKey = () => policyWith({ VITE_FIREBASE_PROJECT_ID: 'mesquite-live', VITE_APP_CHECK_SITE_KEY: 'key' });

  it('allows the scripts of reCAPTCHA', async () => {
    expect(await policyWithKey()).toMatch(/script-src 'self' [^;]*https:\/\/www\.google\.com\/recaptcha\//);
  });

  it('allows the frames of reCAPTCHA', async () => {
    expect(await policyWithKey()).toMatch(/frame-src https:\/\/www\.google\.com\/recaptcha\//);
  });

  it('allows requests to App Check', async () => {
    expect(await policyWithKey()).toMatch(/connect-src [^;]*https:\/\/content-firebaseappcheck\.googleapis\.com/);
  });
});
