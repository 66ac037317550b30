import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SOURCE_FIELDS } from '../../../src/domain/lead-source';
import { stubSessionStorage } from '../../support/session-storage';

const SITE = 'https://www.mesquitepayments.example';
const GOOGLE = 'https://www.google.com/';

beforeEach(() => stubSessionStorage());

/** Shows another page in the same document, as the router does. */
function goTo(path: string): void {
  const { pathname, search, hostname } = new URL(path, SITE);
  vi.stubGlobal('location', { pathname, search, hostname });
}

/** Opens a page in a new document of the same tab. Returns its functions, and the document. */
async function openPage(path: string, { referrer = '', prerendering = false } = {}) {
  const page = Object.assign(new EventTarget(), { referrer, prerendering });
  goTo(path);
  vi.stubGlobal('document', page);
  vi.resetModules();
  const { keepVisit, readSource } = await import('../../../src/services/visit');
  keepVisit();
  return { readSource, page };
}

it('a form says which page it is on, where the visit began, and which site and campaign led there', async () => {
  await openPage('/es?utm_source=newsletter&utm_medium=email&utm_campaign=a%20b&utm_term=c&utm_content=d', {
    referrer: GOOGLE,
  });
  const { readSource } = await openPage('/es/contact', { referrer: `${SITE}/es` });
  expect(readSource()).toEqual({
    referrer: 'google.com',
    utm_source: 'newsletter',
    utm_medium: 'email',
    utm_campaign: 'a b',
    utm_term: 'c',
    utm_content: 'd',
    landing_page: '/es',
    page: '/es/contact',
  });
});

it('a form says only the pages if the visitor came directly', async () => {
  const { readSource } = await openPage('/contact');
  expect(readSource()).toEqual({ landing_page: '/contact', page: '/contact' });
});

it('the campaign and the site of a later page do not replace those of the first', async () => {
  await openPage('/?utm_source=facebook', { referrer: 'https://m.facebook.com/' });
  const { readSource } = await openPage('/contact?utm_source=google&utm_term=pos', { referrer: GOOGLE });
  const first = { referrer: 'm.facebook.com', utm_source: 'facebook', landing_page: '/' };
  expect(readSource()).toEqual({ ...first, page: '/contact' });
});

it.each([
  ['this site', `${SITE}/clients`],
  ['this site without www', 'https://mesquitepayments.example/'],
  ['no site', ''],
  ['what is no address', 'nowhere'],
])('%s is not the referring site', async (_, referrer) => {
  const { readSource } = await openPage('/contact', { referrer });
  expect(readSource()).not.toHaveProperty('referrer');
});

it('the path and the query of the referring page are not kept', async () => {
  const { readSource } = await openPage('/', { referrer: 'https://mail.example/inbox?user=ana' });
  expect(readSource()).toMatchObject({ referrer: 'mail.example' });
});

it('the app that led here counts as a site', async () => {
  const { readSource } = await openPage('/', { referrer: 'android-app://com.google.android.gm/' });
  expect(readSource()).toMatchObject({ referrer: 'com.google.android.gm' });
});

it('a query keeps nothing but its utm parameters', async () => {
  await openPage('/?email=ana@example.com&gclid=1234&UTM_ID=5678&utm_id=9876&utm_source=flyer');
  const kept = sessionStorage.getItem('visit');
  expect(JSON.parse(kept ?? '')).toEqual({ utm_source: 'flyer', landing_page: '/' });
});

it('a parameter of 10 KB is cut', async () => {
  const { readSource } = await openPage(`/?utm_source=${'x'.repeat(10_240)}`);
  expect(readSource().utm_source).toBe('x'.repeat(SOURCE_FIELDS.utm_source.max));
});

it('the visitor whom the inline script led to the Spanish home page comes from the site that led to the English one', async () => {
  sessionStorage.setItem('visit', JSON.stringify({ referrer: GOOGLE }));
  const { readSource } = await openPage('/es', { referrer: `${SITE}/` });
  expect(readSource()).toEqual({ referrer: 'google.com', landing_page: '/es', page: '/es' });
});

it('the visitor whom the inline script led to the Spanish home page may have come directly', async () => {
  sessionStorage.setItem('visit', JSON.stringify({ referrer: '' }));
  const { readSource } = await openPage('/es', { referrer: `${SITE}/` });
  expect(readSource()).toEqual({ landing_page: '/es', page: '/es' });
});

describe('a page that the browser prerenders', () => {
  /** The visitor opens the page. */
  function activate(page: Awaited<ReturnType<typeof openPage>>['page']): void {
    page.prerendering = false;
    page.dispatchEvent(new Event('prerenderingchange'));
  }

  it('begins no visit before the visitor opens it', async () => {
    await openPage('/', { prerendering: true });
    expect(sessionStorage.getItem('visit')).toBeNull();
  });

  it('begins a visit when the visitor opens it', async () => {
    const { readSource, page } = await openPage('/clients', { referrer: GOOGLE, prerendering: true });
    activate(page);
    expect(readSource()).toEqual({ referrer: 'google.com', landing_page: '/clients', page: '/clients' });
  });

  it('leaves the first page of a visit that has begun', async () => {
    await openPage('/');
    const { readSource, page } = await openPage('/clients', { prerendering: true });
    activate(page);
    expect(readSource()).toMatchObject({ landing_page: '/' });
  });
});

describe.each([
  ['is full', () => stubSessionStorage({ isFull: true })],
  ['is blocked', () => vi.stubGlobal('sessionStorage', undefined)],
])('if session storage %s', (_, stub) => {
  beforeEach(stub);

  it('a form on a later page of the same document says where the visit began', async () => {
    const { readSource } = await openPage('/?utm_source=flyer', { referrer: GOOGLE });
    goTo('/contact');
    const first = { referrer: 'google.com', utm_source: 'flyer', landing_page: '/' };
    expect(readSource()).toEqual({ ...first, page: '/contact' });
  });

  it('the visit begins with the current document', async () => {
    await openPage('/');
    const { readSource } = await openPage('/contact');
    expect(readSource()).toEqual({ landing_page: '/contact', page: '/contact' });
  });
});

it.each(['null', '7', '"text"', '[]', '{', ''])('a stored %j does no harm', async (stored) => {
  sessionStorage.setItem('visit', stored);
  const { readSource } = await openPage('/contact');
  expect(readSource()).toMatchObject({ landing_page: '/contact', page: '/contact' });
});
