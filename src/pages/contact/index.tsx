import { Text } from '@chakra-ui/react';
import { Trans, useTranslation } from 'react-i18next';
import { AnchorButton } from '../../components/button';
import { CheckList } from '../../components/check-list';
import { IconMail, IconPhone } from '../../components/icons';
import { Desk } from '../../components/illustrations';
import { PageHero } from '../../components/page-hero';
import { SplitSection } from '../../components/section';
import { PhoneLink } from '../../components/text';
import { brand } from '../../domain/brand';
import { QuoteForm } from '../../features/contact/quote-form';
import { Office } from './office';
import { Prepare } from './prepare';

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
      intro={
        <>
          <Text>{t('quote.intro')}</Text>
          <CheckList mt="2" items={t('quote.promises', { returnObjects: true })} />
          <noscript>
            <Text>
              <Trans t={t} i18nKey="noScript" components={{ phone: <PhoneLink /> }} />
            </Text>
          </noscript>
        </>
      }
    >
      <QuoteForm />
    </SplitSection>
  );
}

/** Contact. Source: spec 2 "Public pages", spec 9 "Hours", "Office". */
export default function Contact() {
  const { t } = useTranslation('contact');
  return (
    <>
      <PageHero
        page="contact"
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
        aside={<Desk />}
      />
      <Quote />
      <Office />
      <Prepare />
    </>
  );
}
