import { chakra, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../../components/disclosure';
import { IconGateway, IconKitchen, IconStock, IconTerminal } from '../../components/icons';
import { Section } from '../../components/section';
import { Small } from '../../components/text';
import { partnerNames } from '../../domain/site-facts';

const CATEGORIES = ['processors', 'posSystems'] as const;

type PartnerId = 'palmCoast' | 'caliche' | 'mostrador' | 'brushline';
const PARTNERS = {
  processors: ['palmCoast', 'caliche'],
  posSystems: ['mostrador', 'brushline'],
} as const satisfies Record<(typeof CATEGORIES)[number], PartnerId[]>;

const NAMES: Record<PartnerId, string> = { ...partnerNames.processors, ...partnerNames.posSystems };
const ICONS = {
  palmCoast: <IconTerminal />,
  caliche: <IconGateway />,
  mostrador: <IconKitchen />,
  brushline: <IconStock />,
};

const Category = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '16',
    rowGap: '6',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '4fr 8fr' },
    pt: '6',
    mt: { base: '10', md: '12' },
    borderTopWidth: '3px',
    borderColor: 'border.emphasized',
  },
});

/** A partner: icon at the side, then name and description. */
const Plate = chakra('li', {
  base: {
    display: 'grid',
    columnGap: { base: '4', lg: '8' },
    gridTemplateColumns: { base: 'auto minmax(0, 1fr)' },
    '& + &': { mt: { base: '8', md: '10' }, pt: { base: '8', md: '10' }, borderTopWidth: '1px', borderColor: 'border' },
  },
});
const Mark = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: { base: '3rem', lg: '4.5rem' },
    color: 'brand.fg',
    bg: 'bg.muted',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'surface',
    '& svg': { boxSize: { base: '1.5rem', lg: '2.25rem' } },
  },
});

function Partner({ id }: { id: PartnerId }) {
  const { t } = useTranslation(['partners', 'common']);
  return (
    <Plate>
      <Mark>{ICONS[id]}</Mark>
      <chakra.div display="grid" gap="2" justifyItems="start">
        <div>
          <chakra.h4 textStyle="heading" fontSize={{ base: '1.4rem', md: '2rem' }}>
            {NAMES[id]}
          </chakra.h4>
          <chakra.p textStyle="label" color="brand.fg" mt="1">
            {t(`categories.partners.${id}.category`)}
          </chakra.p>
        </div>
        <Text color="fg">{t(`categories.partners.${id}.text`)}</Text>
        <Small>
          <chakra.strong fontWeight="semibold" color="fg">
            {t('categories.fits')}:
          </chakra.strong>{' '}
          {t(`categories.partners.${id}.fits`)}
        </Small>
        <Disclosure label={t('common:learnMore')} about={NAMES[id]}>
          <Text>{t(`categories.partners.${id}.detail`)}</Text>
        </Disclosure>
      </chakra.div>
    </Plate>
  );
}

/** Two processors and two POS systems: name, category, description, icon. Source: spec 2 "Partners"; 3. */
export function Categories() {
  const { t } = useTranslation('partners');
  return (
    <Section
      id="categories"
      bg="bg.panel"
      borderYWidth="1px"
      borderColor="border"
      title={t('categories.title')}
      intro={t('categories.intro')}
    >
      {CATEGORIES.map((category) => (
        <Category key={category}>
          <chakra.div display="grid" gap="2" alignContent="start">
            <chakra.h3 textStyle="subheading">{t(`categories.kinds.${category}.title`)}</chakra.h3>
            <Text>{t(`categories.kinds.${category}.text`)}</Text>
          </chakra.div>
          <ul>
            {PARTNERS[category].map((id) => (
              <Partner key={id} id={id} />
            ))}
          </ul>
        </Category>
      ))}
    </Section>
  );
}
