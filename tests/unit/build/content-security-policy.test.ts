import { createHash } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
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

it('the policy allows only inline scripts and styles by hash, and the style element that Emotion fills', async () => {
  const policy = await policyWith({});
  for (const closed of ['default-src', 'object-src', 'base-uri'])
    expect(policy.split('; ')).toContain(`${closed} 'none'`);
  expect(policy).toContain(`; script-src 'self' ${hash('first()')} ${hash('later()')};`);
  expect(policy).toContain(`; style-src ${hash('p{}')} ${hash('a{}')} ${hash('')};`);
});

it('the policy for a real project without an App Check key allows the project alone, over HTTPS', async () => {
  const policy = await policyWith({ VITE_FIREBASE_PROJECT_ID: 'mesquite-live' });
  expect(policy).toContain('https://us-central1-mesquite-live.cloudfunctions.net');
  expect(policy).not.toMatch(/127\.0\.0\.1|http:|recaptcha|appcheck|frame-src/);
  expect(policy).toMatch(/; upgrade-insecure-requests$/);
});

it('the policy with an App Check key also allows reCAPTCHA and App Check', async () => {
  const policy = await policyWith({ VITE_FIREBASE_PROJECT_ID: 'mesquite-live', VITE_APP_CHECK_SITE_KEY: 'key' });
  expect(policy).toMatch(/script-src 'self' [^;]*https:\/\/www\.google\.com\/recaptcha\//);
  expect(policy).toMatch(/frame-src https:\/\/www\.google\.com\/recaptcha\//);
  expect(policy).toMatch(/connect-src [^;]*https:\/\/content-firebaseappcheck\.googleapis\.com/);
});
