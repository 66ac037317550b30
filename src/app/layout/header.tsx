import { Box, Container, Flex, HStack } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { AnchorButton, Button, LinkButton } from '../../components/button';
import { IconBack, IconMoon, IconPhone, IconSun } from '../../components/icons';
import { Logo } from '../../components/illustrations';
import { brand } from '../../domain/brand';
import { localePath, otherLocale } from '../../domain/locale';
import { pathTo } from '../../domain/paths';
import { NAVIGATION } from '../../domain/site-content';
import { isApp } from '../../features/pwa/install';
import { SearchButton } from '../../features/search/search-button';
import { useCurrentRoute, useHydratedPath } from '../../hooks/current-page';
import { useLocale } from '../../i18n/i18n';
import { AccountMenu } from './account-slot';
import { NavLink, NavMenu, useCurrent } from './nav-menu';

/** The top bar: full navigation on a desktop, the phone number on a phone. */
export function Header() {
  const { t } = useTranslation();
  const current = useCurrent();
  return (
    <Box
      as="header"
      // On a low screen, such as a phone on its side or at 400% zoom, it would cover a third of the page.
      css={{ position: 'relative', '@media (min-height: 30em)': { position: 'sticky', top: 0 } }}
      zIndex="header"
      bg="bg"
      borderBottomWidth="1px"
      borderColor="border"
      pt="env(safe-area-inset-top)"
    >
      <Container display="flex" flexWrap="wrap" alignItems="center" columnGap="2" py={{ base: '1.5', md: '2' }}>
        <Home />
        {/* A separate row below the logo: the page column has no room for it beside the logo. */}
        <Flex
          as="nav"
          aria-label={t('header.navigation')}
          hideBelow="md"
          wrap="wrap"
          align="center"
          flexBasis="full"
          order={1}
          mx="-2.5"
          mb="-1"
        >
          <NavLink href={pathTo('home')} aria-current={current('home')}>
            {t('routes.home')}
          </NavLink>
          <NavMenu
            title={t('routes.whoWeServe')}
            ids={NAVIGATION.audiences}
            overview={t('header.whoWeServeOverview')}
          />
          <NavMenu title={t('header.solutions')} ids={NAVIGATION.services} overview={t('header.solutionsOverview')} />
          {NAVIGATION.topBar.map((route) => (
            <NavLink key={route} href={pathTo(route)} aria-current={current(route)}>
              {t(`routes.${route}`)}
            </NavLink>
          ))}
        </Flex>
        <Flex wrap="wrap" align="center" justify="flex-end" gap={{ base: '0', sm: '1' }} ml="auto">
          <AnchorButton
            variant="ghost"
            href={brand.phone.href}
            hideFrom="md"
            aria-label={t('header.call')}
            whiteSpace="nowrap"
            px={{ base: '1.5', sm: '3' }}
            css={{ '@media (max-width: 23em)': { _icon: { display: 'none' } } }}
          >
            <IconPhone />
            {brand.phone.display}
          </AnchorButton>
          <SearchButton />
          <LanguageSwitch />
          <ThemeToggle />
          <Flex hideBelow="md" gap="2">
            <AccountMenu />
            <LinkButton href={pathTo('contact')} whiteSpace="nowrap">
              {t('header.quote')}
            </LinkButton>
          </Flex>
        </Flex>
      </Container>
    </Box>
  );
}

/** The inline script of index.html does the work. Styles pick the icon: the HTML cannot know the visitor's theme. */
function ThemeToggle() {
  const { t } = useTranslation();
  return (
    <Button variant="ghost" size="icon" data-theme-toggle="">
      <Box as="span" display={{ base: 'none', _dark: 'contents' }}>
        <IconSun aria-label={t('theme.toLight')} role="img" />
      </Box>
      <Box as="span" display={{ base: 'contents', _dark: 'none' }}>
        <IconMoon aria-label={t('theme.toDark')} role="img" />
      </Box>
    </Button>
  );
}

/**
 * A plain link: the other language is a separate document with its own texts and `lang`. The inline script of
 * index.html stores the choice and adds the query and the hash.
 */
function LanguageSwitch() {
  const { t } = useTranslation();
  const path = useHydratedPath();
  const other = otherLocale(useLocale());
  return (
    <AnchorButton
      variant="ghost"
      href={localePath(other, path)}
      hrefLang={other}
      lang={other}
      data-language={other}
      aria-label={`${other.toUpperCase()}: ${t('language.switch')}`}
    >
      {other.toUpperCase()}
    </AnchorButton>
  );
}

/** Older versions of Safari only report the length of the history. */
const canGoBack = () => ('navigation' in window ? window.navigation.canGoBack : history.length > 1);

/**
 * The logo. The window of the installed app has no back button, so there the header shows one before the logo. A phone
 * has room for only one of them and shows the button, because Home is in the bottom bar.
 */
function Home() {
  const { t } = useTranslation();
  const { path } = useCurrentRoute();
  const [hasBack, setHasBack] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: checked again on each page
  useEffect(() => setHasBack(isApp() && canGoBack()), [path]);
  return (
    <>
      {hasBack && (
        <Button variant="ghost" size="icon" ml="-3" aria-label={t('back')} onClick={() => history.back()}>
          <IconBack />
        </Button>
      )}
      <HStack
        asChild
        hideBelow={hasBack ? 'md' : undefined}
        minH="target"
        fontFamily="display"
        fontWeight="bold"
        fontSize="1.125rem"
        letterSpacing="-0.02em"
        whiteSpace="nowrap"
      >
        <Link href={pathTo('home')} aria-label={t('header.brandLink')}>
          <Logo />
          <Box as="span" aria-hidden hideBelow="sm">
            {brand.name}
          </Box>
        </Link>
      </HStack>
    </>
  );
}
