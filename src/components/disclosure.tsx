import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { IconChevron } from './icons';

const Details = chakra('details', { base: { '&[open] > summary svg': { transform: 'rotate(180deg)' } } });
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
  },
});

/**
 * "Learn More" or "Read More" that opens its detail in place: a native disclosure, which works without scripts. `about`
 * names the subject for screen readers, which read the label out of context. Source: decisions "Pages".
 */
export function Disclosure({ label, about, children }: { label: string; about: string; children: ReactNode }) {
  return (
    <Details>
      <Summary aria-label={`${label}: ${about}`}>
        {label}
        <IconChevron />
      </Summary>
      <chakra.div color="fg.muted" pb="2">
        {children}
      </chakra.div>
    </Details>
  );
}
