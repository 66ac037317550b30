import { expect, it } from 'vitest';
import { shortenNames } from '../../../src/prerender/short-names';

const page = (own: string, body: string) => ({ locale: 'en', head: '', styles: { global: 'a{}', own }, body });

const pages = new Map([
  [
    '/',
    page(
      '.css-a1{top:0}.css-b2{top:1px}',
      '<still-part name="page"><p class="css-a1 css-b2">css-a1 is a name</p></still-part>',
    ),
  ],
  [
    '/contact',
    page(
      '.css-b2{top:1px}.css-c3:hover{top:2px}.css-a1{top:0}',
      '<still-part name="top"><i class="css-a1"></i><i class="css-c3"></i></still-part><b class="css-b2"></b>',
    ),
  ],
]);

it('styles of still parts get short names, the same on all pages, wherever they stand', () => {
  const shortened = shortenNames(pages);
  expect(shortened.get('/')?.body).toContain('<p class="s0 css-b2">');
  expect(shortened.get('/')?.styles.own).toBe('.s0{top:0}.css-b2{top:1px}');
  expect(shortened.get('/contact')?.styles.own).toBe('.css-b2{top:1px}.s1:hover{top:2px}.s0{top:0}');
});

it('what React takes over keeps its names on every page', () => {
  expect(shortenNames(pages).get('/contact')?.body).toContain('<b class="css-b2">');
});

it('text is not touched', () => {
  expect(shortenNames(pages).get('/')?.body).toContain('css-a1 is a name');
});
