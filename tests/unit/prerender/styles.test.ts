import { expect, it } from 'vitest';
import { PATHNAMES, renderPage } from '../../../src/prerender/render';

/** A length without a unit: the theme has no such step, and browsers ignore it. */
const UNITLESS =
  /(?<=[;{])(?:margin|padding|inset|top|right|bottom|left|width|height|(?:[\w-]+-)?gap|(?:margin|padding|inset|min|max)-[\w-]+):-?(?!0[;}])[\d.]+(?=[;}])/g;

it.each(PATHNAMES)('%s uses only lengths of the theme', async (pathname) => {
  const { styles } = await renderPage(pathname);
  expect([...new Set(styles.own.join('').match(UNITLESS))]).toEqual([]);
});
