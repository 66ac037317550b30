import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { UNSUBSCRIBE_POLICY } from '../../functions/src/contact/unsubscribe';
import type { Locale } from '../../src/domain/locale';
import { SUBSCRIBERS_COLLECTION, UNSUBSCRIBE_PATH, unsubscribeLink } from '../../src/domain/newsletter';
import { wordsOf } from '../support/words';
import { serveApi, serveForms } from './api-server';
import { quietServices } from './emulated-services';

const services = quietServices('unsubscribe');
const subscribers = services.firestore.collection(SUBSCRIBERS_COLLECTION);
const emails = async () => (await subscribers.get()).docs.map((each) => each.get('email'));
const site = () => serveApi(() => services);

/** Subscribes an address as the form does, and returns the path of its link. */
async function subscribe(email = 'ana@example.com', language: Locale = 'en'): Promise<string> {
  expect(await serveForms(() => services)('newsletter', { email, language })).toMatchObject({ status: 201 });
  const { docs } = await subscribers.where('email', '==', email).get();
  const { pathname, search } = new URL(unsubscribeLink(docs[0]?.data() as never) ?? '');
  return pathname + search;
}

const ONE_CLICK: RequestInit = {
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: 'List-Unsubscribe=One-Click',
};

it.each(['en', 'es'] as const)('a link opens a page that removes only the address, in %s', async (language) => {
  const link = await subscribe('ana@example.com', language);
  await subscribe('ben@example.com');
  const page = parse((await site()(link)).text);
  const { question, submit, done } = wordsOf('email', language).unsubscribe;
  expect(page.querySelector('html')?.getAttribute('lang')).toBe(`${language}-US`);
  expect(page.querySelector('h1')?.text).toBe(question.title);
  expect(page.querySelector('form[method=post] button')?.text).toBe(submit);
  expect(await emails()).toHaveLength(2);
  const answer = await site()(link, { method: 'POST' });
  expect(answer).toMatchObject({ status: 200, text: expect.stringContaining(done.title) });
  expect(await emails()).toEqual(['ben@example.com']);
});

it('a link opens a page that loads and runs nothing, whatever its query is', async () => {
  const { headers, text } = await site()(`${UNSUBSCRIBE_PATH}?language=fr&token="><script>`);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': UNSUBSCRIBE_POLICY,
    'x-robots-tag': 'noindex',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect(headers).not.toHaveProperty('set-cookie');
  expect(text).toContain('<html lang="en-US">');
  expect(text).not.toMatch(/script|src=|url\(/);
});

it('a link works by one click, also after a later subscription', async () => {
  const link = await subscribe();
  for (let times = 0; times < 2; times += 1) {
    expect(await site()(link, ONE_CLICK)).toMatchObject({ status: 200 });
    expect(await emails()).toEqual([]);
    await subscribe('Ana@example.com');
  }
});

it('a link gets the same page and answer whatever the token is', async () => {
  const paths = [await subscribe(), `${UNSUBSCRIBE_PATH}?language=en&token=unknown`, `${UNSUBSCRIBE_PATH}?token[]=a`];
  for (const init of [{}, ONE_CLICK]) {
    const answers = await Promise.all(paths.map((path) => site()(path, init)));
    expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1);
  }
});

it('a link asks to try again if the server fails, and reveals nothing', async () => {
  const unavailable = () => {
    throw new Error('no access to /srv/secrets');
  };
  const answer = await serveApi(unavailable)(`${UNSUBSCRIBE_PATH}?language=es&token=x`, ONE_CLICK);
  expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '60' } });
  expect(answer.text).toContain(wordsOf('email', 'es').unsubscribe.failed.title);
  expect(answer.text).not.toContain('secrets');
});
