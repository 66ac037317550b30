import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { IconCart, IconHealth, IconKitchen, IconOffice, IconStar, IconStore, IconWrench } from '../../components/icons';
import { Section } from '../../components/section';
import { testimonialAuthors } from '../../domain/site-facts';

/** The testimonials in order, long next to short. The compact layout shows the first four. */
const TESTIMONIALS = ['panaderia', 'despacho', 'clinica', 'taqueria', 'boutique', 'taller'] as const;
type TestimonialId = (typeof TESTIMONIALS)[number];
const LONG: readonly TestimonialId[] = ['panaderia', 'taqueria', 'boutique'];
const ON_COMPACT = 4;

const ICONS = {
  panaderia: <IconStore />,
  despacho: <IconOffice />,
  clinica: <IconHealth />,
  taqueria: <IconKitchen />,
  boutique: <IconCart />,
  taller: <IconWrench />,
};

const Sheets = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: { base: '6', lg: '10' },
    rowGap: { base: '6', md: '10' },
    alignItems: 'center',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(12, minmax(0, 1fr))' },
    // Slightly rotated, like letters on a table.
    md: { '& > :nth-of-type(3n+1)': { rotate: '-0.8deg' }, '& > :nth-of-type(3n+2)': { rotate: '1.1deg' } },
  },
});

const Sheet = chakra('li', {
  base: {
    p: { base: '5', lg: '8' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'control',
    gridColumn: { md: 'span 5' },
    '&[data-long]': { gridColumn: { md: 'span 7' } },
  },
});

/** A postage stamp with a perforated border. */
const Stamp = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    w: '3.25rem',
    h: '3.75rem',
    color: 'brand.fg',
    bg: 'bg.muted',
    borderWidth: '5px',
    borderStyle: 'dotted',
    borderColor: 'bg.panel',
    '& svg': { boxSize: '1.5rem' },
  },
});

const Stars = chakra('p', {
  base: { display: 'flex', gap: '1', color: 'brand.fg', '& svg': { fill: 'currentColor' } },
});

function Testimonial({ id, compact }: { id: TestimonialId; compact: boolean }) {
  const { name, business, rating } = testimonialAuthors[id];
  const isLong = LONG.includes(id);
  const { t } = useTranslation('clients');
  return (
    <Sheet data-long={isLong || undefined} hideBelow={compact ? undefined : 'md'}>
      <chakra.figure display="grid" gap="5">
        <chakra.div display="flex" justifyContent="space-between" gap="4">
          <Stars role="img" aria-label={t('testimonials.rating', { rating })}>
            {Array.from({ length: rating }, (_, star) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the stars are identical
              <IconStar key={star} />
            ))}
          </Stars>
          <Stamp>{ICONS[id]}</Stamp>
        </chakra.div>
        <chakra.blockquote m="0" textStyle={isLong ? 'lead' : 'body'} textWrap="pretty">
          {t(`testimonials.items.${id}.text`)}
        </chakra.blockquote>
        <chakra.figcaption pt="4" borderTopWidth="1px" borderColor="border">
          <chakra.span display="block" textStyle="subheading">
            {name}
          </chakra.span>
          <chakra.span display="block">{business}</chakra.span>
          <chakra.span display="block" textStyle="small" color="fg.muted">
            {t(`testimonials.items.${id}.industry`)}
          </chakra.span>
        </chakra.figcaption>
      </chakra.figure>
    </Sheet>
  );
}

/** Four testimonials in the compact layout, six in the full one. Source: spec 2 "Clients". */
export function Testimonials() {
  const { t } = useTranslation('clients');
  return (
    <Section id="testimonials" title={t('testimonials.title')} intro={t('testimonials.intro')}>
      <Sheets>
        {TESTIMONIALS.map((id, position) => (
          <Testimonial key={id} id={id} compact={position < ON_COMPACT} />
        ))}
      </Sheets>
    </Section>
  );
}
