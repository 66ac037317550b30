import { parse } from 'node-html-parser';
import { afterEach, describe, expect, it } from 'vitest';
import { COUNTERS_COLLECTION } from '../../functions/src/contact/rate-limit';
import { UNSUBSCRIBE_POLICY } from '../../functions/src/contact/unsubscribe';
import type { Locale } from '../../src/domain/locale';
import { SUBSCRIBERS_COLLECTION, UNSUBSCRIBE_PATH, unsubscribeLink } from '../../src/domain/newsletter';
import { apiPath } from '../../src/domain/outbox';
import { wordsOf } from '../support/words';
import { serveApi } from './api-server';
import { quietServices } from './emulated-services';

const services = quietServices('unsubscribe');
const hmacKey = () => 'a secret of the tests';
const site = (on = () => services) => serveApi(on, { hmacKey });
const subscribers = services.firestore.collection(SUBSCRIBERS_COLLECTION);
const emails = async () => (await subscribers.get()).docs.map((each) => each.get('email')).sort();

afterEach(async () => {
  for (const collection of [SUBSCRIBERS_COLLECTION, COUNTERS_COLLECTION])
    await services.firestore.recursiveDelete(services.firestore.collection(collection));
});

/** Subscribes an address as the form does, and returns the path of its link. */
async function subscribe(request: ReturnType<typeof site>, email: string, language: Locale = 'en'): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email, language });
  expect((await request(apiPath('newsletter'), { method: 'POST', headers, body })).status).toBe(201);
  const { docs } = await subscribers.where('email', '==', email).get();
  const { pathname, search } = new URL(unsubscribeLink(docs[0]?.data() as never) ?? '');
  return pathname + search;
}

/** What an answer is made of, without its time. */
async function seen(response: Response) {
  const { date: _, ...headers } = Object.fromEntries(response.headers);
  return { status: response.status, headers, text: await response.text() };
}

const ONE_CLICK: RequestInit = {
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: 'List-Unsubscribe=One-Click',
  redirect: 'manual',
};

const FORM_DATA = new FormData();
FORM_DATA.set('List-Unsubscribe', 'One-Click');

describe('an unsubscribe link', () => {
  it.each(['en', 'es'] as const)(
    'opens a page in the language of the subscriber, which removes only the address: %s',
    async (language) => {
      const request = site();
      const link = await subscribe(request, 'ana@example.com', language);
      await subscribe(request, 'ben@example.com');
      const page = parse(await (await request(link)).text());
      const { question, submit, done } = wordsOf('email', language).unsubscribe;
      expect(page.querySelector('html')?.getAttribute('lang')).toBe(`${language}-US`);
      expect(page.querySelector('h1')?.text).toBe(question.title);
      expect(page.querySelector('form[method=post] button')?.text).toBe(submit);
      expect(await emails()).toHaveLength(2);
      const response = await request(link, { method: 'POST' });
      expect([response.status, await response.text()]).toEqual([200, expect.stringContaining(done.title)]);
      expect(await emails()).toEqual(['ben@example.com']);
    },
  );

  it('opens a page in English that loads nothing, runs nothing and is not indexed, cached or framed', async () => {
    for (const query of ['', '?language=fr', '?language=en&language=es', '?language[a]=es', '?token="><script>']) {
      const { headers, text } = await seen(await site()(UNSUBSCRIBE_PATH + query));
      expect(headers).toMatchObject({
        ...{ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': UNSUBSCRIBE_POLICY },
        ...{ 'x-robots-tag': 'noindex', 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' },
      });
      expect(headers).not.toHaveProperty('set-cookie');
      expect(text).toContain('<html lang="en-US">');
      expect(text).not.toMatch(/script|src=|url\(/);
    }
  });

  it.each([
    ['a form', ONE_CLICK],
    ['form data', { ...ONE_CLICK, headers: {}, body: FORM_DATA }],
  ])('works by one click, sent as %s, without a redirect or a cookie', async (_, init) => {
    const request = site();
    const { status, headers } = await seen(await request(await subscribe(request, 'ana@example.com'), init));
    expect(status).toBe(200);
    expect(headers).not.toHaveProperty('set-cookie');
    expect(await emails()).toEqual([]);
  });

  it('gets the same page and answer whatever the token is', async () => {
    const request = site();
    const link = await subscribe(request, 'ana@example.com');
    const unknown = [`?language=en&token=${'x'.repeat(43)}`, '?token[]=a', ''].map((query) => UNSUBSCRIBE_PATH + query);
    const pages = [];
    const answers = [await seen(await request(link, ONE_CLICK))];
    for (const path of [link, ...unknown]) {
      pages.push(await seen(await request(path)));
      answers.push(await seen(await request(path, ONE_CLICK)));
    }
    for (const same of [pages, answers]) expect(new Set(same.map((each) => JSON.stringify(each))).size).toBe(1);
  });

  it('also ends a later subscription', async () => {
    const request = site();
    const link = await subscribe(request, 'ana@example.com');
    await request(link, ONE_CLICK);
    await subscribe(request, 'Ana@example.com');
    await request(link, ONE_CLICK);
    expect(await emails()).toEqual([]);
  });

  it('is not limited per client: a mail provider sends those of many people', async () => {
    const request = site();
    for (let count = 0; count < 25; count += 1) expect((await request(UNSUBSCRIBE_PATH, ONE_CLICK)).status).toBe(200);
  });

  it('asks to try again if the server fails, and reveals nothing', async () => {
    const unavailable = () => {
      throw new Error('no access to /srv/secrets');
    };
    const response = await site(unavailable)(`${UNSUBSCRIBE_PATH}?language=es&token=x`, ONE_CLICK);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
    const text = await response.text();
    expect(text).toContain(wordsOf('email', 'es').unsubscribe.failed.title);
    expect(text).not.toContain('secrets');
  });

  it.each(['PUT', 'DELETE'])('is refused by %s', async (method) => {
    const response = await site()(UNSUBSCRIBE_PATH, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  });
});
