import { chakra, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/section';
import { Subheading } from '../../components/text';

const STEPS = ['strategy', 'integration', 'rollout', 'optimization'] as const;

/** A step of the timeline, which is vertical on a phone and horizontal on a desktop; the last one is open-ended. */
const Step = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gap: '3',
    alignContent: 'start',
    borderColor: 'brand.fg',
    borderLeftWidth: { base: '2px', lg: '0' },
    borderTopWidth: { lg: '2px' },
    pl: { base: '6', lg: '0' },
    pr: { lg: '8' },
    pb: { base: '10', lg: '0' },
    pt: { lg: '8' },
    _before: {
      content: '""',
      position: 'absolute',
      left: { base: '-9px', lg: '0' },
      top: { base: '0.2em', lg: '-9px' },
      boxSize: '16px',
      borderRadius: 'full',
      bg: 'bg.panel',
      borderWidth: '4px',
      borderColor: 'brand.fg',
    },
    '&:last-of-type': { borderStyle: 'dashed', pb: '2', _before: { borderStyle: 'solid' } },
  },
});

/** Timeline of an implementation in four steps. Source: spec 2 "Enterprise". */
export function Steps() {
  const { t } = useTranslation('enterprise');
  return (
    <Section
      id="implementation"
      bg="bg.panel"
      borderTopWidth="1px"
      borderColor="border"
      title={t('steps.title')}
      intro={t('steps.intro')}
    >
      <chakra.ol display="grid" gridTemplateColumns={{ base: '1fr', lg: 'repeat(4, 1fr)' }}>
        {STEPS.map((id) => (
          <Step key={id}>
            <Subheading>{t(`steps.items.${id}.title`)}</Subheading>
            <Text>{t(`steps.items.${id}.text`)}</Text>
            <chakra.p textStyle="small">
              <chakra.strong display="block" textStyle="label" color="fg.success">
                {t('steps.result')}
              </chakra.strong>
              {t(`steps.items.${id}.result`)}
            </chakra.p>
          </Step>
        ))}
      </chakra.ol>
    </Section>
  );
}
