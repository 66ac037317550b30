import type { IndexedSection } from '../domain/search-index';

/** Parts that say nothing about the page's subject: drawings, controls, labels of controls. */
const SILENT = /^(?:svg|button|summary|script|style|noscript|template)$/;
/**
 * What is not for reading, changes while the visitor waits, or stands in the compact layout alone: the full one cannot
 * lead there.
 */
const UNSAID = / aria-hidden="true"| role="status"| data-compact=/;
const HEADING = /^h[1-3]$/;
/** Elements that may have a heading, with words of theirs in front of it. */
const PART = /^(?:section|article|li)$/;
const INLINE = /^(?:a|abbr|b|cite|code|em|i|label|q|small|span|strong|sub|sup|time)$/;
const EMPTY = /^(?:area|br|hr|img|input|link|meta|source|track|wbr)$/;

/** Comments, tags and text, as React writes them: every `<` and `>` that is text is escaped. */
const TOKEN = /<!--.*?-->|<(?<end>\/?)(?<name>[a-z0-9]+)(?<attributes>[^>]*)>|[^<]+/gis;

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decode = (text: string) => text.replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/** The anchor an element gives; ids that React makes up lead nowhere. */
const anchorOf = (attributes: string) => / id="([a-z][a-z0-9-]*)"/.exec(attributes)?.[1];

/**
 * Takes a prerendered page apart at its headings (h1 to h3): what the visitor reads under each, and the nearest anchor
 * around it. Text in front of the heading of its section, like an eyebrow, counts to that heading. So whatever a page
 * shows can be found, and every anchor is there.
 */
export function sectionsOf(html: string): IndexedSection[] {
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
  const sections: IndexedSection[] = [];
  const open: { name: string; anchor?: string; silent: boolean }[] = [];
  let line = '';
  let inHeading = false;
  let afterInline = false;
  /** The term of a definition list, to be said with what it is. */
  let term = '';
  /** Text of a section whose heading is still to come. */
  let ahead: string[] | null = [];

  const takeLine = () => {
    const text = decode(line).replaceAll(/\s+/g, ' ').trim();
    line = '';
    return text;
  };
  const endLine = () => {
    if (inHeading) return;
    const text = takeLine();
    if (!/[\p{L}\p{N}]/u.test(text)) return;
    (ahead ?? sections.at(-1)?.text)?.push(term + text);
    term = '';
  };

  for (const { 0: token, groups: { end, name, attributes = '' } = {} } of main.matchAll(TOKEN)) {
    const inside = open.at(-1);
    if (!name) {
      if (inside?.silent || token.startsWith('<')) continue;
      // Words that touch without a space are texts by themselves: those of the two layouts, a label and what it labels.
      if (afterInline && /[\p{L}\p{N}.,:;!?%)”]$/u.test(line) && /^[\p{L}\p{N}$−]/u.test(token)) endLine();
      line += token;
      afterInline = false;
    } else if (end) {
      if (inside?.name !== name) throw new Error(`</${name}> closes <${inside?.name}>`);
      const anchor = open.findLast((element) => element.anchor)?.anchor;
      open.pop();
      if (HEADING.test(name) && !inside.silent) {
        sections.push({ title: takeLine(), ...(sections.length && anchor && { anchor }), text: ahead ?? [] });
        ahead = null;
        inHeading = false;
      } else if (name === 'dt') {
        term = takeLine().replace(/(?<=[^?!.:])$/, ':');
        term &&= `${term} `;
      } else if (!INLINE.test(name)) endLine();
      if (name === 'dd') term = ''; // with nothing said of it
      if (PART.test(name) && sections.length) {
        sections.at(-1)?.text.push(...(ahead ?? []));
        ahead = null;
      }
      afterInline = INLINE.test(name);
    } else if (!EMPTY.test(name)) {
      const silent = inside?.silent || SILENT.test(name) || UNSAID.test(attributes);
      open.push({ name, anchor: anchorOf(attributes), silent });
      if (!INLINE.test(name)) endLine();
      inHeading ||= HEADING.test(name) && !silent;
      if (PART.test(name)) ahead ??= [];
      afterInline = INLINE.test(name);
    } else if (name === 'br') endLine();
  }
  return sections;
}
