import { chakra, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/section';
import { brand } from '../../domain/brand';

const YEARS = ['start', 'online', 'chip', 'links', 'today'] as const;

const Year = chakra('li', {
  base: {
    display: 'grid',
    gap: { base: '1', md: '8' },
    gridTemplateColumns: { base: '1fr', md: '6rem minmax(0, 1fr)' },
    alignItems: 'baseline',
  },
});

/** The owner's biography, with the years in the margin. */
export function Biography() {
  const { t } = useTranslation('who-we-are');
  return (
    <Section id="owner">
      <chakra.div display="grid" gap={{ base: '6', md: '16' }} gridTemplateColumns={{ base: '1fr', md: '4fr 8fr' }}>
        <Heading alignSelf="start" position={{ md: 'sticky' }} top="8rem">
          {t('biography.title')}
        </Heading>
        <div>
          <chakra.ol display="grid" gap={{ base: '6', md: '8' }}>
            {YEARS.map((id) => (
              <Year key={id}>
                <chakra.p textStyle="subheading" color="brand.fg" fontVariantNumeric="tabular-nums">
                  {t(`biography.items.${id}.year`)}
                </chakra.p>
                <Text color="fg">{t(`biography.items.${id}.text`)}</Text>
              </Year>
            ))}
          </chakra.ol>
          <chakra.p mt="8" pl={{ base: '0', md: '8rem' }} color="fg.muted">
            <chakra.strong display="block" textStyle="heading" fontStyle="italic" color="fg">
              {brand.owner}
            </chakra.strong>
            {t('biography.role')}
          </chakra.p>
        </div>
      </chakra.div>
    </Section>
  );
}
