import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

/**
 * The page's column: at most 70 rem wide, which leaves the chat's button beside it at 1280 px, with the thumb's margin
 * on a phone.
 */
export const Column = chakra('div', { base: { w: 'full', maxW: 'page', mx: 'auto', px: { base: '5', md: '8' } } });

/** One band of a page, with room to breathe, around a `Column`. */
export function Section({ children, ...props }: HTMLChakraProps<'section'>) {
  return (
    <chakra.section py={{ base: '16', md: '24' }} {...props}>
      <Column>{children}</Column>
    </chakra.section>
  );
}
