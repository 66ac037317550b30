import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { IconCard, IconHome, IconMail, IconMenu } from '../../components/icons';
import { pathTo } from '../../domain/paths';
import { DRAWER_ID, useCurrent } from './nav-menu';

const ITEMS = ['home', 'services', 'contact'] as const;
const ICONS = { home: <IconHome />, services: <IconCard />, contact: <IconMail /> };

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

/** The phone's navigation, within thumb reach. */
export function BottomBar() {
  const { t } = useTranslation();
  const current = useCurrent();
  return (
    <chakra.nav
      aria-label={t('bottomBar.label')}
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
      {ITEMS.map((route) => (
        <Item key={route} href={pathTo(route)} aria-current={current(route)}>
          {ICONS[route]}
          {t(`bottomBar.${route}`)}
        </Item>
      ))}
      <More type="button" popoverTarget={DRAWER_ID} aria-label={t('bottomBar.openMenu')}>
        <IconMenu />
        {t('bottomBar.more')}
      </More>
    </chakra.nav>
  );
}
