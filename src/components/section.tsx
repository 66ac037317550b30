import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

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
