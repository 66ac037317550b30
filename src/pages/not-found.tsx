import { Stack, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../components/button';
import { Section } from '../components/section';
import { ArrowLink, Lead, Subheading, TextAnchor, Title } from '../components/text';
import { localePath } from '../domain/locale';
import { type MeantPage, meantPage } from '../domain/meant-page';
import { pathOf, pathTo } from '../domain/paths';
import { useCurrentRoute, useHydratedPath } from '../hooks/current-page';
import { useLocale } from '../i18n/i18n';

/** The suggestions in `MOVED`, written out because i18next-cli derives the keys from them. */
type Subject = 'mobilePayments' | 'crossBorder' | 'restaurants' | 'retail' | 'healthcare' | 'caseStudies';

/** The name of the page, or for an older link what the page says about the subject, with a link to it. */
function Suggestion({ route, locale, moved }: MeantPage) {
  const { t } = useTranslation(['not-found', 'common']);
  const subject: Subject | undefined = moved?.suggestion;
  const name = subject ? t(`suggestions.${subject}.link`) : t(`common:routes.${route}`);
  return (
    <Stack as="aside" gap="2" align="start" borderLeftWidth="3px" borderColor="brand.fg" pl="5" py="1">
      <Subheading as="h2">{t('suggestionTitle')}</Subheading>
      {subject && <Text>{t(`suggestions.${subject}.text`)}</Text>}
      {locale === useLocale() ? (
        <ArrowLink href={pathTo(route, moved?.anchor)}>{name}</ArrowLink>
      ) : (
        <TextAnchor href={pathOf(route, locale)}>{name}</TextAnchor>
      )}
    </Stack>
  );
}

/** Shown for an unknown path; suggests the page that was meant, or where the topic of an older link is now. */
export default function NotFound() {
  const { t } = useTranslation(['not-found', 'common']);
  const pathname = localePath(useLocale(), useHydratedPath());
  const { path: unknown } = useCurrentRoute();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each unknown path
  useEffect(() => console.warn(`404: there is no page at ${location.pathname}`), [unknown]);
  const meant = meantPage(pathname, (route) => t(`common:routes.${route}`));
  return (
    <Section minH="60vh">
      <Stack gap="5" align="start">
        <Text textStyle="hero" color="brand.fg" fontVariantNumeric="tabular-nums">
          {t('code')}
        </Text>
        <Title>{t('title')}</Title>
        <Lead>{t('text')}</Lead>
        {meant && <Suggestion {...meant} />}
        <LinkButton size="lg" href={pathTo('home')}>
          {t('home')}
        </LinkButton>
      </Stack>
    </Section>
  );
}
