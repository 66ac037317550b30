import { expect, it } from 'vitest';
import { PATHNAMES, renderPage } from '../../../src/prerender/render';

/** A length that is a bare number: a step that the scale does not have, which browsers leave out. */
const UNITLESS =
  /(?<=[;{])(?:margin|padding|inset|top|right|bottom|left|width|height|(?:[\w-]+-)?gap|(?:margin|padding|inset|min|max)-[\w-]+):-?(?!0[;}])[\d.]+(?=[;}])/g;

it.each(PATHNAMES)('%s takes each length from a step that there is', async (pathname) => {
  const { styles } = await renderPage(pathname);
  expect([...new Set(styles.own.join('').match(UNITLESS))]).toEqual([]);
});
