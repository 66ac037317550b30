import { chakra } from '@chakra-ui/react';
import type { ComponentType } from 'react';
import { Link } from 'wouter';
import { pathTo, type RouteId } from '../../domain/paths';
import { useContent } from '../../i18n/locale';
import { IconCard, IconHome, IconMail, IconMenu } from '../../ui/icons';
import { DRAWER_ID } from './links';
import { useCurrent } from './use-current';

const ITEMS = [
  { id: 'home', Icon: IconHome },
  { id: 'services', Icon: IconCard },
  { id: 'contact', Icon: IconMail },
] as const satisfies { id: RouteId; Icon: ComponentType }[];

const item = {
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.5',
  minH: '3.75rem',
  textStyle: 'label',
  color: 'fg.muted',
  textDecoration: 'none',
  '&[aria-current]': { color: 'brand.fg' },
  '& svg': { boxSize: '1.375rem' },
} as const;
const Item = chakra(Link, { base: item });
const More = chakra('button', { base: { ...item, border: 0, bg: 'transparent' } });

/** The phone's navigation, within reach of the thumb. */
export function BottomBar() {
  const { bottomBar } = useContent('frame');
  const current = useCurrent();
  return (
    <chakra.nav
      aria-label={bottomBar.label}
      hideFrom="md"
      position="fixed"
      insetInline="0"
      bottom="0"
      zIndex="header"
      display="flex"
      bg="bg.panel"
      borderTopWidth="1px"
      borderColor="border"
      pb="env(safe-area-inset-bottom)"
    >
      {ITEMS.map(({ id: route, Icon }) => (
        <Item key={route} href={pathTo(route)} aria-current={current(route)}>
          <Icon />
          {bottomBar[route]}
        </Item>
      ))}
      <More type="button" popoverTarget={DRAWER_ID} aria-label={bottomBar.openMenu}>
        <IconMenu />
        {bottomBar.more}
      </More>
    </chakra.nav>
  );
}
