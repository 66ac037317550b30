import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/section';
import { Heading, Text } from '../../components/text';

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
    <Section id="stories">
      <Heading>{t('stories.title')}</Heading>
      <chakra.ul
        display="grid"
        columnGap="16"
        rowGap="12"
        mt={{ base: '8', md: '12' }}
        gridTemplateColumns={{ base: '1fr', md: '7fr 5fr' }}
      >
        {STORIES.map((id) => (
          <Story key={id}>
            <chakra.h3 textStyle="subheading">{t(`stories.items.${id}.client`)}</chakra.h3>
            <chakra.ul display="flex" flexWrap="wrap" columnGap={{ base: '6', md: '12' }} rowGap="5">
              {Object.values(t(`stories.items.${id}.figures`, { returnObjects: true })).map(({ value, label }) => (
                <chakra.li key={label} display="grid" alignContent="start" gap="1">
                  <chakra.span textStyle="figure" fontSize={{ base: '2.5rem', md: '4.05rem' }}>
                    {value}
                  </chakra.span>{' '}
                  <chakra.span textStyle="small" color="fg.muted" maxW={{ base: '7.5rem', md: '10rem' }}>
                    {label}
                  </chakra.span>
                </chakra.li>
              ))}
            </chakra.ul>
            <Text>{t(`stories.items.${id}.text`)}</Text>
          </Story>
        ))}
      </chakra.ul>
    </Section>
  );
}
