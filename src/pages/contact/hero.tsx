import { useTranslation } from 'react-i18next';
import { AnchorButton } from '../../components/button';
import { IconMail, IconPhone } from '../../components/icons';
import { Desk } from '../../components/illustrations';
import { PageHero } from '../../components/page-hero';
import { brand } from '../../domain/brand';

/** Who answers, and the two ways to reach them. */
export function Hero() {
  const { t } = useTranslation('contact');
  return (
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
  );
}
