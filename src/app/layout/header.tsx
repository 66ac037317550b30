import { Container, chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { AnchorButton, Button, LinkButton } from '../../components/button';
import { useCurrentRoute } from '../../components/current-page';
import { IconBack, IconMoon, IconPhone, IconSun } from '../../components/icons';
import { Logo } from '../../components/illustrations';
import { brand } from '../../domain/brand';
import { localePath, otherLocale } from '../../domain/locale';
import { pathTo } from '../../domain/paths';
import { isApp } from '../../features/pwa/install';
import { SearchButton } from '../../features/search/search-button';
import { useLocale } from '../../i18n/i18n';
import { AccountMenu } from './account-slot';
import { NavLink, NavMenu, SERVICES, TOP_BAR, useCurrent, WHO_WE_SERVE } from './nav-menu';

const Bar = chakra('header', {
  base: {
    position: 'sticky',
    top: 0,
    zIndex: 'header',
    bg: 'bg',
    borderBottomWidth: '1px',
    borderColor: 'border',
    pt: 'env(safe-area-inset-top)',
  },
});

const Home = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: 'target',
    color: 'fg',
    fontFamily: 'display',
    fontWeight: 700,
    fontSize: '1.125rem',
    letterSpacing: '-0.02em',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    '& svg': { color: 'brand.fg', boxSize: '1.75rem' },
  },
});

/** A separate row below the logo: the page column has no room for it beside the logo. */
const Navigation = chakra('nav', {
  base: {
    display: 'flex',
    alignItems: 'center',
    flexBasis: 'full',
    flexWrap: 'wrap',
    order: 1,
    mx: '-2.5',
    mb: '-1',
  },
});

/** The top bar: full navigation on a desktop, the phone number on a phone. */
export function Header() {
  const { t } = useTranslation();
  const current = useCurrent();
  return (
    <Bar>
      <Container display="flex" flexWrap="wrap" alignItems="center" columnGap="2" py={{ base: '1.5', md: '2' }}>
        <AppBackButton />
        <Home href={pathTo('home')} aria-label={t('header.brandLink')}>
          <Logo />
          <chakra.span aria-hidden hideBelow="sm">
            {brand.name}
          </chakra.span>
        </Home>
        <Navigation aria-label={t('header.navigation')} hideBelow="md">
          <NavLink href={pathTo('home')} aria-current={current('home')}>
            {t('routes.home')}
          </NavLink>
          <NavMenu title={t('routes.whoWeServe')} ids={WHO_WE_SERVE} overview={t('header.whoWeServeOverview')} />
          <NavMenu title={t('header.solutions')} ids={SERVICES} overview={t('header.solutionsOverview')} />
          {TOP_BAR.map((route) => (
            <NavLink key={route} href={pathTo(route)} aria-current={current(route)}>
              {t(`routes.${route}`)}
            </NavLink>
          ))}
        </Navigation>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="flex-end"
          gap={{ base: '0', sm: '1' }}
          ml="auto"
        >
          <AnchorButton
            variant="ghost"
            href={brand.phone.href}
            hideFrom="md"
            aria-label={t('header.call')}
            whiteSpace="nowrap"
            px={{ base: '1.5', sm: '3' }}
            css={{ '@media (max-width: 22.5em)': { '& svg': { display: 'none' } } }}
          >
            <IconPhone />
            {brand.phone.display}
          </AnchorButton>
          <SearchButton />
          <LanguageSwitch />
          <ThemeToggle />
          <chakra.div hideBelow="md" display="flex" gap="2">
            <AccountMenu />
            <LinkButton href={pathTo('contact')} whiteSpace="nowrap">
              {t('header.quote')}
            </LinkButton>
          </chakra.div>
        </chakra.div>
      </Container>
    </Bar>
  );
}

/** The inline script of index.html does the work. Styles pick the icon: the HTML cannot know the visitor's theme. */
function ThemeToggle() {
  const { t } = useTranslation();
  return (
    <Button variant="ghost" size="icon" data-theme-toggle="">
      <chakra.span display={{ base: 'none', _dark: 'contents' }}>
        <IconSun aria-label={t('theme.toLight')} role="img" />
      </chakra.span>
      <chakra.span display={{ base: 'contents', _dark: 'none' }}>
        <IconMoon aria-label={t('theme.toDark')} role="img" />
      </chakra.span>
    </Button>
  );
}

/**
 * A plain link: the other language is a separate document with its own texts and `lang`. The inline script of
 * index.html stores the choice and adds the query and the hash.
 */
function LanguageSwitch() {
  const { t } = useTranslation();
  const { id, path } = useCurrentRoute();
  const other = otherLocale(useLocale());
  return (
    <AnchorButton
      variant="ghost"
      href={localePath(other, id ? path : '/')}
      hrefLang={other}
      lang={other}
      data-language={other}
      aria-label={`${other.toUpperCase()}: ${t('language.switch')}`}
    >
      {other.toUpperCase()}
    </AnchorButton>
  );
}

/** A phone has no room for the logo next to it; Home is in the bottom bar. */
const HIDE_LOGO = { '& + a': { display: { base: 'none', md: 'inline-flex' } } };

/** Older versions of Safari only report the length of the history. */
const canGoBack = () => ('navigation' in window ? window.navigation.canGoBack : history.length > 1);

/** A back button for the installed app, whose window has none. */
function AppBackButton() {
  const { t } = useTranslation();
  const { path } = useCurrentRoute();
  const [isNeeded, setNeeded] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: checked again on each page
  useEffect(() => setNeeded(isApp() && canGoBack()), [path]);
  if (!isNeeded) return null;
  return (
    <Button variant="ghost" size="icon" ml="-3" css={HIDE_LOGO} aria-label={t('back')} onClick={() => history.back()}>
      <IconBack />
    </Button>
  );
}
