import { defineStyle } from '@chakra-ui/react';
import type { StylisPlugin } from '@emotion/cache';
import { brand } from '../domain/brand';

/** Chakra's breakpoints apply to screens only. This applies every `min-width` to paper too: the full layout. */
export const fullLayoutOnPaper: StylisPlugin = (element) => {
  if (element.type !== '@media') return;
  element.value = element.value.replace(/screen and (\(min-width:[^()]+\))$/, 'print,screen and $1');
};

/** A sheet of paper, with the business at its top. Not `defineStyle`: Chakra's types have no margin boxes. */
export const sheet = {
  margin: '15mm',
  '@top-right': { content: JSON.stringify(`${brand.name}, ${brand.phone.display}`), fontSize: '8pt' },
};

const hidden = { display: 'none !important' } as const;
const address = (before = '') => ({
  content: `" (${before}" attr(href) ")"`,
  display: 'inline-block', // without the link's underline
  fontFamily: 'body',
  fontSize: '0.75rem',
  fontWeight: 400,
  letterSpacing: 'normal',
  overflowWrap: 'anywhere',
});

/** How pages print. The colors of paper are in tokens.ts. */
export const paper = defineStyle({
  colorScheme: 'light !important',
  fontSize: '75%', // 9 pt, which also makes room for the full layout
  // Prints the page and its footer only, without what only works on a screen.
  '& body > :not(#root)': hidden,
  '& #root > * + *': hidden,
  '& #root > * > :not(main, footer)': hidden,
  '& main :is(nav, search, button, [role=radiogroup], [type=range])': hidden,
  '& :is(a, summary) > svg': hidden,
  '& footer section:has(ul)': hidden,
  '& footer > *': { display: 'flex !important' },
  '& :is(main section, footer)': { paddingBlock: '1.5rem !important' },
  '& details::details-content': { display: 'block', contentVisibility: 'visible' },
  '& main :not(h2, h3) > a[href^="/"]::after': address(new URL(brand.origin).host),
  '& main :not(h2, h3) > a[href^="http"]::after': address(),
  // Keeps room below a heading. `break-after: avoid` would move the whole section if its text is beside the heading.
  '& main h2': {
    breakInside: 'avoid',
    _after: { content: '""', display: 'block', height: '14rem', marginBottom: '-14rem' },
  },
  // Keeps items in one piece, except those that contain a list or a table: moving such a large one to the next sheet
  // would leave half a sheet empty.
  '& :is(li:not(:has(ul, ol, dl, table)), tr, dl > div, svg, img, footer)': { breakInside: 'avoid' },
});
