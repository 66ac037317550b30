import { chakra, Span } from '@chakra-ui/react';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { TextField } from '../../components/text-field';

interface FigureFieldProps {
  label: string;
  hint: string;
  /** What to say if the text is not a number within the limits. */
  error: string;
  sliderLabel: string;
  limits: { min: number; max: number; slider: { min: number; max: number; step: number } };
  /** The last valid number. */
  value: number;
  onChange: (value: number) => void;
  /** Parses a number as people write it; null if it is invalid or out of bounds. */
  read: (text: string) => number | null;
  /** Writes a number with its unit. */
  write: (value: number) => string;
}

/**
 * A number as text, and a slider in step with it. Arrow keys change both by one step. The box is a plain text box: for a
 * `spinbutton`, VoiceOver on an iPhone opens no keypad.
 */
export function FigureField({
  label,
  hint,
  error,
  sliderLabel,
  limits,
  value,
  onChange,
  read,
  write,
}: FigureFieldProps) {
  const { min, max, slider } = limits;
  const box = useRef<HTMLInputElement>(null);
  const range = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(() => write(value));
  const [isInvalid, setInvalid] = useState(false);

  const set = (number: number) => {
    setText(write(number));
    setInvalid(false);
    onChange(number);
  };
  const type = (typed: string) => {
    setText(typed);
    setInvalid(false);
    const number = read(typed);
    if (number !== null) onChange(number);
  };
  /** Checks the text and writes it in one notation. */
  const finish = (typed: string) => {
    const number = read(typed);
    if (number === null) setInvalid(true);
    else set(number);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') finish(text);
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault(); // the cursor would move
    const next = value + (event.key === 'ArrowUp' ? slider.step : -slider.step);
    set(Math.min(max, Math.max(min, Number(next.toFixed(3)))));
  };

  const adoptEarlyInput = useEffectEvent(() => {
    for (const control of [range.current, box.current]) {
      if (!control || control.value === control.defaultValue) continue;
      type(control.value);
      finish(control.value);
    }
  });
  useEffect(() => adoptEarlyInput(), []); // the visitor may have typed before hydration

  return (
    <div>
      <TextField
        label={
          <Span textStyle="body" fontWeight="semibold">
            {label}
          </Span>
        }
        hint={hint}
        error={isInvalid && error}
        ref={box}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => finish(text)}
        minH="3.5rem"
        px="0"
        py="2"
        bg="transparent"
        textStyle="figure"
        borderWidth="0 0 2px"
        borderRadius="0"
        _focus={{ borderColor: 'brand.fg' }}
        _invalid={{ borderColor: 'fg.error', boxShadow: 'none' }}
      />
      <chakra.input
        ref={range}
        type="range"
        aria-label={sliderLabel}
        aria-valuetext={write(value)}
        {...slider}
        value={value}
        onChange={(event) => set(Number(event.target.value))}
        display="block"
        w="full"
        minH="target"
        accentColor="brand.solid"
        cursor="pointer"
      />
    </div>
  );
}
