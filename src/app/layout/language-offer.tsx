import { chakra } from '@chakra-ui/react';
import { localePath } from '../../domain/locale';
import { useContent, useLocale } from '../../i18n/locale';
import { AnchorButton, Button } from '../../ui/button';
import { NoticeBar } from '../../ui/notice-bar';
import { useCurrentRoute } from '../../ui/use-current-route';

const Bar = chakra(NoticeBar, { base: { display: 'none', 'html[data-offer=es] &': { display: 'flex' } } });

/**
 * Offers Spanish on an English page to somebody who never chose and whose browser prefers it. The inline script
 * of index.html decides before the first paint whether it shows, and stores the answer. Source: decisions "Languages and URLs".
 */
export function LanguageOffer() {
  const { language } = useContent('frame');
  const { id, path } = useCurrentRoute();
  const locale = useLocale();
  if (locale !== 'en') return null;
  const { label, text, accept, dismiss } = language.offer;
  return (
    <Bar lang="es" aria-label={label}>
      <chakra.p flex="1 1 12rem" fontWeight="600">
        {text}
      </chakra.p>
      <AnchorButton href={localePath('es', id ? path : '/')} data-language="es">
        {accept}
      </AnchorButton>
      <Button variant="outline" data-language="en">
        {dismiss}
      </Button>
    </Bar>
  );
}
