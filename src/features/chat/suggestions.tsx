import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';

/** Each is named after the topic that answers it. */
const SUGGESTIONS = ['prices', 'zeroFee', 'setup', 'hours'] as const;

/** Questions to begin with, for visitors who would rather not type. */
export function Suggestions({ onAsk }: { onAsk: (question: string) => void }) {
  const { t } = useTranslation('chat');
  return (
    <chakra.ul aria-label={t('suggestionsLabel')} display="grid" gap="2" justifyItems="end">
      {SUGGESTIONS.map((topic) => (
        <li key={topic}>
          <Button variant="outline" px="4" onClick={() => onAsk(t(`suggestions.${topic}`))}>
            {t(`suggestions.${topic}`)}
          </Button>
        </li>
      ))}
    </chakra.ul>
  );
}
