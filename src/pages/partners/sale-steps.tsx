import { chakra, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/section';
import { Subheading } from '../../components/text';

const STEPS = ['register', 'processor', 'bank'] as const;

/** A step of the sale; a line connects it to the next. */
const Step = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gap: '2',
    alignContent: 'start',
    pl: { base: '8', md: '0' },
    pr: { md: '8' },
    pt: { md: '10' },
    pb: { base: '8', md: '0' },
    borderColor: 'border.emphasized',
    borderLeftWidth: { base: '2px', md: '0' },
    borderTopWidth: { md: '2px' },
    _last: { borderColor: 'transparent', md: { borderColor: 'border.emphasized' } },
    _before: {
      content: '""',
      position: 'absolute',
      top: { base: '0.25rem', md: '-9px' },
      left: { base: '-9px', md: '0' },
      boxSize: '1rem',
      bg: 'bg',
      borderWidth: '4px',
      borderColor: 'brand.fg',
      borderRadius: 'full',
    },
  },
});
const By = chakra('p', { base: { textStyle: 'label', color: 'brand.fg' } });

/** Who handles each step of a sale. */
export function SaleSteps() {
  const { t } = useTranslation('partners');
  return (
    <Section id="sale-steps" title={t('saleSteps.title')} intro={t('saleSteps.intro')}>
      <chakra.ol
        display="grid"
        ml={{ base: '2', md: '0' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, 1fr)' }}
      >
        {STEPS.map((id) => (
          <Step key={id}>
            <By>{t(`saleSteps.items.${id}.by`)}</By>
            <Subheading>{t(`saleSteps.items.${id}.title`)}</Subheading>
            <Text>{t(`saleSteps.items.${id}.text`)}</Text>
          </Step>
        ))}
      </chakra.ol>
      <chakra.div
        display="grid"
        columnGap="10"
        rowGap="2"
        alignItems="baseline"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'auto auto minmax(0, 1fr)' }}
        bg="bg.muted"
        borderRadius="surface"
        px={{ base: '5', md: '8' }}
        py="6"
        mt={{ base: '2', md: '12' }}
      >
        <Subheading>{t('saleSteps.items.us.title')}</Subheading>
        <By>{t('saleSteps.items.us.by')}</By>
        <Text color="fg" maxW="none">
          {t('saleSteps.items.us.text')}
        </Text>
      </chakra.div>
    </Section>
  );
}
