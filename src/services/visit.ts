import { type LeadSource, sourceOf } from '../domain/lead-source';
import { sessionValue } from './session-value';

/**
 * How this visit began. Without `landing_page`, the inline script of a page wrote it: `referrer` is then the address of the
 * page that led to the English home page, from which the script led on to the Spanish one.
 */
const visit = sessionValue<LeadSource>('visit', {});

const withoutWww = (host: string) => host.replace(/^www\./, '');

/** The host of an address, without `www.`; null if it is this site, or if there is no address. */
function foreignHost(address: string): string | null {
  try {
    const host = withoutWww(new URL(address).hostname);
    return host === withoutWww(location.hostname) ? null : host;
  } catch {
    return null;
  }
}

/**
 * Keeps how the visit began, in this tab: the first page, the site that led to it, and the `utm_*` parameters of its
 * address. No other parameter is kept, because it may contain personal data. Later pages of the visit do not replace it: the
 * first campaign or site that brought the visitor counts. A page that the browser prerenders begins a visit only when the
 * visitor opens it. Source: decisions "Forms".
 */
export function keepVisit(): void {
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', keepVisit, { once: true });
    return;
  }
  const { landing_page, referrer = document.referrer } = visit.read();
  if (landing_page) return;
  const query = new URLSearchParams(location.search);
  const first: LeadSource = { landing_page: location.pathname, referrer: foreignHost(referrer) ?? '' };
  visit.write(sourceOf((field) => (field.startsWith('utm_') ? query.get(field) : first[field])));
}

/** The source of a form that is sent from this page. */
export const readSource = (): LeadSource => ({ ...visit.read(), page: location.pathname });
