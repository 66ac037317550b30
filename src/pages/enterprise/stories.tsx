import { chakra, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/section';
import { Stat } from '../../components/stat';

const STORIES = ['locations', 'currencies'] as const;

const Story = chakra('li', {
  base: {
    display: 'grid',
    gap: '5',
    alignContent: 'start',
    pt: '6',
    borderTopWidth: '3px',
    borderColor: 'brand.fg',
    '&:last-of-type': { mt: { md: '24' } },
  },
});

/** Two success stories. Source: spec 2 "Enterprise". */
export function Stories() {
  const { t } = useTranslation('enterprise');
  return (
    <Section id="stories" title={t('stories.title')}>
      <chakra.ul display="grid" columnGap="16" rowGap="12" gridTemplateColumns={{ base: '1fr', md: '7fr 5fr' }}>
        {STORIES.map((id) => (
          <Story key={id}>
            <chakra.h3 textStyle="subheading">{t(`stories.items.${id}.client`)}</chakra.h3>
            <chakra.dl display="flex" flexWrap="wrap" columnGap={{ base: '6', md: '12' }} rowGap="5">
              {Object.values(t(`stories.items.${id}.figures`, { returnObjects: true })).map(({ value, label }) => (
                <Stat
                  key={label}
                  label={label}
                  value={value}
                  size="lg"
                  textStyle="small"
                  maxW={{ base: '7.5rem', md: '10rem' }}
                />
              ))}
            </chakra.dl>
            <Text>{t(`stories.items.${id}.text`)}</Text>
          </Story>
        ))}
      </chakra.ul>
    </Section>
  );
}
