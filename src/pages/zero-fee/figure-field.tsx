import { chakra } from '@chakra-ui/react';
import { useEffect, useId, useRef } from 'react';
import type { Figure } from './use-figure';

interface FigureFieldProps {
  figure: Figure;
  label: string;
  hint: string;
  /** Shown by the field if it does not accept what was typed. */
  error: string;
  sliderLabel: string;
  slider: { min: number; max: number; step: number };
  /** The figure as it is said, with its unit. */
  spoken: string;
  before?: string;
  after?: string;
}

/** The digits are large, so the line below them is the box. */
const Box = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '1',
    minH: '3.5rem',
    textStyle: 'figure',
    borderBottomWidth: '2px',
    borderColor: 'border.emphasized',
    _focusWithin: { borderColor: 'brand.fg' },
    '&:has([aria-invalid=true])': { borderColor: 'fg.error' },
  },
});
const Digits = chakra('input', {
  base: {
    minW: '1.5ch',
    maxW: 'full',
    py: '2',
    bg: 'transparent',
    fontVariantNumeric: 'tabular-nums',
    // The unit stands behind the last digit.
    w: '9ch',
    '@supports (field-sizing: content)': { w: 'auto', fieldSizing: 'content' },
  },
});
const Slider = chakra('input', {
  base: { w: 'full', minH: 'target', m: 0, accentColor: 'brand.fg', cursor: 'pointer' },
});

/** A figure to type or to slide. The error is announced; the hint is read with the field. */
export function FigureField({ figure, slider, spoken, before, after, ...words }: FigureFieldProps) {
  const id = useId();
  const digits = useRef<HTMLInputElement>(null);
  const slide = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed or slid before React took over
  useEffect(() => {
    const typed = digits.current?.value;
    const slid = slide.current?.value;
    if (typed !== undefined && typed !== figure.text) figure.change(typed);
    else if (slid !== undefined && Number(slid) !== figure.value) figure.change(slid);
  }, []);
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.label htmlFor={id} fontWeight="semibold">
        {words.label}
      </chakra.label>
      <chakra.p id={`${id}-hint`} textStyle="small" color="fg.muted">
        {words.hint}
      </chakra.p>
      <Box>
        {before}
        <Digits
          ref={digits}
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={figure.text}
          onChange={({ currentTarget }) => figure.change(currentTarget.value)}
          onBlur={figure.leave}
          aria-invalid={figure.wrong}
          aria-describedby={`${id}-error ${id}-hint`}
        />
        {after}
      </Box>
      <Slider
        ref={slide}
        type="range"
        {...slider}
        value={figure.value}
        onChange={({ currentTarget }) => figure.change(currentTarget.value)}
        onPointerUp={figure.leave}
        onKeyUp={figure.leave}
        aria-label={words.sliderLabel}
        aria-valuetext={spoken}
      />
      <chakra.p id={`${id}-error`} aria-live="polite" textStyle="small" color="fg.error">
        {figure.wrong && words.error}
      </chakra.p>
    </chakra.div>
  );
}
