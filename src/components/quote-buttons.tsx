import { brand } from '../domain/brand';
import { pathTo } from '../domain/paths';
import { AnchorButton, LinkButton } from './button';
import { IconPhone } from './icons';

/** Links to the quote form and the phone number. */
export function QuoteButtons({ quote, call }: { quote: string; call: string }) {
  return (
    <>
      <LinkButton size="lg" href={pathTo('contact')}>
        {quote}
      </LinkButton>
      <AnchorButton size="lg" variant="outline" href={brand.phone.href}>
        <IconPhone />
        {call}
      </AnchorButton>
    </>
  );
}

/** Links to the quote form and to more information. */
export function QuoteOrMore({ quote, more, href }: { quote: string; more: string; href: string }) {
  return (
    <>
      <LinkButton size="lg" href={pathTo('contact')}>
        {quote}
      </LinkButton>
      <LinkButton size="lg" variant="outline" href={href}>
        {more}
      </LinkButton>
    </>
  );
}
