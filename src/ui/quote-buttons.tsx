import { brand } from '../domain/brand';
import { useHref } from '../i18n/place';
import { ButtonLink } from './button';
import { IconPhone } from './icons';

/** The two ways to start: the quote form, and the telephone. */
export function QuoteButtons({ quote, call }: { quote: string; call: string }) {
  const href = useHref();
  return (
    <>
      <ButtonLink size="lg" href={href('contact')}>
        {quote}
      </ButtonLink>
      <ButtonLink size="lg" variant="outline" href={brand.phone.href}>
        <IconPhone />
        {call}
      </ButtonLink>
    </>
  );
}
