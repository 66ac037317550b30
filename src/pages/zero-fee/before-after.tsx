import { Grid, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { DataList, Fact } from '../../components/data-list';
import { TWO_COLUMNS } from '../../components/section';
import { savingsExample } from '../../domain/savings';

const STATEMENT = {
  gap: '4',
  p: 'columns.sm',
  borderWidth: '1px',
  borderRadius: 'control',
};

const figure = (color: string) => ({ textStyle: 'figure', fontWeight: 'bold', mt: '1', color });
const plain = { fontWeight: 'semibold' };

/** The savings example: a monthly statement before the program and one after. Source: spec 2 "Zero-fee". */
export function BeforeAfter() {
  const { t } = useTranslation('zero-fee');
  const { title, before, after, ...labels } = t('example', { returnObjects: true });
  const { monthlyVolume, rate, monthlyFees, programFees, annualSavings } = savingsExample;
  return (
    <Grid
      as="figure"
      aria-label={title}
      templateColumns={{ base: TWO_COLUMNS, md: '1fr 1fr' }}
      rowGap="6"
      pt="4"
      fontVariantNumeric="tabular-nums"
    >
      <Stack {...STATEMENT} bg="bg.muted" borderColor="border" transform="rotate(-2deg)" me="-2">
        <Text textStyle="label" color="fg.error">
          {before}
        </Text>
        <DataList>
          <Fact label={labels.monthlyVolume} value={monthlyVolume} valueProps={plain} />
          <Fact label={labels.rate} value={rate} valueProps={plain} />
          <Fact label={labels.monthlyFees} value={monthlyFees} valueProps={figure('fg.error')} />
        </DataList>
      </Stack>
      <Stack {...STATEMENT} bg="bg" borderColor="border.emphasized" transform="translateY(-1rem) rotate(1.5deg)">
        <Text textStyle="label" color="fg.success">
          {after}
        </Text>
        <DataList>
          <Fact label={labels.program} value={programFees} valueProps={figure('fg.success')} />
          <Fact
            label={labels.annualSavings}
            value={annualSavings}
            valueProps={figure('brand.fg')}
            borderTop="3px double"
            borderColor="border.emphasized"
            pt="4"
          />
        </DataList>
      </Stack>
    </Grid>
  );
}
