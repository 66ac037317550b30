import { useCurrentRoute } from '../../components/current-page';
import type { RouteId } from '../../domain/paths';

/** Links of the layout's menus, in order. Source: spec 2 "Shared layout". */
export const WHO_WE_SERVE: RouteId[] = ['whoWeServe', 'smallBusiness', 'enterprise'];
export const SERVICES: RouteId[] = ['services', 'posSystems', 'onlinePayments', 'creditCardProcessing', 'zeroFee'];
export const TOP_BAR: RouteId[] = ['southTexas', 'industries', 'partners', 'clients', 'resources', 'contact'];
export const DRAWER: RouteId[] = ['home', 'whoWeAre', 'industries', 'partners', 'clients', 'resources', 'contact'];
export const QUICK_LINKS: RouteId[] = ['whoWeAre', 'whoWeServe', 'southTexas', 'gallery', 'resources', 'contact'];

/** Id of the phone's menu; its button refers to it. */
export const DRAWER_ID = 'navigation-menu';

/** The value of `aria-current` for a link to a route. */
export function useCurrent() {
  const { id } = useCurrentRoute();
  return (route: RouteId) => (route === id ? 'page' : undefined);
}
