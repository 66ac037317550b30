/** What the browser takes of a prerendered page. */
interface PageDocument {
  language: string;
  /** Title, description and the like, which name the page. */
  head: string;
  styles: CSSStyleSheet;
  /** Tells all the styles of its version from those of another. */
  mark: string;
  /** The HTML of its still parts, by their names. */
  parts: Map<string, string>;
}

/** What changes in the head from page to page; the rest of it is for machines that run no scripts. */
const HEAD =
  'title, meta[name=description], meta[name=keywords], meta[name=robots], link[rel=canonical], link[rel=manifest], link[hreflang]';

/** By their pathnames. The first is what the browser itself loaded: its header and footer, and its styles, stay. */
const loaded = new Map<string, PageDocument>();
const loading = new Map<string, Promise<void>>();

/** Reads the HTML as src/prerender wrote it: its parts are told by their marks, which costs less than parsing it. */
function read(html: string): PageDocument {
  const find = (what: RegExp) => what.exec(html)?.[1] ?? '';
  const styles = new CSSStyleSheet();
  styles.replaceSync(find(/<style data-emotion="css"[^>]*>(.*?)<\/style>/s));
  const parts = html.matchAll(/<still-part name="(\w+)">(.*?)<\/still-part>/gs);
  return {
    language: find(/<html lang="(\w+)"/),
    head: find(/(<title>.*?)<style/s),
    styles,
    mark: find(/ data-s="(.*?)"/),
    parts: new Map(Array.from(parts, ([, name = '', part = '']) => [name, part])),
  };
}

async function load(pathname: string): Promise<void> {
  const response = await fetch(pathname);
  const page = read(await response.text());
  if (!response.ok || page.parts.size === 0) throw new Error(`${pathname} gave no page of this site`);
  // The same short name stands for other rules in a version with other styles: the frame would take them.
  const [first] = loaded.values();
  if (page.mark !== first?.mark) throw new Error(`${pathname} is of another version than what stays of the page`);
  loaded.set(pathname, page);
}

/** Keeps the page that the browser has loaded by itself, before anything of it changes. */
export function keepFirstDocument(pathname: string): void {
  const parts = Array.from(document.querySelectorAll('still-part'));
  loaded.set(pathname, {
    language: document.documentElement.lang,
    head: Array.from(document.head.querySelectorAll(HEAD), (element) => element.outerHTML).join(''),
    styles: new CSSStyleSheet(), // its own stay where they are
    mark: document.querySelector<HTMLElement>('[data-s]')?.dataset.s ?? '',
    parts: new Map(parts.map((part) => [part.getAttribute('name') ?? '', part.innerHTML])),
  });
}

/** Fetches the prerendered page of a pathname once. Rejects where it cannot be had; the next call tries again. */
export function loadDocument(pathname: string): Promise<void> {
  if (loaded.has(pathname)) return Promise.resolve();
  const running = loading.get(pathname) ?? load(pathname).finally(() => loading.delete(pathname));
  loading.set(pathname, running);
  return running;
}

function readLoaded(pathname: string): PageDocument {
  const page = loaded.get(pathname);
  if (!page) throw new Error(`${pathname} is shown before it is loaded`);
  return page;
}

/** Whether a page that was fetched before has a still part of this name. */
export const hasPart = (pathname: string, name: string): boolean => loaded.get(pathname)?.parts.has(name) ?? false;

/** The HTML of a still part of a page that was fetched before; empty where the page has none of this name. */
export function readPart(pathname: string, name: string): string {
  return readLoaded(pathname).parts.get(name) ?? '';
}

/** Gives the browser's document the language, the head and the styles of a page that was fetched before. */
export function wearDocument(pathname: string): void {
  const { language, head, styles } = readLoaded(pathname);
  document.documentElement.lang = language;
  const template = document.createElement('template');
  template.innerHTML = head;
  for (const old of document.head.querySelectorAll(HEAD)) old.remove();
  document.head.append(...template.content.querySelectorAll(HEAD));
  document.adoptedStyleSheets = [styles];
}
