import { createHash } from 'node:crypto';
import { parse } from 'node-html-parser';
import type { ORIGINS } from './origins.ts';

/** Emotion inserts rules with CSSOM, so its style elements have no text. */
const EMPTY = '';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The unique hashes of the inline elements that match a selector. */
function hashesIn(html: string, selector: string): string[] {
  const elements = parse(html, { comment: true }).querySelectorAll(selector);
  return [...new Set(elements.map((element) => hashOf(element.rawText)))];
}

/** JSON-LD is data; the policy does not apply to it. */
const INLINE_SCRIPTS = 'script:not([src]):not([type="application/ld+json"])';

/**
 * The policy of one page, for its <meta>: only its own inline script and styles run. Style attributes are allowed,
 * because React and drawings use them. `frame-ancestors` works only in a header: see firebase.json.
 */
export function contentSecurityPolicy(
  html: string,
  { isEmulated, services, scripts, frames, storage }: typeof ORIGINS,
): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesIn(html, INLINE_SCRIPTS), ...scripts],
    'style-src': [...hashesIn(html, 'style'), hashOf(EMPTY)],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', storage], // data: blurred placeholders of pictures
    'media-src': [storage, 'blob:'], // blob: captions of videos
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
