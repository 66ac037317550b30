import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
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

describe.each(['en', 'es'] as const)('a link in "%s"', (language) => {
  const { question, submit, done } = wordsOf('email', language).unsubscribe;
  const subscribeAna = () => subscribe('ana@example.com', language);
  const open = async (link: string) => parse((await site()(link)).text);

  it('opens a page in its language', async () => {
    const page = await open(await subscribeAna());
    expect(page.querySelector('html')?.getAttribute('lang')).toBe(`${language}-US`);
  });

  it('opens a page that asks whether to unsubscribe', async () => {
    const page = await open(await subscribeAna());
    expect(page.querySelector('h1')?.text).toBe(question.title);
    expect(page.querySelector('form[method=post] button')?.text).toBe(submit);
  });

  it('removes no address before the visitor answers', async () => {
    await open(await subscribeAna());
    expect(await emails()).toEqual(['ana@example.com']);
  });

  it('says that the address is removed', async () => {
    const answer = await site()(await subscribeAna(), { method: 'POST' });
    expect(answer).toMatchObject({ status: 200, text: expect.stringContaining(done.title) });
  });

  it('removes only its address', async () => {
    const link = await subscribeAna();
    await subscribe('ben@example.com');
    await site()(link, { method: 'POST' });
    expect(await emails()).toEqual(['ben@example.com']);
  });
});

describe('the page of a link with any query', () => {
  const open = () => site()(`${UNSUBSCRIBE_PATH}?language=fr&token="><script>`);

  it('is HTML that loads and runs nothing', async () => {
    const { headers, text } = await open();
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': UNSUBSCRIBE_POLICY,
      'x-content-type-options': 'nosniff',
    });
    expect(text).not.toMatch(/script|src=|url\(/);
  });

  it('is hidden from search engines', async () => {
    expect((await open()).headers).toMatchObject({ 'x-robots-tag': 'noindex' });
  });

  it('is kept by no cache', async () => {
    expect((await open()).headers).toMatchObject({ 'cache-control': 'no-store' });
  });

  it('sets no cookie', async () => {
    expect((await open()).headers).not.toHaveProperty('set-cookie');
  });

  it('is in English if it does not know the language', async () => {
    expect((await open()).text).toContain('<html lang="en-US">');
  });
});

it('a link works by one click', async () => {
  const link = await subscribe();
  expect(await site()(link, ONE_CLICK)).toMatchObject({ status: 200 });
  expect(await emails()).toEqual([]);
});

it('a link also works after a later subscription of its address', async () => {
  const link = await subscribe();
  await site()(link, ONE_CLICK);
  await subscribe('Ana@example.com');
  expect(await site()(link, ONE_CLICK)).toMatchObject({ status: 200 });
  expect(await emails()).toEqual([]);
});

describe.each([
  ['page', {}],
  ['answer', ONE_CLICK],
])('the %s of a whole link', (_, init) => {
  it.each(['known', 'unknown'])('is sent if its token is %s', async (token) => {
    const path = token === 'known' ? await subscribe() : linkOf('en', 'x'.repeat(43));
    expect(await site()(path, init)).toMatchObject({ status: 200 });
  });

  it('is the same whether its token is known or not', async () => {
    const known = await site()(await subscribe(), init);
    expect(await site()(linkOf('en', 'x'.repeat(43)), init)).toEqual(known);
  });
});

describe.each([
  'language=es&amp;token=TOKEN',
  'language=es&token=TOKEN%0A',
  'language=es&token=TOKEN%0D%0A',
  'language=es&token=%20TOKEN',
  'language=es&token=TOKEN&utm_source=x',
])('a link as a mail program delivers it, with %s,', (query) => {
  const { question, done } = wordsOf('email', 'es').unsubscribe;
  const deliver = async () => damaged(await subscribe('ana@example.com', 'es'), query);

  it('opens its page', async () => {
    const answer = await site()(await deliver());
    expect(answer).toMatchObject({ status: 200, text: expect.stringContaining(question.title) });
  });

  it('says that the address is removed', async () => {
    const answer = await site()(await deliver(), ONE_CLICK);
    expect(answer).toMatchObject({ status: 200, text: expect.stringContaining(done.title) });
  });

  it('removes the address', async () => {
    await site()(await deliver(), ONE_CLICK);
    expect(await emails()).toEqual([]);
  });
});

describe.each([
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
])('a link that %s', (_, query) => {
  const link = damaged(linkOf('es', unsubscribeToken('ana', KEY)), query);
  const { incomplete } = wordsOf('email', 'es').unsubscribe;

  describe.each([
    ['is opened', {}],
    ['is posted', { method: 'POST' }],
    ['is posted by one click', ONE_CLICK],
  ])('and %s', (_how, init) => {
    it('is refused without reading a record', async () => {
      expect(await serveApi(unavailable)(link, init)).toMatchObject({ status: 400 });
    });

    it('says in its language what to do', async () => {
      const page = parse((await serveApi(unavailable)(link, init)).text);
      expect(page.querySelector('html')?.getAttribute('lang')).toBe('es-US');
      expect(page.querySelector('h1')?.text).toBe(incomplete.title);
      expect(page.querySelector('main p')?.text).toBe(fillIn(incomplete.text, { 'brand.email': brand.email }));
    });

    it('offers nothing to press', async () => {
      const page = parse((await serveApi(unavailable)(link, init)).text);
      expect(page.querySelector('button, form')).toBeNull();
    });
  });
});

describe('if the server fails, a link', () => {
  const click = () => serveApi(unavailable)(linkOf('es', 'x'.repeat(43)), ONE_CLICK);

  it('asks the browser to try again', async () => {
    expect(await click()).toMatchObject({ status: 503, headers: { 'retry-after': '60' } });
  });

  it('asks the visitor to try again', async () => {
    expect((await click()).text).toContain(wordsOf('email', 'es').unsubscribe.failed.title);
  });

  it('reveals nothing', async () => {
    expect((await click()).text).not.toContain('secrets');
  });
});
