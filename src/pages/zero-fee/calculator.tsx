import { chakra, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/section';
import { formatDollars, formatNumber } from '../../domain/format';
import {
  type CardCosts,
  computeSavings,
  RATE,
  readRate,
  readVolume,
  SAVINGS_EXAMPLE,
  VOLUME,
} from '../../domain/savings';
import { useLocale } from '../../i18n/i18n';
import { FigureField } from './figure-field';

const Line = chakra('span', {
  base: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '4', py: '3' },
});
const Amount = chakra('span', {
  base: { fontSize: '1.33em', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
});

const FIGURES = {
  monthlyVolume: {
    limits: VOLUME,
    read: readVolume,
    format: { style: 'currency', currency: 'USD', minimumFractionDigits: 0, maximumFractionDigits: 2 },
  },
  ratePercent: {
    limits: RATE,
    read: readRate,
    format: { style: 'unit', unit: 'percent', maximumFractionDigits: 3 },
  },
} as const;

const EXAMPLE = {
  monthlyVolume: String(SAVINGS_EXAMPLE.monthlyVolume),
  ratePercent: String(SAVINGS_EXAMPLE.ratePercent),
};

/** Loads zod when it first checks a figure: the page starts without it. */
const resolver: Resolver<typeof EXAMPLE, unknown, CardCosts> = async (...form) => {
  const [{ zodResolver }, { cardCostsSchema }] = await Promise.all([
    import('@hookform/resolvers/zod'),
    import('../../domain/card-costs-form'),
  ]);
  return zodResolver(cardCostsSchema)(...form);
};

/** Calculates the visitor's savings with the program. It starts with the example. Source: decisions "Pages". */
export function Calculator() {
  const { t } = useTranslation('zero-fee');
  const locale = useLocale();
  const form = useForm({ defaultValues: EXAMPLE, resolver });
  const { errors } = form.formState;
  const texts = form.watch();
  /** The last valid figures: the result stays while a visitor types. */
  const [costs, setCosts] = useState(SAVINGS_EXAMPLE);
  const savings = computeSavings(costs);
  const write = {
    monthlyVolume: formatDollars,
    ratePercent: (value: number) => `${formatNumber(value, locale)}%`,
  };

  const figure = (field: keyof CardCosts) => ({
    ...FIGURES[field],
    text: texts[field],
    value: costs[field],
    spoken: write[field](costs[field]),
    onChange(text: string) {
      form.setValue(field, text);
      form.clearErrors(field);
      const value = FIGURES[field].read(text);
      if (value !== null) setCosts((before) => ({ ...before, [field]: value }));
    },
    // If the resolver cannot load, there is no error text, and the result does not change.
    onBlur: () => void form.trigger(field).catch(() => {}),
  });
  const bounds = (field: keyof CardCosts) => {
    const { min, max } = FIGURES[field].limits;
    return { min: write[field](min), max: write[field](max) };
  };

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
            {...figure('monthlyVolume')}
            label={t('calculator.volume.label')}
            hint={t('calculator.volume.hint')}
            error={errors.monthlyVolume && t('calculator.volume.error', bounds('monthlyVolume'))}
            sliderLabel={t('calculator.volume.slider')}
          />
          <FigureField
            {...figure('ratePercent')}
            label={t('calculator.rate.label')}
            hint={t('calculator.rate.hint')}
            error={errors.ratePercent && t('calculator.rate.error', bounds('ratePercent'))}
            sliderLabel={t('calculator.rate.slider')}
          />
        </chakra.div>
        <chakra.div layerStyle="card" p={{ base: '6', md: '10' }}>
          <chakra.output display="grid">
            <chakra.span color="fg.muted" pb="3">
              {t('calculator.basis', {
                volume: write.monthlyVolume(costs.monthlyVolume),
                rate: write.ratePercent(costs.ratePercent),
              })}
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
