import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import { brand } from '../domain/brand';
import { IconArrow } from './icons';

/** Text roles. The scale behind them is in theme/tokens.ts. */
export const HeroTitle = chakra('h1', { base: { textStyle: 'hero' } });
export const Title = chakra('h1', { base: { textStyle: 'title' } });
export const Heading = chakra('h2', { base: { textStyle: 'heading' } });
export const Subheading = chakra('h3', { base: { textStyle: 'subheading' } });
export const Lead = chakra('p', { base: { textStyle: 'lead', color: 'fg.muted', maxW: 'measure' } });
export const Text = chakra('p', {
  base: { textStyle: 'body', color: 'fg.muted', maxW: 'measure', textWrap: 'pretty' },
});
export const Eyebrow = chakra('p', { base: { textStyle: 'label', color: 'brand.fg' } });

const link = {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '6',
    fontWeight: 600,
    color: 'brand.fg',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.25em',
    _hover: { textDecorationThickness: '2px' },
  },
} as const;

/** A link to a page of this site. */
export const TextLink = chakra(Link, link);

/** A link to the page that continues the subject. */
export const ArrowLink = ({ children, ...link }: ComponentProps<typeof TextLink>) => (
  <TextLink {...link}>
    {children}
    <IconArrow />
  </TextLink>
);

/** The same look for any other link: a phone number, an address. */
export const TextAnchor = chakra('a', link);

/** Text per layout: `compact` below 768 px, `full` above. Both are in the document. */
export function ResponsiveText({ compact, full }: { compact: string; full: string }) {
  return (
    <>
      <chakra.span hideFrom="md">{keepRanges(compact)}</chakra.span>
      <chakra.span hideBelow="md">{keepRanges(full)}</chakra.span>
    </>
  );
}

const INLINE = { whiteSpace: 'nowrap', textDecoration: 'underline', textUnderlineOffset: '0.25em' } as const;

/** Our phone number as a link inside a sentence; `<Trans>` fills in the number for `<phone>`. */
export const PhoneLink = ({ children }: { children?: ReactNode }) => (
  <a href={brand.phone.href} style={INLINE}>
    {children}
  </a>
);

/** Our email address as a link inside a sentence, like `PhoneLink`. */
export const EmailLink = ({ children }: { children?: ReactNode }) => (
  <a href={`mailto:${brand.email}`} style={INLINE}>
    {children}
  </a>
);

const RANGE = /(\d+-\d+%?)/;
const NO_WRAP = { whiteSpace: 'nowrap' } as const;

/** Keeps each range of numbers ("24-48") on one line: browsers would break it after the hyphen. */
export function keepRanges(sentence: string): ReactNode {
  const parts = sentence.split(RANGE);
  if (parts.length === 1) return sentence;
  return parts.map((part, index) =>
    RANGE.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move
      <span key={index} style={NO_WRAP}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
