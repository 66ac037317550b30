import { chakra, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/section';
import { Subheading } from '../../components/text';

const STEPS = ['statement', 'look', 'figure'] as const;

/** What to expect from a first call. */
export function Prepare() {
  const { t } = useTranslation('contact');
  return (
    <Section id="first-call" bg="bg.panel" title={t('prepare.title')}>
      <chakra.ol display="grid" columnGap="10" rowGap="8" gridTemplateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}>
        {STEPS.map((id, index) => (
          <chakra.li
            key={id}
            display="grid"
            gap="2"
            alignContent="start"
            pt="5"
            borderTopWidth="1px"
            borderColor="border.emphasized"
          >
            <chakra.span aria-hidden textStyle="figure" color="brand.fg">
              {index + 1}
            </chakra.span>
            <Subheading>{t(`prepare.items.${id}.title`)}</Subheading>
            <Text>{t(`prepare.items.${id}.text`)}</Text>
          </chakra.li>
        ))}
      </chakra.ol>
    </Section>
  );
}
