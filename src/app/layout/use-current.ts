import { useCurrentRoute } from '../../components/use-current-route';
import type { RouteId } from '../../domain/paths';

/** The value of `aria-current` for a link to a route. */
export function useCurrent() {
  const { id } = useCurrentRoute();
  return (route: RouteId) => (route === id ? 'page' : undefined);
}
