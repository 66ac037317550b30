import { Stack, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../components/button';
import { useCurrentRoute, useHydratedPath } from '../components/current-page';
import { Section } from '../components/section';
import { ArrowLink, Lead, Subheading, Title } from '../components/text';
import { MOVED, pathTo } from '../domain/paths';

/** The suggestions in `MOVED`, written out because i18next-cli derives the keys from them. */
type Subject = 'mobilePayments' | 'crossBorder' | 'restaurants' | 'retail' | 'healthcare' | 'caseStudies';

function Suggestion({ subject, href }: { subject: Subject; href: string }) {
  const { t } = useTranslation('not-found');
  return (
    <Stack as="aside" gap="2" align="start" borderLeftWidth="3px" borderColor="brand.fg" pl="5" py="1">
      <Subheading as="h2">{t('suggestionTitle')}</Subheading>
      <Text>{t(`suggestions.${subject}.text`)}</Text>
      <ArrowLink href={href}>{t(`suggestions.${subject}.link`)}</ArrowLink>
    </Stack>
  );
}

const isMoved = (path: string): path is keyof typeof MOVED => path in MOVED;

/** Shown for an unknown path; for paths of older links, suggests where the topic is now. */
export default function NotFound() {
  const { t } = useTranslation('not-found');
  const path = useHydratedPath();
  const { path: unknown } = useCurrentRoute();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each unknown path
  useEffect(() => console.warn(`404: there is no page at ${location.pathname}`), [unknown]);
  const moved = isMoved(path) ? MOVED[path] : null;
  return (
    <Section minH="60vh">
      <Stack gap="5" align="start">
        <Text textStyle="hero" color="brand.fg" fontVariantNumeric="tabular-nums">
          {t('code')}
        </Text>
        <Title>{t('title')}</Title>
        <Lead>{t('text')}</Lead>
        {moved && <Suggestion subject={moved.suggestion} href={pathTo(moved.route, moved.anchor)} />}
        <LinkButton size="lg" href={pathTo('home')}>
          {t('home')}
        </LinkButton>
      </Stack>
    </Section>
  );
}
