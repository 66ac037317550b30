import type { ReactNode } from 'react';
import { brand } from '../domain/brand';

const STYLE = { whiteSpace: 'nowrap', textDecoration: 'underline', textUnderlineOffset: '0.25em' } as const;

/** Our phone number as a link inside a sentence; `<Trans>` fills in the number for `<phone>`. */
export const PhoneLink = ({ children }: { children?: ReactNode }) => (
  <a href={brand.phone.href} style={STYLE}>
    {children}
  </a>
);
