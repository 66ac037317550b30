import { chakra } from '@chakra-ui/react/styled-system';
import { brand } from '../../domain/brand';
import { SearchButton } from '../../features/search/search-button';
import { useContent, useHref, usePlace } from '../../i18n/place';
import { ButtonLink } from '../../ui/button';
import { IconPhone } from '../../ui/icons';
import { Logo } from '../../ui/illustrations';
import { Column } from '../../ui/section';
import { AccountPlace } from './account-place';
import { SERVICES, TOP_BAR, WHO_WE_SERVE } from './links';
import { NavLink, NavMenu } from './nav-menu';
import { LanguageSwitch, ThemeToggle } from './switches';

const Bar = chakra('header', {
  base: {
    position: 'sticky',
    top: 0,
    zIndex: 'header',
    bg: 'ground',
    borderBottomWidth: '1px',
    borderColor: 'line',
    pt: 'env(safe-area-inset-top)',
  },
});

const Home = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: 'target',
    color: 'text',
    fontFamily: 'display',
    fontWeight: 700,
    fontSize: '1.125rem',
    letterSpacing: '-0.02em',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    '& svg': { color: 'accent', boxSize: '1.75rem' },
  },
});

/** A row of its own under the logo: beside it there is no room in the page's column. */
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
  const { header, routes } = useContent('frame');
  const href = useHref();
  const { id } = usePlace();
  return (
    <Bar>
      <Column display="flex" flexWrap="wrap" alignItems="center" columnGap="2" py={{ base: '1.5', md: '2' }}>
        <Home href={href('home')} aria-label={header.brandLink}>
          <Logo />
          <chakra.span aria-hidden hideBelow="sm">
            {brand.name}
          </chakra.span>
        </Home>
        <Navigation aria-label={header.navigation} hideBelow="md">
          <NavLink href={href('home')} aria-current={id === 'home' ? 'page' : undefined}>
            {routes.home}
          </NavLink>
          <NavMenu title={routes.whoWeServe} ids={WHO_WE_SERVE} overview={header.whoWeServeOverview} />
          <NavMenu title={header.solutions} ids={SERVICES} overview={header.solutionsOverview} />
          {TOP_BAR.map((route) => (
            <NavLink key={route} href={href(route)} aria-current={id === route ? 'page' : undefined}>
              {routes[route]}
            </NavLink>
          ))}
        </Navigation>
        <chakra.div display="flex" alignItems="center" gap={{ base: '0', sm: '1' }} ml="auto">
          <ButtonLink
            variant="quiet"
            href={brand.phone.href}
            hideFrom="md"
            aria-label={header.call}
            whiteSpace="nowrap"
            px={{ base: '1.5', sm: '3' }}
            css={{ '@media (max-width: 22.5em)': { '& svg': { display: 'none' } } }}
          >
            <IconPhone />
            {brand.phone.display}
          </ButtonLink>
          <SearchButton />
          <LanguageSwitch />
          <ThemeToggle />
          <chakra.div hideBelow="md" display="flex" gap="2">
            <AccountPlace name="header" />
            <ButtonLink href={href('contact')} whiteSpace="nowrap">
              {header.quote}
            </ButtonLink>
          </chakra.div>
        </chakra.div>
      </Column>
    </Bar>
  );
}
