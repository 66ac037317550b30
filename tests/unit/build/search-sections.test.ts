import { describe, expect, it } from 'vitest';
import { searchSections } from '../../../build/search-sections';

const read = (main: string) =>
  searchSections(`<div><header><h2>Menu</h2></header><main id="main">${main}</main></div>`);

describe('the sections of a page', () => {
  const sections = read(`
    <section id="top"><p>Eyebrow</p><h1>What You&#x27;ll Pay</h1><p>Lead &amp; more.</p></section>
    <section id="prices">
      <h2>Prices</h2><p>From $29.</p>
      <ul><li id="pos"><h3>POS</h3><p>One.</p></li><li><h3 id="own">Online</h3><p>Two.</p></li></ul>
    </section>
    <div id="_R_1_"><section><h2><a href="/">Last</a></h2></section></div>`);

  it('begin at its headings', () => {
    expect(sections.map(({ title }) => title)).toEqual(["What You'll Pay", 'Prices', 'POS', 'Online', 'Last']);
  });

  it('have the nearest anchor, except for the top of the page and the ids of React', () => {
    expect(sections.map(({ anchor }) => anchor)).toEqual([undefined, 'prices', 'pos', 'own', undefined]);
  });

  it('have the text behind the heading, and the first one also the text before it', () => {
    expect(sections.map(({ text }) => text)).toEqual([
      ['Eyebrow', 'Lead & more.'],
      ['From $29.'],
      ['One.'],
      ['Two.'],
      [],
    ]);
  });
});

it.each([
  ['sentences whole', '<p>Call <a href="/">us</a> or <b>write</b>.</p>', ['Call us or write.']],
  ['the two layouts apart', '<p><span>Short.</span><span>Long one.</span></p>', ['Short.', 'Long one.']],
  ['what an element adds apart', '<p><span>Savings<span>$3,480</span></span></p>', ['Savings', '$3,480']],
  ['a term with its description', '<dl><div><dt>Setup</dt><dd>$0</dd></div></dl>', ['Setup: $0']],
  ['no buttons or loading states', '<button>Press</button><p role="status">Loading</p>', []],
  ['nothing of the compact layout', '<section data-compact=""><h2>Cards</h2><p>One.</p></section>', []],
])('the text of a section has %s', (_, html, text) => {
  expect(read(`<h1>P</h1>${html}`)).toEqual([{ title: 'P', text }]);
});
