import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QuoteButtons } from './quote-buttons';
import { Column } from './section';
import { Heading, keepRanges, Lead, ResponsiveText } from './text';

/** Namespaces of pages with a call to action. */
type PageWithAction =
  | 'home'
  | 'who-we-serve'
  | 'small-business'
  | 'enterprise'
  | 'services'
  | 'pos-systems'
  | 'online-payments'
  | 'credit-card-processing'
  | 'zero-fee'
  | 'industries'
  | 'partners'
  | 'clients'
  | 'resources'
  | 'who-we-are'
  | 'south-texas';

/** The last section of a page. `drawing` stands on its lower edge. */
export function CallToAction({ page, drawing }: { page: PageWithAction; drawing?: ReactNode }) {
  const { t } = useTranslation([page]);
  const action = t(`${page}:action`, { returnObjects: true });
  const { title, text, quote, call } = action;
  return (
    <chakra.section
      id="quote"
      bg="bg.muted"
      py={{ base: '16', md: '24' }}
      pb={drawing ? { base: '0', md: '0' } : undefined}
      overflow="hidden"
    >
      <Column display="grid" gap="5" justifyItems="center" textAlign="center">
        <Heading>{title}</Heading>
        <Lead>
          {'textCompact' in action ? <ResponsiveText compact={action.textCompact} full={text} /> : keepRanges(text)}
        </Lead>
        <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="3" mt="2">
          <QuoteButtons quote={quote} call={call} />
        </chakra.div>
      </Column>
      {drawing && <chakra.div mt={{ base: '12', md: '16' }}>{drawing}</chakra.div>}
    </chakra.section>
  );
}
