import { chakra } from '@chakra-ui/react';
import { NumberInput } from '@chakra-ui/react/number-input';
import { Slider } from '@chakra-ui/react/slider';
import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Field } from '../../components/field';
import { INTL_LOCALE } from '../../domain/locale';
import { useLocale } from '../../i18n/i18n';
import { numberInputRecipe, sliderRecipe } from '../../theme/recipes/calculator';

/** Given to the slider, so that the prerendered page shows its thumb: otherwise it is hidden until it is measured. */
const THUMB_SIZE = { width: 20, height: 20 };

interface FigureFieldProps {
  label: string;
  hint: string;
  error: string | undefined;
  /** The text as typed. */
  text: string;
  /** The last valid number. */
  value: number;
  format: Intl.NumberFormatOptions;
  limits: { min: number; max: number; slider: { min: number; max: number; step: number } };
  sliderLabel: string;
  /** The number with its unit, for screen readers. */
  spoken: string;
  /** Parses a number as people write it; null if it is invalid or out of bounds. */
  read: (text: string) => number | null;
  onChange: (text: string) => void;
  onBlur: () => void;
}

/** A number field with a slider. */
export function FigureField({ label, hint, error, text, value, format, limits, ...props }: FigureFieldProps) {
  const { sliderLabel, spoken, read, onChange, onBlur } = props;
  const { t } = useTranslation('zero-fee');
  const input = useRef<HTMLInputElement>(null);
  const adoptTypedText = useEffectEvent(() => {
    const box = input.current;
    if (box && box.value !== box.defaultValue) onChange(box.value);
  });
  useEffect(() => adoptTypedText(), []); // the visitor may have typed before hydration
  /** Ark reads US numbers only, and rewrites the text when the box loses the focus: `2,9` would become 29. */
  const normalize = () => {
    const number = read(text);
    if (number !== null) flushSync(() => onChange(String(number)));
  };
  return (
    <div>
      <Field
        label={
          <chakra.span textStyle="body" fontWeight="semibold">
            {label}
          </chakra.span>
        }
        hint={hint}
        error={error}
      >
        <NumberInput.Root
          recipe={numberInputRecipe}
          locale={INTL_LOCALE[useLocale()]}
          formatOptions={format}
          min={limits.min}
          max={limits.max}
          step={limits.slider.step}
          clampValueOnBlur={false}
          value={text}
          onValueChange={(change) => onChange(change.value)}
        >
          <NumberInput.Input
            ref={input}
            aria-roledescription={t('calculator.box')}
            onBlurCapture={normalize}
            onBlur={onBlur}
          />
        </NumberInput.Root>
      </Field>
      <Slider.Root
        recipe={sliderRecipe}
        {...limits.slider}
        thumbSize={THUMB_SIZE}
        value={[value]}
        getAriaValueText={() => spoken}
        onValueChange={(change) => onChange(String(change.value[0]))}
      >
        <Slider.Label>{sliderLabel}</Slider.Label>
        <Slider.Control>
          <Slider.Track>
            <Slider.Range />
          </Slider.Track>
          <Slider.Thumb index={0} />
        </Slider.Control>
      </Slider.Root>
    </div>
  );
}
