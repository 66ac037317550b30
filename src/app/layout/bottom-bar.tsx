import { chakra, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { IconCard, IconHome, IconMail, IconMenu } from '../../components/icons';
import { pathTo } from '../../domain/paths';
import { NAVIGATION } from '../../domain/site-content';
import { DRAWER_ID, useCurrent } from './nav-menu';

const ITEMS = ['home', 'services', 'contact'] as const;
const ICONS = { home: <IconHome />, services: <IconCard />, contact: <IconMail /> };

const Item = chakra(Link, {
  base: {
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.5',
    minH: '3.75rem',
    textStyle: 'label',
    '&:is([aria-current=page], [data-current])': {
      color: 'brand.fg',
      boxShadow: 'inset 0 2px var(--mq-colors-brand-fg)',
    },
  },
});

/** The phone's navigation, within thumb reach. */
export function BottomBar() {
  const { t } = useTranslation();
  const current = useCurrent();
  const isService = NAVIGATION.services.some(current);
  return (
    <Flex
      as="nav"
      aria-label={t('bottomBar.label')}
      hideFrom="md"
      // On a very low screen, such as at 400% zoom, it would cover a third of the page.
      css={{ '@media (min-height: 15em)': { position: 'fixed' } }}
      insetInline="0"
      bottom="0"
      zIndex="header"
      bg="bg.panel"
      layerStyle="row"
      color="fg.muted"
      _icon={{ boxSize: '1.375rem' }}
      pb="env(safe-area-inset-bottom)"
    >
      {ITEMS.map((route) => (
        <Item
          key={route}
          href={pathTo(route)}
          aria-current={current(route)}
          data-current={(route === 'services' && isService) || undefined}
        >
          {ICONS[route]}
          {t(`bottomBar.${route}`)}
        </Item>
      ))}
      <Item asChild css={{ '@supports not selector(:popover-open)': { display: 'none' } }}>
        <button type="button" popoverTarget={DRAWER_ID} aria-label={t('bottomBar.openMenu')}>
          <IconMenu />
          {t('bottomBar.more')}
        </button>
      </Item>
    </Flex>
  );
}
