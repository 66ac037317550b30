import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../components/call-to-action';
import { CheckList } from '../../components/check-list';
import { IconArrow } from '../../components/icons';
import { SaleRoute } from '../../components/illustrations';
import { PageHero } from '../../components/page-hero';
import { QuoteButtons } from '../../components/quote-buttons';
import { Section } from '../../components/section';
import { Heading, Lead, TextLink } from '../../components/text';
import { pathTo } from '../../domain/paths';
import { Categories } from './categories';
import { SaleSteps } from './sale-steps';

/** Why clients need only one phone number. Source: spec 1 (a single owner as contact). */
function Contact() {
  const { t } = useTranslation('partners');
  return (
    <Section id="one-contact">
      <chakra.div display="grid" gap={{ base: '8', md: '16' }} gridTemplateColumns={{ base: '1fr', md: '7fr 5fr' }}>
        <chakra.div display="grid" gap="4" alignContent="start" justifyItems="start">
          <Heading>{t('contact.title')}</Heading>
          <Lead>{t('contact.text')}</Lead>
          <TextLink href={pathTo('posSystems')} minH="target">
            {t('contact.link')}
            <IconArrow />
          </TextLink>
        </chakra.div>
        <CheckList items={Object.values(t('contact.items', { returnObjects: true }))} alignSelf="center" />
      </chakra.div>
    </Section>
  );
}

function Hero() {
  const { t } = useTranslation('partners');
  return (
    <PageHero
      page="partners"
      actions={<QuoteButtons quote={t('hero.quote')} call={t('hero.call')} />}
      aside={<SaleRoute maxW={{ base: '22rem', md: 'none' }} mx="auto" />}
    />
  );
}

/** Partners. Source: spec 2 "Public pages". */
export default function Partners() {
  return (
    <>
      <Hero />
      <SaleSteps />
      <Categories />
      <Contact />
      <CallToAction page="partners" />
    </>
  );
}
