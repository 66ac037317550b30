import { chakra } from '@chakra-ui/react/styled-system';
import type { RouteId } from '../../domain/paths';
import { useContent, useHref, usePlace } from '../../i18n/place';
import { IconChevron } from '../../ui/icons';

const link = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  minH: 'target',
  px: '2.5',
  borderRadius: 'control',
  color: 'muted',
  textStyle: 'small',
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  _hover: { color: 'text', bg: 'raised' },
  '&[aria-current]': { color: 'text', fontWeight: 600 },
} as const;

/** A link of the top bar. */
export const NavLink = chakra('a', { base: link });

/** What opens a `Menu`. */
export const Summary = chakra('summary', {
  base: { ...link, '& svg': { transition: 'transform 150ms', boxSize: '1em' } },
});

/** The shell of a menu: a native disclosure. */
export const Menu = chakra('details', {
  base: { position: 'relative', '&[open] > summary > svg:last-child': { transform: 'rotate(180deg)' } },
});

/** What a `Menu` opens. */
export const Panel = chakra('ul', {
  base: {
    position: 'absolute',
    top: 'calc(100% + 0.5rem)',
    left: 0,
    minW: '15rem',
    p: '2',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'surface',
    boxShadow: '0 12px 32px rgb(0 0 0 / 0.18)',
    '& a': { display: 'flex', width: '100%' },
  },
});

/**
 * A menu of the top bar: a native disclosure, so it opens before React is there. One is open at a time; Escape,
 * a click elsewhere and a route change close it (see close-menus.ts).
 */
export function NavMenu({ title, ids, overview }: { title: string; ids: RouteId[]; overview: string }) {
  const { routes } = useContent('frame');
  const href = useHref();
  const { id } = usePlace();
  return (
    <Menu name="menu" data-menu>
      <Summary>
        {title}
        <IconChevron />
      </Summary>
      <Panel>
        {ids.map((route, index) => (
          <li key={route}>
            <NavLink href={href(route)} aria-current={id === route ? 'page' : undefined}>
              {index === 0 ? overview : routes[route]}
            </NavLink>
          </li>
        ))}
      </Panel>
    </Menu>
  );
}
