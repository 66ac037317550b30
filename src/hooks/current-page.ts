import { useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { matchPath, type RouteId } from '../domain/paths';

/** The current route (null for an unknown path), and its path without the language. */
export function useCurrentRoute(): { id: RouteId | null; path: string } {
  const [location] = useLocation();
  const { id, path } = matchPath(location);
  return { id, path };
}

const neverChanges = () => () => {};

/**
 * The current path without the language, for a link. For an unknown path, it is `/` during hydration, because all
 * unknown paths share one HTML file. Encoded, unlike wouter's: a link to a decoded `/\example.com` would lead to
 * another site.
 */
export function useHydratedPath(): string {
  const { id, path } = useCurrentRoute();
  return useSyncExternalStore(
    neverChanges,
    () => matchPath(window.location.pathname).path,
    () => (id ? path : '/'),
  );
}

/**
 * Focuses the first heading of `part`, or the page's heading, without scrolling: a screen reader reads it, and Tab
 * continues from there.
 */
export function focusHeading(part?: Element | null): void {
  const heading = part?.querySelector<HTMLElement>('h1, h2, h3') ?? document.querySelector<HTMLElement>('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
