import type { RenderedPage } from './render';

const STILL_PARTS = /<still-part .*?<\/still-part>/gs;
const NAME = /\bcss-\w+/g;

/**
 * Gives the styles of still parts short names, the same on all pages: the ones that Emotion makes of a hash are a tenth
 * of a page's weight. What React takes over keeps its names, since Emotion looks for them in the browser.
 */
export function shortenNames(pages: Map<string, RenderedPage>): Map<string, RenderedPage> {
  const kept = new Set([...pages.values()].flatMap(({ body }) => body.replace(STILL_PARTS, '').match(NAME) ?? []));
  const short = new Map<string, string>();
  const shorten = (text: string) =>
    text.replace(NAME, (name) => {
      if (kept.has(name)) return name;
      if (!short.has(name)) short.set(name, `s${short.size.toString(36)}`);
      return short.get(name) ?? name;
    });
  const shortenPage = (page: RenderedPage): RenderedPage => ({
    ...page,
    styles: { ...page.styles, own: page.styles.own.replace(/\.css-\w+/g, shorten) },
    body: page.body.replace(STILL_PARTS, (part) => part.replace(/ class="[^"]*"/g, shorten)),
  });
  return new Map(Array.from(pages, ([pathname, page]) => [pathname, shortenPage(page)]));
}
