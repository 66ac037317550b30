import { Container, chakra } from '@chakra-ui/react';
import { createLucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Logo } from '../../components/illustrations';
import { brand } from '../../domain/brand';
import { pathTo, type RouteId } from '../../domain/paths';
import { partnerNames } from '../../domain/site-facts';
import { InstallButton } from '../../features/pwa/install-button';
import { useOpeningHours } from '../../i18n/use-opening-hours';
import { QUICK_LINKS, SERVICES } from './nav-menu';

const Group = chakra('section', { base: { '& h2': { textStyle: 'label', color: 'fg.muted', mb: '3' } } });
const link = {
  display: 'inline-flex',
  alignItems: 'center',
  minH: '2.25rem',
  textStyle: 'small',
  color: 'fg',
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  _hover: { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
} as const;
const PageLink = chakra(Link, { base: link });
const ContactLink = chakra('a', { base: link });
const Line = chakra('p', { base: { textStyle: 'small', color: 'fg.muted' } });

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
  const links = (title: string, ids: RouteId[]) => (
    <Group>
      <h2>{title}</h2>
      <ul>
        {ids.map((route) => (
          <li key={route}>
            <PageLink href={pathTo(route)}>{t(`routes.${route}`)}</PageLink>
          </li>
        ))}
      </ul>
    </Group>
  );
  return (
    <chakra.footer
      borderTopWidth="1px"
      borderColor="border"
      pt={{ base: '12', md: '16' }}
      pb={{ base: '24', md: '10' }}
    >
      <Container
        display="grid"
        gap="10"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.4fr)',
        }}
      >
        <chakra.div gridColumn={{ sm: '1 / -1', lg: 'auto' }}>
          <chakra.p display="flex" alignItems="center" gap="2" fontFamily="display" fontWeight="700" fontSize="1.25rem">
            <chakra.span color="brand.fg" display="inline-flex" css={{ '& svg': { boxSize: '1.75rem' } }}>
              <Logo />
            </chakra.span>
            {brand.name}
          </chakra.p>
          <Line mt="3" maxW="22rem">
            {t('footer.tagline')}
          </Line>
          <Line display="flex" gap="4" mt="4">
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
          </Line>
        </chakra.div>
        {links(t('footer.linksTitle'), QUICK_LINKS)}
        {links(t('footer.servicesTitle'), SERVICES)}
        <Group>
          <h2>{t('footer.contactTitle')}</h2>
          <ContactLink href={brand.phone.href} aria-label={t('footer.call')} fontWeight="600">
            {brand.phone.display}
          </ContactLink>
          <br />
          <ContactLink href={`mailto:${brand.email}`} aria-label={t('footer.email')}>
            {brand.email}
          </ContactLink>
          <Line>{t('footer.address')}</Line>
          {hours.map((line) => (
            <Line key={line}>{line}</Line>
          ))}
          <chakra.h2 mt="6">{t('footer.partnersTitle')}</chakra.h2>
          {Object.values(partnerNames.processors).map((name) => (
            <Line key={name}>{name}</Line>
          ))}
        </Group>
      </Container>
      <Container mt="10">
        <InstallButton variant="ghost" ps="0" fontWeight="normal" />
        {/* The prerendered year may be out of date. */}
        <Line suppressHydrationWarning>{t('footer.copyright', { year: new Date().getFullYear() })}</Line>
      </Container>
    </chakra.footer>
  );
}
