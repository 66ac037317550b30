import { Box, Grid, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnchorButton } from '../components/button';
import { CheckList } from '../components/check-list';
import { IconMail, IconPhone } from '../components/icons';
import { Desk } from '../components/illustrations';
import { PageHero } from '../components/page-hero';
import { Section, SplitSection } from '../components/section';
import { ContactText, Small, Subheading, TextAnchor } from '../components/text';
import { brand } from '../domain/brand';
import { isOfficeOpen } from '../domain/office-hours';
import { QuoteForm } from '../features/contact/quote-form';
import { useOpeningHours } from '../i18n/use-opening-hours';

/** The quote form, and what happens after it is sent. */
function Quote() {
  const { t } = useTranslation('forms');
  return (
    <SplitSection
      id="quote"
      bg="bg.panel"
      template="5fr 7fr"
      from="lg"
      title={t('quote.title')}
      intro={t('quote.intro')}
      more={
        <>
          <CheckList mt="2" items={t('quote.promises', { returnObjects: true })} />
          <noscript>
            <Text>
              <ContactText>{t('noScript')}</ContactText>
            </Text>
          </noscript>
        </>
      }
    >
      <QuoteForm />
    </SplitSection>
  );
}

const CHECK_EVERY_MS = 30_000;
const DOT = { content: '""', boxSize: '2', borderRadius: 'full', bg: 'currentColor' };

/**
 * Whether the office is open now, in its own time zone. The prerendered page cannot know, so it shows nothing. Source:
 * decisions "Pages".
 */
function OpenNow() {
  const { t } = useTranslation('contact');
  const [isOpen, setOpen] = useState<boolean | null>(null);
  useEffect(() => {
    const check = () => setOpen(isOfficeOpen(new Date()));
    check();
    const timer = setInterval(check, CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  // The height is fixed, to avoid a layout shift when the text appears.
  return (
    <Small
      role="status"
      display="flex"
      alignItems="center"
      gap="2"
      minH="6"
      fontWeight="semibold"
      color={isOpen ? 'fg.success' : 'fg.muted'}
      _before={isOpen === null ? undefined : DOT}
      _print={{ display: 'none' }}
    >
      {isOpen !== null && (isOpen ? t('office.open') : t('office.closed'))}
    </Small>
  );
}

const OfficeFact = ({ label, children }: { label: string; children: ReactNode }) => (
  <Grid templateColumns={{ base: '1fr', sm: '10rem 1fr' }} gap={{ base: '1', sm: '0' }} py="rows.sm" layerStyle="row">
    <Text as="dt">{label}</Text>
    <Box as="dd" fontWeight="medium">
      {children}
    </Box>
  </Grid>
);

/** Phone, email, address and hours; only the full layout shows weekend hours. */
function Office() {
  const { t } = useTranslation('contact');
  const { title, intro, labels, emailReply, address } = t('office', { returnObjects: true });
  const [weekdays, ...weekend] = useOpeningHours();
  return (
    <SplitSection id="hours" template="5fr 7fr" from="lg" title={title} intro={intro} more={<OpenNow />}>
      <dl>
        <OfficeFact label={labels.phone}>
          <TextAnchor href={brand.phone.href}>{brand.phone.display}</TextAnchor>
        </OfficeFact>
        <OfficeFact label={labels.email}>
          <TextAnchor href={`mailto:${brand.email}`}>{brand.email}</TextAnchor>
          <Small>{emailReply}</Small>
        </OfficeFact>
        <OfficeFact label={labels.address}>{address}</OfficeFact>
        <OfficeFact label={labels.hours}>
          {weekdays}
          {weekend.map((line) => (
            <Box as="span" key={line} display="block" hideBelow="md">
              {line}
            </Box>
          ))}
        </OfficeFact>
      </dl>
    </SplitSection>
  );
}

/** What to expect from a first call. */
function FirstCall() {
  const { t } = useTranslation('contact');
  const { title, items } = t('prepare', { returnObjects: true });
  return (
    <Section id="first-call" bg="bg.panel" title={title}>
      <SimpleGrid as="ol" columns={{ md: 3 }} columnGap="columns.md" rowGap="rows.md">
        {Object.values(items).map((step, index) => (
          <Stack as="li" key={step.title} pt="rows.sm" layerStyle="row" borderColor="border.emphasized">
            <Box as="span" aria-hidden textStyle="figure" color="brand.fg">
              {index + 1}
            </Box>
            <Subheading>{step.title}</Subheading>
            <Text>{step.text}</Text>
          </Stack>
        ))}
      </SimpleGrid>
    </Section>
  );
}

/** Contact. Source: spec 2 "Public pages", spec 9 "Hours", "Office". */
export default function Contact() {
  const { t } = useTranslation('contact');
  return (
    <>
      <PageHero
        words={t('hero', { returnObjects: true })}
        actions={
          <>
            <AnchorButton size="lg" href={brand.phone.href}>
              <IconPhone />
              {t('actions.call')}
            </AnchorButton>
            <AnchorButton size="lg" variant="outline" href={`mailto:${brand.email}`}>
              <IconMail />
              {t('actions.write')}
            </AnchorButton>
          </>
        }
        aside={<Desk maxW={{ base: '15rem', md: 'none' }} mx="auto" />}
      />
      <Quote />
      <Office />
      <FirstCall />
    </>
  );
}
