import { createHash } from 'node:crypto';
import { parse } from 'node-html-parser';

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

/** The hashes of the inline elements that match a selector, each once. */
function hashesIn(html: string, selector: string): string[] {
  const elements = parse(html, { comment: true }).querySelectorAll(selector);
  return [...new Set(elements.map((element) => hashOf(element.rawText)))];
}

/** JSON-LD is data: no policy concerns it. */
const INLINE_SCRIPTS = 'script:not([src]):not([type="application/ld+json"])';

/**
 * The policy of one page, for its <meta>: only its own inline script and styles run. Style attributes are free, since
 * React and drawings set them. `frame-ancestors` works in a header only: see firebase.json.
 */
export function contentSecurityPolicy(
  html: string,
  { isEmulated, services, scripts, frames, storage }: Origins,
): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesIn(html, INLINE_SCRIPTS), ...scripts],
    'style-src': [...hashesIn(html, 'style'), hashOf(EMPTY)],
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
  };
  const lines = Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(' ')}`);
  return [...lines, ...(isEmulated ? [] : ['upgrade-insecure-requests'])].join('; ');
}
