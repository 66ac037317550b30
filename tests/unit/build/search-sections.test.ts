import { describe, expect, it } from 'vitest';
import { searchSections } from '../../../build/search-sections';

const read = (main: string) =>
  searchSections(`<div><header><h2>Menu</h2></header><main id="main">${main}</main></div>`);

describe('the sections of a page', () => {
  it('follow its headings, each with the nearest anchor, the first without one', () => {
    expect(
      read(
        '<section id="top"><h1>Page</h1><p>Lead.</p></section>' +
          '<section id="prices"><h2>Prices</h2><p>From $29.</p><ul><li id="pos"><h3>POS</h3><p>One.</p></li>' +
          '<li><h3 id="own">Online</h3><p>Two.</p></li></ul></section><section><h2>Last</h2></section>',
      ),
    ).toEqual([
      { title: 'Page', text: ['Lead.'] },
      { title: 'Prices', anchor: 'prices', text: ['From $29.'] },
      { title: 'POS', anchor: 'pos', text: ['One.'] },
      { title: 'Online', anchor: 'own', text: ['Two.'] },
      { title: 'Last', text: [] },
    ]);
  });

  it('include the text before their heading', () => {
    const [page, next] = read('<p>Eyebrow</p><h1>Page</h1><section><p>Before</p><h2>Next</h2><p>After</p></section>');
    expect([page?.text, next?.text]).toEqual([['Eyebrow'], ['Before', 'After']]);
  });

  it('separate the texts of the two layouts, but not a sentence with inline elements', () => {
    const [page] = read(
      '<h1>P</h1><p><span>Short.</span><span>Long one.</span></p><p>Call <a href="/">us</a> or <b>write</b>.</p>' +
        '<p><!-- -->Tue<!-- -->sday<br/>Friday</p>',
    );
    expect(page?.text).toEqual(['Short.', 'Long one.', 'Call us or write.', 'Tuesday', 'Friday']);
  });

  it('join a term with its description', () => {
    const [page] = read('<h1>P</h1><dl><div><dt>Setup</dt><dd>$0</dd></div><dt>Who?</dt><dd><p>We do.</p></dd></dl>');
    expect(page?.text).toEqual(['Setup: $0', 'Who? We do.']);
  });

  it('omit empty terms, noscript content and parts of the compact layout', () => {
    const [page, ...others] = read(
      '<h1>P</h1><dl><dt>Featured</dt><dd></dd></dl><p>Next.</p><noscript><p>Without scripts.</p></noscript>' +
        '<section data-compact=""><h2>Cards</h2><p>One.</p></section>',
    );
    expect(page?.text).toEqual(['Next.']);
    expect(others).toEqual([]);
  });

  it('omit drawings, buttons, loading states and generated ids', () => {
    const [page, next] = read(
      '<h1>P <svg><text>drawn</text></svg></h1><button>Press</button><p role="status">Loading</p><p aria-hidden="true">•</p>' +
        '<p>...</p><div id="_R_1_"><h2><a href="/">Q</a></h2></div>',
    );
    expect([page, next]).toEqual([
      { title: 'P', text: [] },
      { title: 'Q', text: [] },
    ]);
  });

  it('decode HTML entities', () => {
    expect(read('<h1>What You&#x27;ll Pay</h1><p>Brake &amp; Tire &lt; 1 &quot;hour&quot;</p>')).toEqual([
      { title: "What You'll Pay", text: ['Brake & Tire < 1 "hour"'] },
    ]);
  });
});
