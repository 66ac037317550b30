import { HTMLElement, type Node, parse, TextNode } from 'node-html-parser';
import type { IndexedSection } from '../src/domain/search';

/** Elements to skip, because they are not content, change, are hidden from screen readers, or appear only on phones. */
const SKIPPED =
  'svg, button, summary, script, style, noscript, template, [aria-hidden=true], [role=status], [data-compact]';
const HEADINGS = ['H1', 'H2', 'H3'];
/** Elements that may contain a heading with text before it. */
const PARTS = ['SECTION', 'ARTICLE', 'LI'];
const INLINE = [
  'A',
  'ABBR',
  'B',
  'CITE',
  'CODE',
  'EM',
  'I',
  'LABEL',
  'Q',
  'SMALL',
  'SPAN',
  'STRONG',
  'SUB',
  'SUP',
  'TIME',
];

const isInline = (node: Node) =>
  node instanceof TextNode || (node instanceof HTMLElement && INLINE.includes(node.tagName));
const clean = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** The closest anchor of an element; skips ids that React generates. */
function anchorOf(element: HTMLElement | null): string | undefined {
  if (!element || element.tagName === 'MAIN') return undefined;
  return /^[a-z][a-z0-9-]*$/.test(element.id) ? element.id : anchorOf(element.parentNode);
}

/** The text of an inline run, split where adjacent elements have no space between them. */
function linesOf(nodes: Node[]): string[] {
  const lines: string[] = [''];
  let isAtElement = false;
  const visit = (node: Node) => {
    if (node instanceof HTMLElement) {
      if (node.tagName === 'BR') return void lines.push('');
      isAtElement = true;
      node.childNodes.forEach(visit);
      isAtElement = true;
      return;
    }
    if (!(node instanceof TextNode)) return;
    const line = lines.at(-1) ?? '';
    const touches = isAtElement && /[\p{L}\p{N}.,:;!?%)”]$/u.test(line) && /^[\p{L}\p{N}$−]/u.test(node.text);
    if (touches) lines.push(node.text);
    else lines[lines.length - 1] = line + node.text;
    isAtElement = false;
  };
  nodes.forEach(visit);
  return lines.map(clean).filter(hasWords);
}

/**
 * Splits a prerendered page at its headings (h1 to h3): the text under each, and the closest anchor. Text before the
 * heading of its section, such as an eyebrow, belongs to that heading.
 */
export function searchSections(html: string): IndexedSection[] {
  const main = parse(html).querySelector('main');
  for (const skipped of main?.querySelectorAll(SKIPPED) ?? []) skipped.remove();
  const sections: IndexedSection[] = [];
  /** Text of a section before its heading; null after it. */
  let ahead: string[] | null = [];
  let term = '';

  const add = (lines: string[]) => {
    for (const line of lines) {
      (ahead ?? sections.at(-1)?.text)?.push(term + line);
      term = '';
    }
  };

  function visit(element: HTMLElement) {
    if (HEADINGS.includes(element.tagName)) {
      const anchor = sections.length > 0 ? anchorOf(element) : undefined;
      sections.push({ title: clean(element.text), ...(anchor && { anchor }), text: ahead ?? [] });
      ahead = null;
      return;
    }
    if (element.tagName === 'DT') {
      term = clean(element.text).replace(/(?<=[^?!.:])$/, ':');
      if (term) term += ' ';
      return;
    }
    if (PARTS.includes(element.tagName)) ahead ??= [];
    let run: Node[] = [];
    const endRun = () => {
      add(linesOf(run));
      run = [];
    };
    for (const child of element.childNodes) {
      const containsHeading = child instanceof HTMLElement && child.querySelector('h1, h2, h3, p, li') !== null;
      if (isInline(child) && !containsHeading) run.push(child);
      else if (child instanceof HTMLElement && child.tagName === 'BR') endRun();
      else if (child instanceof HTMLElement) {
        endRun();
        visit(child);
      }
    }
    endRun();
    if (element.tagName === 'DD') term = ''; // a term without a definition
    if (PARTS.includes(element.tagName) && sections.length > 0) {
      sections.at(-1)?.text.push(...(ahead ?? []));
      ahead = null;
    }
  }

  if (main) visit(main);
  return sections;
}
