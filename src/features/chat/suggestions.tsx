import { chakra } from '@chakra-ui/react';
import type { Contents } from '../../i18n/contents';
import { Button } from '../../ui/button';

/** Questions to begin with, for whoever would rather not type. */
export function Suggestions({ words, onAsk }: { words: Contents['chat']; onAsk: (question: string) => void }) {
  return (
    <chakra.ul aria-label={words.suggestionsLabel} display="grid" gap="2" justifyItems="end">
      {Object.values(words.suggestions).map((question) => (
        <li key={question}>
          <Button variant="outline" px="4" onClick={() => onAsk(question)}>
            {question}
          </Button>
        </li>
      ))}
    </chakra.ul>
  );
}
