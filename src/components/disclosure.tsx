import { Box, chakra, Span, Stack, type StackProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconChevron } from './icons';
import { Columns, type ColumnsProps, NARROW } from './section';

const Details = chakra('details', {
  base: { '&[open] > summary svg': { transform: 'rotate(180deg)' } },
  variants: {
    /** From 768 px, the content always shows. Browsers without `::details-content` keep the summary there. */
    compact: {
      true: {
        '&::details-content': { contentVisibility: { md: 'visible' } },
        '@supports selector(::details-content)': { '& > summary': { hideFrom: 'md' } },
      },
    },
  },
});
const Summary = chakra('summary', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: 'target',
    fontWeight: 600,
    color: 'brand.fg',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.25em',
    '& svg': { transition: 'transform 150ms' },
    _print: { display: 'none' }, // paper shows the detail
  },
});

/**
 * "Learn More" or "Read More" that opens its detail in place: a native disclosure, which works without scripts. `about`
 * names the subject for screen readers, which read the label out of context. Source: decisions "Pages".
 */
export function Disclosure({ label, about, children }: { label: string; about: string; children: ReactNode }) {
  return (
    <Details suppressHydrationWarning>
      <Summary aria-label={`${label}: ${about}`}>
        <Span textStyle="label">{label}</Span>
        <IconChevron />
      </Summary>
      <Box color="fg.muted" pb="2">
        {children}
      </Box>
    </Details>
  );
}

interface CompactDetailsProps extends StackProps {
  /** Names the subject for screen readers. */
  about: string;
  /** Before the chevron. */
  label?: string;
}

/**
 * Content that always shows from 768 px up. On a phone, it is behind a chevron in the first row of the positioned
 * parent; `top` is the distance of that row from the top of the parent.
 */
export function CompactDetails({ about, label, top = '0', children, ...content }: CompactDetailsProps) {
  const { t } = useTranslation();
  return (
    <Details compact suppressHydrationWarning>
      <Summary
        aria-label={`${t('learnMore')}: ${about}`}
        position={{ base: 'absolute', md: 'static' }}
        insetInline="0"
        top={top}
        justifyContent="end"
      >
        {label && (
          <Span textStyle="label" css={{ [NARROW]: { display: 'none' } }}>
            {label}
          </Span>
        )}
        <IconChevron />
      </Summary>
      <Stack align="start" {...content}>
        {children}
      </Stack>
    </Details>
  );
}

interface CollapsibleProps extends Omit<ColumnsProps, 'title' | 'about'>, Pick<CompactDetailsProps, 'about' | 'label'> {
  title: ReactNode;
}

/**
 * On a phone, a row below a hairline with a title that opens its content; from 768 px, both show, below each other or
 * in columns.
 */
export function Collapsible({ title, about, label, children, ...columns }: CollapsibleProps) {
  return (
    <Columns
      position="relative"
      alignContent="start"
      rowGap={{ md: '2' }}
      borderTopWidth={{ base: '1px', md: '0' }}
      borderColor="border"
      {...columns}
    >
      <Stack
        gap="1"
        py={{ base: '2.5', md: '0' }}
        pe={{ base: label ? '7rem' : '6', md: '0' }}
        css={{ [NARROW]: { pe: '6' } }}
      >
        {title}
      </Stack>
      <CompactDetails about={about} label={label} pb={{ base: '4', md: '0' }}>
        {children}
      </CompactDetails>
    </Columns>
  );
}
