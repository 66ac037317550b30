import { expect, it } from 'vitest';
import { shortenNames, stylesMark } from '../../../src/prerender/short-names';

const page = (own: string[], body: string) => ({ locale: 'en', head: '', styles: { global: 'a{}', own }, body });

const pages = new Map([
  [
    '/',
    page(
      ['.css-a1{top:0}', '.css-b2{top:1px}', '.css-d4{top:3px}'],
      '<still-part name="page"><p class="css-a1 css-b2">css-a1 is a name</p></still-part>',
    ),
  ],
  [
    '/contact',
    page(
      ['.css-b2{top:1px}', '.css-c3:hover{top:2px}', '.css-a1{top:0}'],
      '<still-part name="top"><i class="css-a1"></i><i class="css-c3"></i><b class="css-b2"></b></still-part><b class="css-b2"></b>',
    ),
  ],
]);
const shortened = shortenNames(pages);

it('gives styles of static parts the same short names on all pages', () => {
  expect(shortened.get('/')?.body).toContain('<p class="s0 s1">');
  expect(shortened.get('/')?.styles.own).toEqual(['.s0{top:0}', '.s1{top:1px}']);
  expect(shortened.get('/contact')?.body).toContain('<i class="s0"></i><i class="s2"></i><b class="s1">');
});

it('keeps the names in hydrated parts and duplicates shared styles', () => {
  expect(shortened.get('/contact')?.body).toMatch(/<b class="css-b2"><\/b>$/);
  const own = ['.css-b2{top:1px}', '.s1{top:1px}', '.s2:hover{top:2px}', '.s0{top:0}'];
  expect(shortened.get('/contact')?.styles.own).toEqual(own);
});

it('does not change text', () => {
  expect(shortened.get('/')?.body).toContain('css-a1 is a name');
});

it('gives different styles different marks', () => {
  const marked = (own: string[]) => {
    const body = `<still-part name="page">${own.map((rule) => `<p class="${rule.slice(1, 7)}"></p>`).join('')}</still-part>`;
    return stylesMark('b{}', shortenNames(new Map([['/', page(own, body)]])).values());
  };
  const header = ['.css-a1{top:0}', '.css-b2{top:1px}'];
  expect(marked(['.css-c3{top:2px}', ...header])).not.toBe(marked(header));
  expect(marked(['.css-c3{top:2px}', ...header])).not.toBe(marked([...header, '.css-c3{top:2px}']));
  expect(marked([...header])).toBe(marked(header));
  expect(stylesMark('b{}', pages.values())).not.toBe(stylesMark('b{top:0}', pages.values()));
});
