import { chakra } from '@chakra-ui/react/styled-system';
import { keepRanges } from './keep-ranges';

/** Text roles. The scale behind them is in theme/tokens.ts. */
export const Hero = chakra('h1', { base: { textStyle: 'hero' } });
export const Title = chakra('h1', { base: { textStyle: 'title' } });
export const Heading = chakra('h2', { base: { textStyle: 'heading' } });
export const Subheading = chakra('h3', { base: { textStyle: 'subheading' } });
export const Lead = chakra('p', { base: { textStyle: 'lead', color: 'muted', maxW: 'measure' } });
export const Text = chakra('p', { base: { textStyle: 'body', color: 'muted', maxW: 'measure', textWrap: 'pretty' } });
export const Eyebrow = chakra('p', { base: { textStyle: 'label', color: 'accent' } });

/** A link in running text or at the end of a section. */
export const TextLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '6',
    fontWeight: 600,
    color: 'accent',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.25em',
    _hover: { textDecorationThickness: '2px' },
  },
});

/** Text of one of the two layouts: `compact` below 768 px, `full` from there on. Both are in the document. */
export function ByLayout({ compact, full }: { compact: string; full: string }) {
  return (
    <>
      <chakra.span hideFrom="md">{keepRanges(compact)}</chakra.span>
      <chakra.span hideBelow="md">{keepRanges(full)}</chakra.span>
    </>
  );
}
