import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Heading, Text } from './text';

/** The page's column: at most 70 rem wide, which leaves room for the chat button beside it at 1280 px. */
export const Column = chakra('div', { base: { w: 'full', maxW: 'page', mx: 'auto', px: { base: '5', md: '8' } } });

interface SectionProps extends Omit<HTMLChakraProps<'section'>, 'title' | 'columns'> {
  title?: string;
  /** Below the title. */
  intro?: ReactNode;
}

/** A full-width section of a page around a `Column`. */
export function Section({ title, intro, children, ...section }: SectionProps) {
  return (
    <chakra.section py={{ base: '16', md: '24' }} {...section}>
      <Column>
        {title && (
          <chakra.div display="grid" gap="3" mb={{ base: '8', md: '12' }}>
            <Heading>{title}</Heading>
            {intro && <Text>{intro}</Text>}
          </chakra.div>
        )}
        {children}
      </Column>
    </chakra.section>
  );
}

interface SplitSectionProps extends SectionProps {
  title: string;
  /** The widths of both columns. */
  columns: string;
  /** The breakpoint from which there are two. */
  from?: 'md' | 'lg';
}

/** A section with its heading and introduction on the left and its content on the right; on a phone, below. */
export function SplitSection({ title, intro, columns, from = 'md', children, ...section }: SplitSectionProps) {
  return (
    <Section {...section}>
      <chakra.div
        display="grid"
        gap={{ base: '8', [from]: '16' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', [from]: columns }}
      >
        <chakra.div display="grid" gap="4" alignContent="start" justifyItems="start">
          <Heading>{title}</Heading>
          {typeof intro === 'string' ? <Text>{intro}</Text> : intro}
        </chakra.div>
        {children}
      </chakra.div>
    </Section>
  );
}
