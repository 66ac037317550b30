import { useLocation } from 'wouter';
import { matchPath, type RouteId } from '../domain/paths';

/** The current route (null for an unknown path), and its path without the language. */
export function useCurrentRoute(): { id: RouteId | null; path: string } {
  const [location] = useLocation();
  const { id, path } = matchPath(location);
  return { id, path };
}
