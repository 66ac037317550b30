import { Alert } from '@chakra-ui/react/alert';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnchorButton, Button } from '../../components/button';
import { Announcement } from '../../components/live-region';
import { localePath } from '../../domain/locale';
import { focusHeading, useHydratedPath } from '../../hooks/current-page';
import { useLocale } from '../../i18n/i18n';

/**
 * Offers Spanish on an English page to visitors who never chose and whose browser prefers it. The inline script of
 * index.html decides before the first paint whether it shows, and stores the answer. Source: decisions "Languages and
 * URLs".
 */
export function LanguageOffer() {
  const path = useHydratedPath();
  const { t } = useTranslation();
  const locale = useLocale();
  const [isOffered, setOffered] = useState(false);
  useEffect(() => setOffered(document.documentElement.dataset.offer === 'es'), []);
  const dismiss = () => {
    setOffered(false);
    focusHeading();
  };
  if (locale !== 'en') return null;
  return (
    <Alert.Root
      as="aside"
      variant="solid"
      status="neutral"
      display="none"
      css={{ 'html[data-offer=es] &': { display: 'flex' } }}
      lang="es"
      aria-label={t('language.offer.label')}
    >
      <Alert.Title flex="1 1 12rem">{t('language.offer.text')}</Alert.Title>
      {/* The text is in the page from the start, which screen readers do not announce. */}
      <Announcement>{isOffered && t('language.offer.text')}</Announcement>
      <AnchorButton href={localePath('es', path)} data-language="es">
        {t('language.offer.accept')}
      </AnchorButton>
      <Button variant="outline" data-language="en" onClick={dismiss}>
        {t('language.offer.dismiss')}
      </Button>
    </Alert.Root>
  );
}
