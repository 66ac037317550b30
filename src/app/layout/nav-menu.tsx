import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useCurrentRoute } from '../../components/current-page';
import { IconChevron } from '../../components/icons';
import { pathTo, type RouteId } from '../../domain/paths';

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

const link = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  minH: 'target',
  px: '2.5',
  borderRadius: 'control',
  color: 'fg.muted',
  textStyle: 'small',
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  _hover: { color: 'fg', bg: 'bg.muted' },
  '&[aria-current]': { color: 'fg', fontWeight: 600 },
} as const;

/** A link in the top bar. */
export const NavLink = chakra(Link, { base: link });

/** The button of a `Menu`. */
export const Summary = chakra('summary', {
  base: { ...link, '& svg': { transition: 'transform 150ms', boxSize: '1em' } },
});

/** A native disclosure around `Summary` and `Panel`. */
export const Menu = chakra('details', {
  base: { position: 'relative', '&[open] > summary > svg:last-child': { transform: 'rotate(180deg)' } },
});

/** The links of a `Menu`. */
export const Panel = chakra('ul', {
  base: {
    position: 'absolute',
    top: 'calc(100% + 0.5rem)',
    left: 0,
    minW: '15rem',
    p: '2',
    layerStyle: 'card',
    boxShadow: '0 12px 32px rgb(0 0 0 / 0.18)',
    '& a': { display: 'flex', width: '100%' },
  },
});

/**
 * A dropdown in the top bar. Native, so it opens before hydration; `name` keeps one open at a time. useCloseMenus
 * closes it on Escape, on a press elsewhere, and when a link is followed.
 */
export function NavMenu({ title, ids, overview }: { title: string; ids: RouteId[]; overview: string }) {
  const { t } = useTranslation();
  const current = useCurrent();
  return (
    <Menu name="menu" data-menu>
      <Summary>
        {title}
        <IconChevron />
      </Summary>
      <Panel>
        {ids.map((route, index) => (
          <li key={route}>
            <NavLink href={pathTo(route)} aria-current={current(route)}>
              {index === 0 ? overview : t(`routes.${route}`)}
            </NavLink>
          </li>
        ))}
      </Panel>
    </Menu>
  );
}
