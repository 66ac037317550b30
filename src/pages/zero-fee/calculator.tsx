import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/section';
import { Heading, Text } from '../../components/text';
import { formatNumber } from '../../domain/format';
import { formatDollars } from '../../domain/money';
import { computeSavings, RATE, readRate, readVolume, SAVINGS_EXAMPLE, VOLUME } from '../../domain/savings';
import { useLocale } from '../../i18n/use-locale';
import { FigureField } from './figure-field';
import { useFigure } from './use-figure';

const Line = chakra('span', {
  base: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '4', py: '3' },
});
const Amount = chakra('span', {
  base: { fontSize: '1.33em', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
});

/** What the program would leave in the visitor's own till. It starts at the example. Source: decisions "Pages". */
export function Calculator() {
  const { t } = useTranslation('zero-fee');
  const locale = useLocale();
  const number = (value: number) => formatNumber(value, locale);
  const percent = (value: number) => `${number(value)}%`;

  const volume = useFigure(SAVINGS_EXAMPLE.monthlyVolume, readVolume, number);
  const rate = useFigure(SAVINGS_EXAMPLE.ratePercent, readRate, number);
  const savings = computeSavings({ monthlyVolume: volume.value, ratePercent: rate.value });

  return (
    <Section id="calculator" bg="bg.muted">
      <chakra.div
        display="grid"
        gap={{ base: '8', md: '12', lg: '20' }}
        alignItems="center"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' }}
      >
        <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
          <chakra.div display="grid" gap="3">
            <Heading>{t('calculator.title')}</Heading>
            <Text>{t('calculator.intro')}</Text>
          </chakra.div>
          <FigureField
            figure={volume}
            label={t('calculator.volume.label')}
            hint={t('calculator.volume.hint')}
            error={t('calculator.volume.error', { min: formatDollars(VOLUME.min), max: formatDollars(VOLUME.max) })}
            sliderLabel={t('calculator.volume.slider')}
            slider={VOLUME.slider}
            spoken={formatDollars(volume.value)}
            before="$"
          />
          <FigureField
            figure={rate}
            label={t('calculator.rate.label')}
            hint={t('calculator.rate.hint')}
            error={t('calculator.rate.error', { min: percent(RATE.min), max: percent(RATE.max) })}
            sliderLabel={t('calculator.rate.slider')}
            slider={RATE.slider}
            spoken={percent(rate.value)}
            after="%"
          />
        </chakra.div>
        <chakra.div
          bg="bg.panel"
          borderWidth="1px"
          borderColor="border"
          borderRadius="surface"
          p={{ base: '6', md: '10' }}
        >
          <chakra.output display="grid">
            <chakra.span color="fg.muted" pb="3">
              {t('calculator.basis', { volume: formatDollars(volume.value), rate: percent(rate.value) })}
            </chakra.span>
            <Line>
              {t('calculator.monthlyFees')}
              <Amount color="fg.error">{formatDollars(savings.monthlyFees)}</Amount>
            </Line>
            <Line borderTopWidth="1px" borderColor="border">
              {t('calculator.program')}
              <Amount color="fg.success">{formatDollars(savings.programFees)}</Amount>
            </Line>
            <chakra.span
              display="grid"
              gap="2"
              pt="6"
              mt="3"
              borderTopWidth="3px"
              borderTopStyle="double"
              borderColor="border.emphasized"
            >
              {t('calculator.annualSavings')}
              <chakra.span textStyle="hero" color="brand.fg" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
                {formatDollars(savings.annualSavings)}
              </chakra.span>
            </chakra.span>
          </chakra.output>
          <chakra.p textStyle="small" color="fg.muted" mt="6">
            {t('calculator.note')}
          </chakra.p>
        </chakra.div>
      </chakra.div>
    </Section>
  );
}
