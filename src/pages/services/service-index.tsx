import { chakra, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { IconArrow } from '../../components/icons';
import { Section } from '../../components/section';
import { pathTo } from '../../domain/paths';

const SERVICES = ['posSystems', 'onlinePayments', 'creditCardProcessing', 'zeroFee'] as const;

const Entry = chakra('li', { base: { py: { base: '6', md: '8' }, borderTopWidth: '1px', borderColor: 'border' } });

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: { base: 'wrap', lg: 'nowrap' },
    alignItems: 'baseline',
    columnGap: '4',
    rowGap: '1',
    '& a': { display: 'inline-flex', alignItems: 'center', gap: '3', minH: 'target', _hover: { color: 'brand.fg' } },
    '& a svg': { color: 'brand.fg', boxSize: '0.8em' },
  },
});

const Parts = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6',
    rowGap: '1',
    textStyle: 'small',
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      _before: { content: '""', boxSize: '5px', bg: 'fg.success' },
    },
  },
});

/** The four services in the style of a table of contents. Source: spec 2 "Services overview". */
export function ServiceIndex() {
  const { t } = useTranslation('services');
  return (
    <Section id="list">
      <Heading textStyle="subheading">{t('index.title')}</Heading>
      <Text mt="1" mb="6">
        {t('index.intro')}
      </Text>
      <ol>
        {SERVICES.map((id) => (
          <Entry key={id}>
            <Line>
              <chakra.h3 textStyle="heading" flexShrink={{ lg: 0 }} maxW="full">
                <Link href={pathTo(id)}>
                  {t(`index.items.${id}.title`)}
                  <IconArrow />
                </Link>
              </chakra.h3>
              <chakra.span
                aria-hidden
                hideBelow="lg"
                flex="1"
                minW="8"
                borderBottomWidth="2px"
                borderStyle="dotted"
                borderColor="border.emphasized"
              />
              <chakra.p textStyle="subheading" fontVariantNumeric="tabular-nums" w={{ base: 'full', lg: 'auto' }}>
                {t(`index.items.${id}.price`)}
              </chakra.p>
            </Line>
            <chakra.div
              display="grid"
              gap={{ base: '3', md: '10' }}
              mt="3"
              gridTemplateColumns={{ base: '1fr', md: '7fr 5fr' }}
            >
              <Text>{t(`index.items.${id}.text`)}</Text>
              <Parts>
                {Object.values(t(`index.items.${id}.parts`, { returnObjects: true })).map((part) => (
                  <li key={part}>{part}</li>
                ))}
              </Parts>
            </chakra.div>
          </Entry>
        ))}
      </ol>
    </Section>
  );
}
