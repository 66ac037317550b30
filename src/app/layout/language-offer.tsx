import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/banner';
import { AnchorButton, Button } from '../../components/button';
import { useCurrentRoute } from '../../components/current-page';
import { localePath } from '../../domain/locale';
import { useLocale } from '../../i18n/i18n';

const Bar = chakra(Banner, { base: { display: 'none', 'html[data-offer=es] &': { display: 'flex' } } });

/**
 * Offers Spanish on an English page to visitors who never chose and whose browser prefers it. The inline script of
 * index.html decides before the first paint whether it shows, and stores the answer. Source: decisions "Languages and
 * URLs".
 */
export function LanguageOffer() {
  const { id, path } = useCurrentRoute();
  const { t } = useTranslation();
  const locale = useLocale();
  if (locale !== 'en') return null;
  return (
    <Bar lang="es" aria-label={t('language.offer.label')}>
      <chakra.p flex="1 1 12rem" fontWeight="600">
        {t('language.offer.text')}
      </chakra.p>
      <AnchorButton href={localePath('es', id ? path : '/')} data-language="es">
        {t('language.offer.accept')}
      </AnchorButton>
      <Button variant="outline" data-language="en">
        {t('language.offer.dismiss')}
      </Button>
    </Bar>
  );
}
