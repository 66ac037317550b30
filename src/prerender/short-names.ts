import { createHash } from 'node:crypto';
import type { RenderedPage } from './render';

const STILL_PARTS = /<still-part .*?<\/still-part>/gs;
const NAME = /\bcss-\w+/g;

const namesIn = (html: string) => new Set<string>(html.match(NAME));

/**
 * Gives the styles of still parts short names, the same on all pages, since what lasts stays when another page comes:
 * the names that Emotion makes of a hash are a tenth of a page's weight. What React takes over keeps those, since
 * Emotion looks for them in the browser; a style that stands in both on a page is there by both names.
 */
export function shortenNames(pages: Map<string, RenderedPage>): Map<string, RenderedPage> {
  const short = new Map<string, string>();
  const shorten = (text: string) =>
    text.replace(NAME, (name) => {
      if (!short.has(name)) short.set(name, `s${short.size.toString(36)}`);
      return short.get(name) ?? name;
    });
  const shortenPage = (page: RenderedPage): RenderedPage => {
    const still = namesIn(page.body.match(STILL_PARTS)?.join('') ?? '');
    const taken = namesIn(page.body.replace(STILL_PARTS, ''));
    const own = page.styles.own.flatMap((rules) => {
      const [name = ''] = namesIn(rules);
      return [...(taken.has(name) ? [rules] : []), ...(still.has(name) ? [shorten(rules)] : [])];
    });
    const body = page.body.replace(STILL_PARTS, (part) => part.replace(/ class="[^"]*"/g, shorten));
    return { ...page, styles: { ...page.styles, own }, body };
  };
  return new Map(Array.from(pages, ([pathname, page]) => [pathname, shortenPage(page)]));
}

/**
 * Tells the styles of one build from another's: one rule more, and a short name stands for what another one stood for.
 * `base` is the template's own. Four letters: every page has them, and no packing makes them less.
 */
export function stylesMark(base: string, pages: Iterable<RenderedPage>): string {
  const rules = new Set(Array.from(pages, ({ styles }) => [styles.global, ...styles.own]).flat());
  return createHash('sha256')
    .update([base, ...rules].join('\n'))
    .digest('base64url')
    .slice(0, 4);
}
