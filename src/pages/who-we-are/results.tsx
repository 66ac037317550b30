import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { SplitSection } from '../../components/section';
import { Stat } from '../../components/stat';
import { ResponsiveText } from '../../components/text';

/** A figure below a hairline. */
const Figure = chakra(
  Stat,
  { base: { gap: '2', py: { base: '5', md: '8' }, borderTopWidth: '1px', borderColor: 'border' } },
  { defaultProps: { size: 'lg' } },
);

const FIGURES = ['years', 'clients', 'support'] as const;

/**
 * Statistics. The full layout shows the uptime as client satisfaction, the compact one shows both.
 * Source: spec 2 "Who we are"; 9 "Service claims".
 */
export function Results() {
  const { t } = useTranslation('who-we-are');
  return (
    <SplitSection
      id="results"
      bg="bg.panel"
      borderYWidth="1px"
      borderColor="border"
      template="4fr 8fr"
      title={t('results.title')}
      intro={t('results.text')}
    >
      <chakra.dl display="grid" columnGap={{ base: '5', md: '12' }} gridTemplateColumns="repeat(2, minmax(0, 1fr))">
        {FIGURES.map((id) => (
          <Figure key={id} value={t(`results.items.${id}.value`)} label={t(`results.items.${id}.label`)} />
        ))}
        <Figure
          value={t('results.items.uptime.value')}
          label={
            <ResponsiveText compact={t('results.items.uptime.labelCompact')} full={t('results.items.uptime.label')} />
          }
        />
        <Figure
          value={t('results.items.satisfaction.value')}
          label={t('results.items.satisfaction.label')}
          hideFrom="md"
        />
      </chakra.dl>
    </SplitSection>
  );
}
