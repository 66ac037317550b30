import { Heading, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { DataList, Fact } from '../components/data-list';
import { PageHero } from '../components/page-hero';
import { SplitSection } from '../components/section';
import { ArrowLink, ContactText, TextAnchor } from '../components/text';
import { pathTo } from '../domain/paths';
import { RETENTION_MONTHS, SUBMISSION_ID_DAYS } from '../domain/retention';
import { SUSPECT_DAYS } from '../domain/suspicion';

/** Google's privacy policy, in the language of the reader. */
const GOOGLE_POLICY = 'https://policies.google.com/privacy';

/** The records in the database: what is in them, how long they are kept, and who sees them. */
function Kept() {
  const { t } = useTranslation('privacy');
  const { title, intro, labels, items } = t('kept', { returnObjects: true });
  const months = RETENTION_MONTHS ?? 0;
  const times = {
    quotes: [
      months ? t('times.answered', { count: months }) : t('times.quotes'),
      t('times.suspect', { count: SUSPECT_DAYS }),
    ].join(' '),
    newsletter: t('times.newsletter'),
    accounts: [t('times.accounts'), months ? t('times.roles', { count: months }) : ''].join(' '),
    media: t('times.media'),
    protection: t('times.protection', { count: SUBMISSION_ID_DAYS }),
  };
  return (
    <SplitSection id="kept" template="4fr 8fr" title={title} intro={intro}>
      <Stack gap="rows.lg">
        {(['quotes', 'newsletter', 'accounts', 'media', 'protection'] as const).map((id) => (
          <Stack key={id} gap="rows.sm" _notFirst={{ pt: 'rows.lg', layerStyle: 'row' }}>
            <Heading as="h3" size="md">
              {items[id].title}
            </Heading>
            <DataList size="sm">
              <Fact label={labels.what} value={items[id].what} />
              <Fact label={labels.time} value={times[id]} />
              <Fact label={labels.who} value={items[id].who} />
            </DataList>
          </Stack>
        ))}
      </Stack>
    </SplitSection>
  );
}

interface FactsProps {
  id: string;
  words: { title: string; intro: string; items: Record<string, { title: string; text: string }> };
}

/** A section with a list of facts. */
const Facts = ({ id, words: { title, intro, items } }: FactsProps) => (
  <SplitSection id={id} template="4fr 8fr" title={title} intro={intro}>
    <DataList>
      {Object.values(items).map((item) => (
        <Fact key={item.title} label={item.title} value={item.text} />
      ))}
    </DataList>
  </SplitSection>
);

/** Why Google is asked whether a person uses the site. Only builds with App Check do that. */
function Attestation() {
  const { t } = useTranslation('privacy');
  const { title, text, link } = t('attestation', { returnObjects: true });
  return (
    <SplitSection id="recaptcha" template="4fr 8fr" title={title}>
      <Stack align="start">
        <Text>{text}</Text>
        <TextAnchor href={GOOGLE_POLICY}>{link}</TextAnchor>
      </Stack>
    </SplitSection>
  );
}

/** How a person has everything deleted. */
function Deletion() {
  const { t } = useTranslation('privacy');
  const { title, text, limits, account, link } = t('deletion', { returnObjects: true });
  return (
    <SplitSection id="deletion" bg="bg.muted" template="4fr 8fr" title={title}>
      <Stack align="start">
        <Text color="fg">
          <ContactText>{text}</ContactText>
        </Text>
        <Text>{limits}</Text>
        <Text>{account}</Text>
        <ArrowLink href={pathTo('security')} minH="target">
          {link}
        </ArrowLink>
      </Stack>
    </SplitSection>
  );
}

/** What is kept about visitors, and how they have it deleted. Source: decisions "Forms". */
export default function Privacy() {
  const { t } = useTranslation('privacy');
  return (
    <>
      <PageHero words={t('hero', { returnObjects: true })} />
      <Kept />
      <Facts id="browser" words={t('browser', { returnObjects: true })} />
      <Facts id="emails" words={t('emails', { returnObjects: true })} />
      {import.meta.env.VITE_APP_CHECK_SITE_KEY && <Attestation />}
      <Deletion />
    </>
  );
}
