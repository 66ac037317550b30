import { Box, chakra, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { AnchorButton } from '../components/button';
import { IconPhone, IconSync } from '../components/icons';
import { Actions } from '../components/quote-buttons';
import { Section } from '../components/section';
import { ArrowLink, Lead, Subheading, TextLink, Title } from '../components/text';
import { brand } from '../domain/brand';
import { PUBLIC_ROUTES, pathTo, type RouteId } from '../domain/paths';
import { NAVIGATION } from '../domain/site-content';

const SERVICES: readonly RouteId[] = NAVIGATION.services;
const BUSINESSES: readonly RouteId[] = [...NAVIGATION.audiences, 'industries'];

/** Pages that are available offline, most important first. */
const GROUPS = ['services', 'businesses', 'company'] as const;
const PAGES: Record<(typeof GROUPS)[number], readonly RouteId[]> = {
  services: SERVICES,
  businesses: BUSINESSES,
  company: PUBLIC_ROUTES.filter((id) => !SERVICES.includes(id) && !BUSINESSES.includes(id)),
};

const List = chakra('ul', { base: { mt: '2', '& a': { minH: 'target', textDecorationColor: 'border.emphasized' } } });

/**
 * The service worker serves this page under the path of a page that is not available offline. The retry link and a
 * reload both load the original page once the connection is back.
 */
export default function Offline() {
  const { t } = useTranslation(['offline', 'common']);
  return (
    <Section minH="60vh">
      <Stack gap="5" align="start">
        <Title>{t('title')}</Title>
        <Lead>{t('text')}</Lead>
        <Actions>
          <AnchorButton size="lg" href="">
            <IconSync />
            {t('common:retry')}
          </AnchorButton>
          <AnchorButton size="lg" variant="outline" href={brand.phone.href}>
            <IconPhone />
            {t('call')}
          </AnchorButton>
        </Actions>
      </Stack>
      <Box layerStyle="row" mt="section.md" pt="head.lg">
        <Heading>{t('list')}</Heading>
        <SimpleGrid columns={{ base: 1, md: 3 }} gap="columns.md" mt="head.md">
          {GROUPS.map((group) => (
            <div key={group}>
              <Subheading>{t(`groups.${group}`)}</Subheading>
              <List>
                {PAGES[group].map((id) => (
                  <li key={id}>
                    <TextLink href={pathTo(id)}>
                      {id === 'services' ? t('common:header.solutionsOverview') : t(`common:routes.${id}`)}
                    </TextLink>
                  </li>
                ))}
              </List>
            </div>
          ))}
        </SimpleGrid>
        <Text mt="10">{t('quote')}</Text>
        <ArrowLink href={pathTo('contact', 'quote')} mt="2">
          {t('quoteLink')}
        </ArrowLink>
      </Box>
    </Section>
  );
}
