import { Box, Flex, Heading, Span, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Columns, Section } from '../../components/section';
import { Small } from '../../components/text';
import { formatDollars, formatNumber } from '../../domain/format';
import { computeSavings, SAVINGS_EXAMPLE } from '../../domain/savings';
import { RATE, readRate, readVolume, VOLUME } from '../../domain/savings-input';
import { useLocale } from '../../i18n/i18n';
import { FigureField } from './figure-field';

interface AmountRowProps {
  label: string;
  amount: number;
  color: string;
  layerStyle?: string;
}

/** A result in dollars, made of spans, because `<output>` must not contain block elements. */
const AmountRow = ({ label, amount, color, layerStyle }: AmountRowProps) => (
  <Flex as="span" wrap="wrap" align="baseline" columnGap="4" py="rows.sm" layerStyle={layerStyle}>
    <Span flex="1">{label}</Span>
    <Span ms="auto" fontSize="1.33em" fontWeight="semibold" fontVariantNumeric="tabular-nums" color={color}>
      {formatDollars(amount)}
    </Span>
  </Flex>
);

/** Calculates the visitor's savings with the program. It starts with the example. Source: decisions "Pages". */
export function Calculator() {
  const { t } = useTranslation('zero-fee');
  const locale = useLocale();
  const writeRate = (value: number) => `${formatNumber(value, locale)}%`;
  /** The last valid figures: the result stays while a visitor types. */
  const [monthlyVolume, setMonthlyVolume] = useState(SAVINGS_EXAMPLE.monthlyVolume);
  const [ratePercent, setRatePercent] = useState(SAVINGS_EXAMPLE.ratePercent);
  const savings = computeSavings({ monthlyVolume, ratePercent });
  return (
    <Section id="calculator" bg="bg.muted">
      <Columns template="minmax(0, 5fr) minmax(0, 6fr)" alignItems="center">
        <Stack gap="rows.md">
          <Stack gap="head.sm">
            <Heading>{t('calculator.title')}</Heading>
            <Text>{t('calculator.intro')}</Text>
          </Stack>
          <FigureField
            label={t('calculator.volume.label')}
            hint={t('calculator.volume.hint')}
            error={t('calculator.volume.error', { min: formatDollars(VOLUME.min), max: formatDollars(VOLUME.max) })}
            sliderLabel={t('calculator.volume.slider')}
            limits={VOLUME}
            value={monthlyVolume}
            onChange={setMonthlyVolume}
            read={readVolume}
            write={formatDollars}
          />
          <FigureField
            label={t('calculator.rate.label')}
            hint={t('calculator.rate.hint')}
            error={t('calculator.rate.error', { min: writeRate(RATE.min), max: writeRate(RATE.max) })}
            sliderLabel={t('calculator.rate.slider')}
            limits={RATE}
            value={ratePercent}
            onChange={setRatePercent}
            read={readRate}
            write={writeRate}
          />
        </Stack>
        <Box layerStyle="card" p="columns.md">
          <Flex as="output" direction="column">
            <Span color="fg.muted" pb="3">
              {t('calculator.basis', { volume: formatDollars(monthlyVolume), rate: writeRate(ratePercent) })}
            </Span>
            <AmountRow label={t('calculator.monthlyFees')} amount={savings.monthlyFees} color="fg.error" />
            <AmountRow
              label={t('calculator.program')}
              amount={savings.programFees}
              color="fg.success"
              layerStyle="row"
            />
            <Stack as="span" pt="rows.md" mt="rows.sm" borderTop="3px double" borderColor="border.emphasized">
              {t('calculator.annualSavings')}
              <Span textStyle="hero" color="brand.fg" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
                {formatDollars(savings.annualSavings)}
              </Span>
            </Stack>
          </Flex>
          <Small mt="rows.md">{t('calculator.note')}</Small>
        </Box>
      </Columns>
    </Section>
  );
}
