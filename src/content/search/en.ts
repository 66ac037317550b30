import { brand } from '../../domain/brand';

/** Words of the site's search. `{query}` and `{count}` are replaced by what was asked and by how much was found. */
const en = {
  label: 'Search this site',
  placeholder: 'Prices, hours, terminals...',
  close: 'Close search',
  results: 'Results',
  /** What is said of the number of results. */
  found: { one: '1 result', other: '{count} results' },
  loading: 'Getting ready to search...',
  /** Words that say nothing by themselves; a search does without them. */
  fillers:
    'a an and are at can do does for how i in is it my of on or our the to we what when where which with you your',
  none: {
    title: 'Nothing found for “{query}”',
    text: 'Try fewer words or another one. Or call and ask: a person answers, in English or Spanish.',
  },
  failed: {
    title: 'Search is out of reach',
    text: 'There seems to be no connection. Try again, or go on from one of these pages.',
    retry: 'Try again',
  },
  pages: 'Popular pages',
  call: `Call ${brand.phone.display}`,
  keys: { move: 'choose', follow: 'open', close: 'close', slash: 'The / key opens search' },
};

export default en;
export type SearchContent = typeof en;
