import { describe, expect, it } from 'vitest';
import { observe } from '../support/observatory';

const GOOD = {
  'content-security-policy':
    "default-src 'none'; script-src 'self' 'sha256-AAAA'; style-src 'sha256-BBBB'; object-src 'none'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** The score of a page with these headers instead; null leaves one out. */
function score(change: Record<string, string | null> = {}, body = ''): number {
  const headers = Object.entries({ ...GOOD, ...change }).filter((each): each is [string, string] => each[1] !== null);
  return observe({ url: 'https://site.example/', headers: new Headers(headers), body }).score;
}

const policy = (from: string, to: string) => ({
  'content-security-policy': GOOD['content-security-policy'].replace(from, () => to),
});

describe('The Observatory', () => {
  it('gives a page with all headers 140 points: 100, and 40 for what is more than asked', () => {
    expect(score()).toBe(140);
  });

  it('gives a page without any header none of the bonus, and takes off what each lack costs', () => {
    const none = Object.fromEntries(Object.keys(GOOD).map((name) => [name, null]));
    expect(score(none)).toBe(100 - 25 - 20 - 5 - 20);
  });

  // Who loses more than ten points loses the bonus too.
  it.each([
    ['inline scripts are allowed', policy("'self' 'sha256-AAAA'", "'self' 'unsafe-inline'"), 80],
    ['scripts may come from anywhere', policy("'sha256-AAAA'", 'https:'), 80],
    ['plug-ins may come from anywhere', policy("object-src 'none'", 'object-src *'), 80],
    ['texts may be run as code', policy("'sha256-AAAA'", "'sha256-AAAA' 'unsafe-eval'"), 120],
    ['a script may come without TLS', policy("'sha256-AAAA'", "'sha256-AAAA' http://cdn.example"), 80],
    ['pictures may come without TLS', policy('object-src', 'img-src http://files.example; object-src'), 120],
    ['a policy is only reported', { 'content-security-policy': null }, 55],
    ['a directive stands twice', policy('object-src', 'script-src *; object-src'), 55],
    ['inline styles are allowed', policy("'sha256-BBBB'", "'unsafe-inline'"), 130],
    ['what is not named is allowed from the site itself', policy("default-src 'none'", "default-src 'self'"), 135],
  ])('gives less where %s', (_, change, expected) => {
    expect(score(change)).toBe(expected);
  });

  it('does not count an inline permission that browsers ignore beside a hash', () => {
    expect(score(policy("'sha256-AAAA'", "'sha256-AAAA' 'unsafe-inline'"))).toBe(140);
  });

  it.each([
    ['TLS is asked for during a month only', { 'strict-transport-security': 'max-age=2592000' }, 130],
    ['TLS is not asked for', { 'strict-transport-security': null }, 80],
    ['a type may be guessed', { 'x-content-type-options': null }, 135],
    ['whole addresses are told to others', { 'referrer-policy': 'unsafe-url' }, 130],
    ['other sites may open it and hold on to it', { 'cross-origin-opener-policy': 'unsafe-none' }, 130],
    ['other sites may embed its files', { 'cross-origin-resource-policy': null }, 130],
    ['a cookie is set', { 'set-cookie': 'session=1' }, 60],
    ['every site may read it with credentials', { 'access-control-allow-credentials': 'true' }, 50],
  ])('gives less where %s', (_, change, expected) => {
    expect(score(change)).toBe(expected);
  });

  it('gives less where a script of somebody else comes unchecked', () => {
    expect(score({}, '<script src="https://cdn.example/a.js"></script>')).toBe(50);
    expect(score({}, '<script src="https://cdn.example/a.js" integrity="sha384-A"></script>')).toBe(140);
  });

  it('says where it could not judge', () => {
    const { findings } = observe({ url: 'http://localhost:5000/', headers: new Headers(GOOD), body: '' });
    expect(findings.find(({ check }) => check === 'redirection')?.finding).toMatch(/^not judged/);
  });
});
