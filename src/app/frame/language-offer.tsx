import { chakra } from '@chakra-ui/react/styled-system';
import { localePath } from '../../domain/locale';
import { useContent, usePlace } from '../../i18n/place';
import { Button, ButtonLink } from '../../ui/button';
import { NoticeBar } from '../../ui/notice-bar';

const Bar = chakra(NoticeBar, { base: { display: 'none', 'html[data-offer=es] &': { display: 'flex' } } });

/**
 * Offers Spanish on an English page to somebody who never chose and whose browser prefers it. boot.ts decides
 * before the first paint whether it shows, and keeps the answer. Source: decisions "Languages and URLs".
 */
export function LanguageOffer() {
  const { language } = useContent('frame');
  const { id, locale, path } = usePlace();
  if (locale !== 'en') return null;
  const { label, text, accept, dismiss } = language.offer;
  return (
    <Bar lang="es" aria-label={label}>
      <chakra.p flex="1 1 12rem" fontWeight="600">
        {text}
      </chakra.p>
      <ButtonLink href={localePath('es', id ? path : '/')} data-language="es">
        {accept}
      </ButtonLink>
      <Button variant="outline" data-language="en">
        {dismiss}
      </Button>
    </Bar>
  );
}
