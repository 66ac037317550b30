import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../components/call-to-action';
import { CheckList } from '../../components/check-list';
import { SaleRoute } from '../../components/illustrations';
import { PageHero } from '../../components/page-hero';
import { QuoteButtons } from '../../components/quote-buttons';
import { SplitSection } from '../../components/section';
import { ArrowLink, Lead } from '../../components/text';
import { pathTo } from '../../domain/paths';
import { Categories } from './categories';
import { SaleSteps } from './sale-steps';

/** Why clients need only one phone number. Source: spec 1 (a single owner as contact). */
function Contact() {
  const { t } = useTranslation('partners');
  return (
    <SplitSection
      id="one-contact"
      template="7fr 5fr"
      title={t('contact.title')}
      intro={
        <>
          <Lead>{t('contact.text')}</Lead>
          <ArrowLink href={pathTo('posSystems')} minH="target">
            {t('contact.link')}
          </ArrowLink>
        </>
      }
    >
      <CheckList items={t('contact.items', { returnObjects: true })} alignSelf="center" />
    </SplitSection>
  );
}

/** Partners. Source: spec 2 "Public pages". */
export default function Partners() {
  const { t } = useTranslation('partners');
  return (
    <>
      <PageHero
        page="partners"
        actions={<QuoteButtons quote={t('hero.quote')} call={t('hero.call')} />}
        aside={<SaleRoute maxW={{ base: '22rem', md: 'none' }} mx="auto" />}
      />
      <SaleSteps />
      <Categories />
      <Contact />
      <CallToAction page="partners" />
    </>
  );
}
