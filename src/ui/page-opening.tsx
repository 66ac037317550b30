import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Breadcrumbs } from './breadcrumbs';
import { Column } from './section';
import { Lead, Title } from './text';

interface PageOpeningProps {
  /** The page's name, as a line above the title. */
  eyebrow: string;
  title: string;
  lead: ReactNode;
  /** Buttons under the lead. */
  actions?: ReactNode;
  /** A drawing or a panel beside the words; under them on a phone. */
  aside?: ReactNode;
}

/** The first band of a page: what it is about, in words and beside them. */
export function PageOpening({ eyebrow, title, lead, actions, aside }: PageOpeningProps) {
  return (
    <chakra.section bg="surface" borderBottomWidth="1px" borderColor="line" py={{ base: '10', md: '16' }}>
      <Column
        display="grid"
        gap={{ base: '8', md: '16' }}
        alignItems="center"
        gridTemplateColumns={aside ? { base: '1fr', md: '7fr 5fr' } : '1fr'}
      >
        <chakra.div display="grid" gap="5" justifyItems="start">
          <Breadcrumbs name={eyebrow} />
          <Title>{title}</Title>
          <Lead>{lead}</Lead>
          {actions && (
            <chakra.div display="flex" flexWrap="wrap" gap="3" mt="2">
              {actions}
            </chakra.div>
          )}
        </chakra.div>
        {aside}
      </Column>
    </chakra.section>
  );
}
