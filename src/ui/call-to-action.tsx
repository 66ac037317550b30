import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Column } from './section';
import { Heading, Lead } from './text';

/** The last band of a page: what to do next. `children` are the buttons; `drawing` stands on the lower edge. */
export function CallToAction(props: { title: string; text: ReactNode; children: ReactNode; drawing?: ReactNode }) {
  return (
    <chakra.section
      id="quote"
      bg="raised"
      py={{ base: '16', md: '24' }}
      pb={props.drawing ? { base: '0', md: '0' } : undefined}
      overflow="hidden"
    >
      <Column display="grid" gap="5" justifyItems="center" textAlign="center">
        <Heading>{props.title}</Heading>
        <Lead>{props.text}</Lead>
        <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="3" mt="2">
          {props.children}
        </chakra.div>
      </Column>
      {props.drawing && <chakra.div mt={{ base: '12', md: '16' }}>{props.drawing}</chakra.div>}
    </chakra.section>
  );
}
