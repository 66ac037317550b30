import { readdirSync, readFileSync } from 'node:fs';
import { expect, forgive, test } from '../fixtures';
import { FORBIDDEN, STORAGE } from '../services';

const ELSEWHERE = `http://${STORAGE}`;
const REFUSAL = /Content Security Policy/i;

/** Injections, and the browser's message when it blocks each. */
const INJECTED: Record<string, { html: string; refused: RegExp }> = {
  'inline script': { html: '<script>document.title="planted"</script>', refused: /inline script/ },
  'event handler': { html: '<img src="/none" onerror="planted()" alt="">', refused: /inline event handler/ },
  'script from elsewhere': { html: `<script src="${ELSEWHERE}/planted.js"></script>`, refused: /script.*planted\.js/ },
  'style element': { html: '<style>main { display: none }</style>', refused: /inline style/ },
  frame: { html: `<iframe src="${ELSEWHERE}/"></iframe>`, refused: /fram/i },
  'plug-in': { html: '<object data="/favicon.svg"></object>', refused: /object-src/ },
  base: { html: `<base href="${ELSEWHERE}/">`, refused: /base-uri/ },
};

test.describe('the Content-Security-Policy', { tag: '@desktop' }, () => {
  test('blocks everything that an attacker injects into a page', async ({ page, site, complaints }) => {
    await page.route('**/none', (route) => route.fulfill({ status: 200, contentType: 'image/png', body: 'broken' }));
    await page.route('**/contact', async (route) => {
      const response = await route.fetch();
      const html = Object.values(INJECTED).map((injected) => injected.html);
      const body = (await response.text()).replace('</body>', () => `${html.join('')}</body>`);
      await route.fulfill({ response, body });
    });
    await site.open('contact');
    for (const { refused } of Object.values(INJECTED)) {
      await expect.poll(() => complaints.filter((text) => REFUSAL.test(text)).join('\n')).toMatch(refused);
    }
    await expect(page).toHaveTitle(site.words('contact').meta.title);
    await expect(page.locator('main')).toBeVisible();
    await page.close();
    forgive(complaints, REFUSAL);
  });

  test('blocks code in strings, and requests to other origins', async ({ page, site, complaints }) => {
    await site.open('home');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.src = URL.createObjectURL(new Blob(['document.title = "planted"'], { type: 'text/javascript' }));
      document.body.append(script);
    });
    await expect.poll(() => complaints.join('\n')).toMatch(/Content Security Policy.*blob:|blob:.*Content Security/);
    expect(await page.evaluate((url) => fetch(url).catch(({ name }) => name), FORBIDDEN)).toBe('TypeError');
    await expect.poll(() => complaints.join('\n')).toMatch(/connect-src|127\.0\.0\.1:9399/);
    forgive(complaints, REFUSAL);
  });

  test('prevents other sites from framing a page', async ({ page, site, baseURL, complaints }) => {
    await page.setContent(`<iframe src="${baseURL}${site.path('contact')}"></iframe>`);
    await expect.poll(() => complaints.join('\n')).toMatch(/frame-ancestors/);
    expect(page.frames().at(-1)?.url()).toMatch(/^chrome-error:/);
    forgive(complaints, REFUSAL);
  });

  test('needs no origin of App Check, whose code is absent without a key', () => {
    const files = readdirSync('dist/assets', { recursive: true, encoding: 'utf8' });
    const scripts = files
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(`dist/assets/${file}`, 'utf8'));
    expect(scripts.filter((script) => script.includes('firebaseappcheck.googleapis.com'))).toEqual([]);
    expect(scripts.filter((script) => script.includes('identitytoolkit.googleapis.com'))).not.toEqual([]);
  });
});

test('browsers cache assets for a day, so that no 404 outlives a rollback for long', {
  tag: '@desktop',
}, async ({ request, site }) => {
  const caching = async (path: string) => {
    const response = await request.get(path);
    return [response.status(), response.headers()['cache-control']];
  };
  const [asset = ''] = /\/assets\/[\w-]+\.js/.exec(await (await request.get(site.path('home'))).text()) ?? [];
  expect(await caching(asset)).toEqual([200, 'max-age=86400']);
  expect(await caching('/assets/older-12345678.js')).toEqual([404, 'max-age=86400']);
  expect(await caching(site.path('home'))).toEqual([200, 'no-cache']);
});
