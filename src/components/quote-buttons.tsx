import { brand } from '../domain/brand';
import { pathTo } from '../domain/paths';
import { AnchorButton, LinkButton } from './button';
import { IconPhone } from './icons';

/** The two ways to start: the quote form and a phone call. */
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

/** The quote form, and where to read more first. */
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
