import type { RouteId } from '../../domain/paths';
import { useCurrentRoute } from '../../ui/use-current-route';

/** The value of `aria-current` for a link to a route. */
export function useCurrent() {
  const { id } = useCurrentRoute();
  return (route: RouteId) => (route === id ? 'page' : undefined);
}
