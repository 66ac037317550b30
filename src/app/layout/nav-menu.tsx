import { Box, type BoxProps, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { IconChevron } from '../../components/icons';
import { pathTo, type RouteId } from '../../domain/paths';
import { useCurrentRoute } from '../../hooks/current-page';

/** Id of the phone's menu; its button refers to it. */
export const DRAWER_ID = 'navigation-menu';

/** The value of `aria-current` for a link to a route. */
export function useCurrent() {
  const { id } = useCurrentRoute();
  return (route: RouteId) => (route === id ? 'page' : undefined);
}

/** A link in the top bar. */
export const NavLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: 'target',
    px: '2.5',
    borderRadius: 'control',
    color: 'fg.muted',
    textStyle: 'small',
    fontWeight: 500,
    whiteSpace: 'nowrap',
    _hover: { color: 'fg', bg: 'bg.muted' },
    '&:is([aria-current=page], [data-current])': { color: 'fg', fontWeight: 600 },
  },
});

interface MenuProps extends BoxProps {
  icon?: ReactNode;
  title: string;
  /** Whether the current page is one of the links. */
  isCurrent?: boolean;
  /** The links, as list items. */
  children: ReactNode;
}

/**
 * A dropdown in the top bar. Native, so it opens before hydration; `name` keeps one open at a time. useCloseMenus
 * closes it on Escape, on a press elsewhere, and when a link is followed.
 */
export function Menu({ icon, title, isCurrent, ...list }: MenuProps) {
  return (
    <chakra.details
      name="menu"
      data-menu
      suppressHydrationWarning // it may have been opened before
      position="relative"
      _open={{ _icon: { _last: { rotate: '180deg' } } }}
    >
      <NavLink asChild _icon={{ boxSize: '1em', transition: 'rotate 150ms' }}>
        <summary data-current={isCurrent || undefined}>
          {icon}
          {title}
          <IconChevron />
        </summary>
      </NavLink>
      <Box
        as="ul"
        position="absolute"
        top="calc(100% + 0.5rem)"
        minW="15rem"
        p="2"
        layerStyle="card"
        boxShadow="0 12px 32px rgb(0 0 0 / 0.18)"
        {...list}
      />
    </chakra.details>
  );
}

/** A dropdown with links to pages. */
export function NavMenu({ title, ids, overview }: { title: string; ids: readonly RouteId[]; overview: string }) {
  const { t } = useTranslation();
  const current = useCurrent();
  return (
    <Menu title={title} isCurrent={ids.some(current)} left="0">
      {ids.map((route, index) => (
        <li key={route}>
          <NavLink display="flex" href={pathTo(route)} aria-current={current(route)}>
            {index === 0 ? overview : t(`routes.${route}`)}
          </NavLink>
        </li>
      ))}
    </Menu>
  );
}
