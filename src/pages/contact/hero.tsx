import { useTranslation } from 'react-i18next';
import { brand } from '../../domain/brand';
import { AnchorButton } from '../../ui/button';
import { IconMail, IconPhone } from '../../ui/icons';
import { Desk } from '../../ui/illustrations';
import { PageHero } from '../../ui/page-hero';

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
