import { expect, it } from 'vitest';
import { searchSections } from '../../../build/search-sections';

const read = (main: string) =>
  searchSections(`<div><header><h2>Menu</h2></header><main id="main">${main}</main></div>`);

it('sections follow the headings of a page, each with the nearest anchor and the text before its heading', () => {
  const page = `
    <section id="top"><p>Eyebrow</p><h1>What You&#x27;ll Pay</h1><p>Lead &amp; more.</p></section>
    <section id="prices">
      <h2>Prices</h2><p>From $29.</p>
      <ul><li id="pos"><h3>POS</h3><p>One.</p></li><li><h3 id="own">Online</h3><p>Two.</p></li></ul>
    </section>
    <div id="_R_1_"><section><h2><a href="/">Last</a></h2></section></div>`;
  expect(read(page)).toEqual([
    { title: `What You'll Pay`, text: ['Eyebrow', 'Lead & more.'] },
    { title: 'Prices', anchor: 'prices', text: ['From $29.'] },
    { title: 'POS', anchor: 'pos', text: ['One.'] },
    { title: 'Online', anchor: 'own', text: ['Two.'] },
    { title: 'Last', text: [] },
  ]);
});

it.each([
  ['sentences whole', '<p>Call <a href="/">us</a> or <b>write</b>.</p>', ['Call us or write.']],
  ['the two layouts apart', '<p><span>Short.</span><span>Long one.</span></p>', ['Short.', 'Long one.']],
  ['a term with its description', '<dl><div><dt>Setup</dt><dd>$0</dd></div></dl>', ['Setup: $0']],
  ['no buttons or loading states', '<button>Press</button><p role="status">Loading</p>', []],
  ['nothing of the compact layout', '<section data-compact=""><h2>Cards</h2><p>One.</p></section>', []],
])('the text of a section has %s', (_, html, text) => {
  expect(read(`<h1>P</h1>${html}`)).toEqual([{ title: 'P', text }]);
});
