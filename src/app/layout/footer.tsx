import { Box, Container, chakra, Flex, Grid, HStack, Text, type TextProps } from '@chakra-ui/react';
import { createLucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Logo } from '../../components/illustrations';
import { Small } from '../../components/text';
import { brand } from '../../domain/brand';
import { pathTo, type RouteId } from '../../domain/paths';
import { NAVIGATION, partnerNames } from '../../domain/site-content';
import { InstallButton } from '../../features/pwa/install-button';
import { useOpeningHours } from '../../i18n/use-opening-hours';

const FooterLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '2.25rem',
    color: 'fg',
    overflowWrap: 'anywhere',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  },
});
const Label = (props: TextProps) => <Text as="h2" textStyle="label" mb="rows.sm" {...props} />;

/** Logos of the social networks in Lucide's style: Lucide has no brand icons. */
const IconFacebook = createLucideIcon('facebook', [['path', { d: 'M17 2h-1a5 5 0 0 0-5 5v15M7 11h9', key: 'f' }]]);
const IconInstagram = createLucideIcon('instagram', [
  ['rect', { width: 20, height: 20, x: 2, y: 2, rx: 5, key: 'body' }],
  ['circle', { cx: 12, cy: 12, r: 4, key: 'lens' }],
]);
const IconLinkedIn = createLucideIcon('linkedin', [
  ['path', { d: 'M4 4h0M4 9v12M10 9v12m0-7a5 5 0 0 1 10 0v7', key: 'in' }],
]);

const NETWORKS = ['facebook', 'instagram', 'linkedin'] as const;
const NETWORK_ICONS = { facebook: IconFacebook, instagram: IconInstagram, linkedin: IconLinkedIn };

/** Address, quick links, partners, social icons (links if the brand has a URL), copyright. Source: spec 2. */
export function Footer() {
  const { t } = useTranslation();
  const hours = useOpeningHours();
  const links = (title: string, ids: readonly RouteId[]) => (
    <section>
      <Label>{title}</Label>
      <ul>
        {ids.map((route) => (
          <li key={route}>
            <FooterLink href={pathTo(route)}>{t(`routes.${route}`)}</FooterLink>
          </li>
        ))}
      </ul>
    </section>
  );
  return (
    <Box as="footer" layerStyle="row" pt="section.md" pb={{ base: '20', md: '10' }} textStyle="small" color="fg.muted">
      <Container
        display="grid"
        gap="columns.md"
        gridTemplateColumns={{
          base: 'repeat(2, minmax(0, 1fr))',
          lg: 'minmax(0, 1.5fr) minmax(0, 1fr) minmax(0, 1fr) auto',
        }}
      >
        <Box gridColumn={{ base: '1 / -1', lg: 'auto' }}>
          <HStack as="p" fontFamily="display" fontWeight="bold" fontSize="1.25rem" lineHeight="1.6" color="fg">
            <Logo width="1.75rem" height="1.75rem" />
            {brand.name}
          </HStack>
          <Small mt="rows.sm" maxW="22rem">
            {t('footer.tagline')}
          </Small>
          <Flex as="p" gap="4" mt="rows.sm">
            {NETWORKS.map((network) => {
              const Icon = NETWORK_ICONS[network];
              const url = brand.social[network];
              const icon = <Icon key={network} aria-label={t(`footer.social.${network}`)} role="img" />;
              return url ? (
                <a key={network} href={url} rel="me">
                  {icon}
                </a>
              ) : (
                icon
              );
            })}
          </Flex>
        </Box>
        {links(t('footer.linksTitle'), NAVIGATION.quickLinks)}
        {links(t('footer.servicesTitle'), NAVIGATION.services)}
        <Grid
          as="section"
          gridColumn={{ base: '1 / -1', lg: 'auto' }}
          templateColumns={{ base: '1fr', md: 'subgrid', lg: '1fr' }}
          alignContent="start"
        >
          <Box gridColumn="1 / -1">
            <Label>{t('footer.contactTitle')}</Label>
            <FooterLink asChild fontWeight="semibold">
              <a href={brand.phone.href} aria-label={t('footer.call')}>
                {brand.phone.display}
              </a>
            </FooterLink>
            <br />
            <FooterLink asChild>
              <a href={`mailto:${brand.email}`} aria-label={t('footer.email')}>
                {brand.email}
              </a>
            </FooterLink>
          </Box>
          <div>
            <p>{t('footer.address')}</p>
            {hours.map((line, index) => (
              <Box as="p" key={line} hideBelow={index > 0 ? 'md' : undefined}>
                {line}
              </Box>
            ))}
          </div>
          <Box mt={{ base: 'rows.md', md: '0', lg: 'rows.md' }}>
            <Label>{t('footer.partnersTitle')}</Label>
            <Flex wrap="wrap" direction={{ base: 'row', md: 'column' }} columnGap="4">
              {Object.values(partnerNames.processors).map((name) => (
                <p key={name}>{name}</p>
              ))}
            </Flex>
          </Box>
        </Grid>
      </Container>
      <Container mt="columns.md">
        <InstallButton variant="ghost" ps="0" fontWeight="normal" />
        <Flex wrap="wrap" align="center" columnGap="6">
          {/* The prerendered year may be out of date. */}
          <p suppressHydrationWarning>{t('footer.copyright', { year: new Date().getFullYear() })}</p>
          <FooterLink href={pathTo('privacy')}>{t('routes.privacy')}</FooterLink>
        </Flex>
      </Container>
    </Box>
  );
}
