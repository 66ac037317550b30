import { createHash } from 'node:crypto';

/** The origins beyond its own that a page works with. */
export interface Origins {
  /** Whether they are emulators: of a real project only HTTPS is asked for. */
  isEmulated: boolean;
  /** What scripts ask, but for the storage. */
  services: readonly string[];
  /** Where scripts come from. */
  scripts: readonly string[];
  /** What is shown in a frame. */
  frames: readonly string[];
  /** Where the bytes of objects are, for scripts as for pictures, films and sounds. */
  storage: string;
}

/** Emotion writes its rules into style elements that are empty as text. */
const EMPTY = '';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hashes of the texts that `element` matches, each once. */
function hashesIn(html: string, element: RegExp): string[] {
  return [...new Set(Array.from(html.matchAll(element), ([, text = '']) => hashOf(text)))];
}

/** Scripts that stand in the page. JSON-LD is data, which no policy concerns. */
const INLINE_SCRIPT = /<script(?: type="module")?>(.*?)<\/script>/gs;
const INLINE_STYLE = /<style\b[^>]*>(.*?)<\/style>/gs;

/**
 * The Content-Security-Policy of a page, from its HTML: nothing is allowed but what the site does. The page's own
 * scripts and styles are told by their hashes; style attributes alone are free, since drawings and React set them.
 * What a route change brings needs no line: its styles are adopted, not written into the page.
 */
export function contentSecurityPolicy(
  html: string,
  { isEmulated, services, scripts, frames, storage }: Origins,
): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesIn(html, INLINE_SCRIPT), ...scripts],
    'style-src': [...hashesIn(html, INLINE_STYLE), hashOf(EMPTY)],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', storage], // data: the blurred placeholders of pictures
    'media-src': [storage],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...services, storage],
    ...(frames.length > 0 && { 'frame-src': frames }),
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  const lines = Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(' ')}`);
  return [...lines, ...(isEmulated ? [] : ['upgrade-insecure-requests'])].join('; ');
}
