import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Heading } from './text';

/** The page's column: at most 70 rem wide, which leaves room for the chat button beside it at 1280 px. */
export const Column = chakra('div', { base: { w: 'full', maxW: 'page', mx: 'auto', px: { base: '5', md: '8' } } });

/** A full-width section of a page around a `Column`. */
export function Section({ children, ...props }: HTMLChakraProps<'section'>) {
  return (
    <chakra.section py={{ base: '16', md: '24' }} {...props}>
      <Column>{children}</Column>
    </chakra.section>
  );
}

interface SplitSectionProps extends Omit<HTMLChakraProps<'section'>, 'title' | 'columns'> {
  title: string;
  /** Under the heading. */
  intro: ReactNode;
  /** The widths of both columns on a desktop. */
  columns: string;
}

/** A section with its heading and introduction on the left and its content on the right; on a phone, below. */
export function SplitSection({ title, intro, columns, children, ...section }: SplitSectionProps) {
  return (
    <Section {...section}>
      <chakra.div display="grid" gap={{ base: '8', md: '16' }} gridTemplateColumns={{ base: '1fr', md: columns }}>
        <chakra.div display="grid" gap="4" alignContent="start">
          <Heading>{title}</Heading>
          {intro}
        </chakra.div>
        {children}
      </chakra.div>
    </Section>
  );
}
