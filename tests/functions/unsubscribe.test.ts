import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { UNSUBSCRIBE_POLICY } from '../../functions/src/contact/unsubscribe';
import { unsubscribeToken } from '../../functions/src/contact/unsubscribe-token';
import { brand } from '../../src/domain/brand';
import type { Locale } from '../../src/domain/locale';
import { SUBSCRIBERS_COLLECTION, UNSUBSCRIBE_PATH, unsubscribeLink } from '../../src/domain/newsletter';
import { fillIn } from '../support/fill-in';
import { wordsOf } from '../support/words';
import { KEY, serveApi, serveForms } from './api-server';
import { quietServices } from './emulated-services';

const services = quietServices('unsubscribe');
const subscribers = services.firestore.collection(SUBSCRIBERS_COLLECTION);
const emails = async () => (await subscribers.get()).docs.map((each) => each.get('email'));
const site = () => serveApi(() => services);

const linkOf = (language: string, token: string) => `${UNSUBSCRIBE_PATH}?language=${language}&token=${token}`;

/** The link with this query, in which TOKEN stands for its token, and TOKE for all but the last character. */
function damaged(link: string, query: string): string {
  const token = /token=(.*)/.exec(link)?.[1] ?? '';
  return `${UNSUBSCRIBE_PATH}?${query.replaceAll('TOKEN', token).replace('TOKE', token.slice(0, -1))}`;
}

/** Services that fail, and are logged as an error. */
const unavailable = () => {
  throw new Error('no access to /srv/secrets');
};

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

it('a whole link gets the same page and answer whether its token is known or not', async () => {
  const paths = [await subscribe(), linkOf('en', 'x'.repeat(43))];
  for (const init of [{}, ONE_CLICK]) {
    const answers = await Promise.all(paths.map((path) => site()(path, init)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1);
  }
});

it.each([
  'language=es&amp;token=TOKEN',
  'language=es&token=TOKEN%0A',
  'language=es&token=TOKEN%0D%0A',
  'language=es&token=%20TOKEN',
  'language=es&token=TOKEN&utm_source=x',
])('a link works as a mail program delivers it: %s', async (query) => {
  const link = damaged(await subscribe('ana@example.com', 'es'), query);
  const { question, done } = wordsOf('email', 'es').unsubscribe;
  expect(await site()(link)).toMatchObject({ status: 200, text: expect.stringContaining(question.title) });
  expect(await site()(link, ONE_CLICK)).toMatchObject({ status: 200, text: expect.stringContaining(done.title) });
  expect(await emails()).toEqual([]);
});

it.each([
  ['is cut short', 'language=es&token=TOKE'],
  ['has an encoded equals sign', 'language=es&token=3DTOKEN'],
  ['has the full stop of the sentence', 'language=es&token=TOKEN.'],
  ['has the bracket around it', 'language=es&token=TOKEN%3E'],
  ['has another character in its token', `language=es&token=TOKE${encodeURIComponent('ñ')}`],
  ['has two tokens', 'language=es&token=TOKEN&token=TOKEN'],
  ['has a list of tokens', 'language=es&token[]=TOKEN'],
  ['has no token', 'language=es'],
  ['has an empty token', 'language=es&token='],
  ['has a long token', `language=es&token=${'x'.repeat(1600)}`],
])('a link says what to do if it %s, and reads no record', async (_, query) => {
  const link = damaged(linkOf('es', unsubscribeToken('ana', KEY)), query);
  const { incomplete } = wordsOf('email', 'es').unsubscribe;
  for (const init of [{}, { method: 'POST' }, ONE_CLICK]) {
    const { status, text } = await serveApi(unavailable)(link, init);
    const page = parse(text);
    expect(status).toBe(400);
    expect(page.querySelector('html')?.getAttribute('lang')).toBe('es-US');
    expect(page.querySelector('h1')?.text).toBe(incomplete.title);
    expect(page.querySelector('main p')?.text).toBe(fillIn(incomplete.text, { 'brand.email': brand.email }));
    expect(page.querySelector('button, form')).toBeNull();
  }
});

it('a link asks to try again if the server fails, and reveals nothing', async () => {
  const answer = await serveApi(unavailable)(linkOf('es', 'x'.repeat(43)), ONE_CLICK);
  expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '60' } });
  expect(answer.text).toContain(wordsOf('email', 'es').unsubscribe.failed.title);
  expect(answer.text).not.toContain('secrets');
});
