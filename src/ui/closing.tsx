import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { PageContents } from '../i18n/contents';
import { useContent } from '../i18n/locale';
import { keepRanges } from './keep-ranges';
import { QuoteButtons } from './quote-buttons';
import { Column } from './section';
import { ByLayout, Heading, Lead } from './text';

interface Closing {
  action: { title: string; text: string; textCompact?: string; quote: string; call: string };
}

/** The pages whose words end in a call to action. */
type ClosingPage = {
  [Name in keyof PageContents]: PageContents[Name] extends Closing ? Name : never;
}[keyof PageContents];

/** The last band of a page: what to do next. `drawing` stands on the lower edge. */
export function Closing({ page, drawing }: { page: ClosingPage; drawing?: ReactNode }) {
  const { action }: Closing = useContent(page);
  const { title, text, textCompact, quote, call } = action;
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
        <Lead>{textCompact ? <ByLayout compact={textCompact} full={text} /> : keepRanges(text)}</Lead>
        <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="3" mt="2">
          <QuoteButtons quote={quote} call={call} />
        </chakra.div>
      </Column>
      {drawing && <chakra.div mt={{ base: '12', md: '16' }}>{drawing}</chakra.div>}
    </chakra.section>
  );
}
