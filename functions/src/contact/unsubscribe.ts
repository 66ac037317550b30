import { createHash } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { brand } from '../../../src/domain/brand';
import { DEFAULT_LOCALE, INTL_LOCALE, isLocale, type Locale } from '../../../src/domain/locale';
import { SUBSCRIBERS_COLLECTION } from '../../../src/domain/newsletter';
import { pathOf } from '../../../src/domain/paths';
import { DUSK, NOON } from '../../../src/domain/theme';
import type { Services } from '../context';
import { i18n } from '../i18n';
import { logger } from '../logger';
import { UNSUBSCRIBE_TOKEN } from './unsubscribe-token';

const STYLE = `
:root {
  color-scheme: dark light;
  --ground: ${DUSK.ground}; --ink: ${DUSK.text}; --muted: ${DUSK.muted}; --line: ${DUSK.border};
  --solid: ${DUSK.accent}; --hover: ${DUSK.hover}; --contrast: ${DUSK.onAccent};
}
@media (prefers-color-scheme: light) {
  :root {
    --ground: ${NOON.ground}; --ink: ${NOON.text}; --muted: ${NOON.muted}; --line: ${NOON.border};
    --solid: ${NOON.accent}; --hover: ${NOON.hover}; --contrast: ${NOON.onAccent};
  }
}
body { margin: 0; background: var(--ground); color: var(--ink); font: 1.0625rem/1.6 Figtree, system-ui, sans-serif; }
header { border-bottom: 1px solid var(--line); }
header, main { padding: 1rem max(1rem, calc(50% - 21rem)); }
header a { display: inline-block; padding: 0.5rem 0; color: inherit; font-weight: 700; text-decoration: none; }
header a:hover { text-decoration: underline; }
h1 { margin: 2rem 0 1rem; font-size: clamp(1.73rem, 6vw, 2.75rem); line-height: 1.12; text-wrap: balance; }
p { margin: 0 0 1.5rem; color: var(--muted); overflow-wrap: break-word; }
button {
  min-height: 2.75rem; padding: 0.5rem 1.5rem; border: 1px solid transparent; border-radius: 6px;
  background: var(--solid); color: var(--contrast); font: inherit; font-weight: 600; cursor: pointer;
}
button:hover { background: var(--hover); }
:focus-visible { outline: 2px solid var(--solid); outline-offset: 2px; }
`;

const styleHash = createHash('sha256').update(STYLE).digest('base64');

/** The policy of the page, which firebase.json repeats. */
export const UNSUBSCRIBE_POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** States of the page: before the button is pressed, after it, for a damaged link, and after a failure of the server. */
const STATES = ['question', 'done', 'incomplete', 'failed'] as const;
type State = (typeof STATES)[number];

function pageIn(locale: Locale, state: State): string {
  const t = i18n.getFixedT(locale, 'email');
  const title = escapeHtml(t(`unsubscribe.${state}.title`));
  const text = escapeHtml(t(`unsubscribe.${state}.text`));
  const name = escapeHtml(brand.name);
  // Without an action, the form posts to the address of the page, with its token.
  const form = `<form method="post"><button>${escapeHtml(t('unsubscribe.submit'))}</button></form>`;
  return `<!doctype html>
<html lang="${INTL_LOCALE[locale]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${title} | ${name}</title>
<style>${STYLE}</style>
</head>
<body>
<header><a href="${pathOf('home', locale)}">${name}</a></header>
<main>
<h1>${title}</h1>
<p>${text}</p>
${state === 'question' || state === 'failed' ? form : ''}
</main>
</body>
</html>
`;
}

/**
 * Reads a link as mail programs deliver it: with `&amp;` for `&`, a line break after it, or parameters of their own. The
 * token is undefined if it is not whole.
 */
function readLink({ query }: Request): { locale: Locale; token: string | undefined } {
  const { language, token = query['amp;token'] } = query;
  const trimmed = typeof token === 'string' ? token.trim() : '';
  return {
    locale: isLocale(language) ? language : DEFAULT_LOCALE,
    token: UNSUBSCRIBE_TOKEN.test(trimmed) ? trimmed : undefined,
  };
}

function answer(response: Response, locale: Locale, state: State): void {
  response.set({ 'Content-Security-Policy': UNSUBSCRIBE_POLICY, 'X-Robots-Tag': 'noindex' });
  response.type('html').send(pageIn(locale, state));
}

/** Shows the page with the button. It removes nothing, because mail programs open links to check them. */
export const showUnsubscribe: RequestHandler = (request, response) => {
  const { locale, token } = readLink(request);
  if (token) answer(response, locale, 'question');
  else answer(response.status(400), locale, 'incomplete');
};

/**
 * Removes the subscriber whose token is in the address, for the page's button and for one-click requests of mail
 * programs (RFC 8058), with any body. The answer is the same for every whole token. No rate limit per client: a
 * mail provider sends the requests of all its users from a few addresses, and a token cannot be guessed.
 */
export function unsubscribe(services: () => Services): RequestHandler {
  return async (request, response) => {
    const { locale, token } = readLink(request);
    if (!token) return answer(response.status(400), locale, 'incomplete');
    try {
      const subscribers = services().firestore.collection(SUBSCRIBERS_COLLECTION);
      const { docs } = await subscribers.where('unsubscribe_token', '==', token).get();
      await Promise.all(docs.map(({ ref }) => ref.delete()));
      answer(response, locale, 'done');
    } catch (error) {
      logger.error('An unsubscription failed', error);
      answer(response.status(503).set('Retry-After', '60'), locale, 'failed');
    }
  };
}
