import { chakra, Heading, Text } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import { brand } from '../domain/brand';
import { IconArrow } from './icons';

/** Roles of Chakra's Heading (an h2) and Text; their recipes are in theme/recipes/typography.ts. */
export const Title = (props: ComponentProps<typeof Heading>) => <Heading as="h1" size="xl" {...props} />;
export const Subheading = (props: ComponentProps<typeof Heading>) => <Heading as="h3" size="md" {...props} />;
export const Lead = (props: ComponentProps<typeof Text>) => <Text textStyle="lead" {...props} />;
export const Small = (props: ComponentProps<typeof Text>) => <Text textStyle="small" {...props} />;
export const Eyebrow = (props: ComponentProps<typeof Text>) => <Text textStyle="label" color="brand.fg" {...props} />;

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
    _focusVisible: { outlineColor: 'currentColor' }, // a band may have the usual color of the outline
    _print: { display: 'inline' }, // the printed address can wrap
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

/** The same look for any other link: a phone number, or an address, which may be wider than the screen. */
export const TextAnchor = chakra('a', { base: { ...link.base, overflowWrap: 'anywhere' } });

/** Text per layout: `compact` below 768 px, `full` above. Both are in the document. */
export function ResponsiveText({ compact, full }: { compact: string; full: string }) {
  return (
    <>
      <chakra.span hideFrom="md">{keepRanges(compact)}</chakra.span>
      <chakra.span hideBelow="md">{keepRanges(full)}</chakra.span>
    </>
  );
}

const INLINE = { textDecoration: 'underline', textUnderlineOffset: '0.25em' } as const;
const PHONE = { ...INLINE, whiteSpace: 'nowrap' } as const;
/** A long address may be wider than the screen; a hyphen would look like a part of it. */
const EMAIL = { ...INLINE, overflowWrap: 'anywhere', hyphens: 'none' } as const;

const patterns = [brand.phone.display, brand.email].map((text) => text.replace(/\W/g, '\\$&')); // escaped
const PHONE_OR_EMAIL = new RegExp(`(${patterns.join('|')})`);

/** A text in which our phone number and email address are links. */
export const ContactText = ({ children }: { children: string }) =>
  children.split(PHONE_OR_EMAIL).map((part, index) => {
    if (index % 2 === 0) return part;
    const isEmail = part === brand.email;
    return (
      <a key={part} href={isEmail ? `mailto:${part}` : brand.phone.href} style={isEmail ? EMAIL : PHONE}>
        {part}
      </a>
    );
  });

const RANGE = /(\d+-\d+%?|zero-fee(?= ))/;
const NO_WRAP = { whiteSpace: 'nowrap' } as const;

/** Keeps ranges of numbers ("24-48") and "zero-fee" on one line: browsers would break them after the hyphen. */
export function keepRanges(sentence: string): ReactNode {
  const parts = sentence.split(RANGE);
  if (parts.length === 1) return sentence;
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move
      <span key={index} style={NO_WRAP}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
