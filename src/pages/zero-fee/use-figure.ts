import { useState } from 'react';

/** A number that the visitor types or slides: the text as typed, and the last valid number that it held. */
export interface Figure {
  text: string;
  value: number;
  /** The text was left as something that is no such number. */
  wrong: boolean;
  change: (text: string) => void;
  /** To be called when the field is left: writes the number out, or says that there is none. */
  leave: () => void;
}

/** Keeps a figure. `read` gives null for a text that it does not take; `write` writes what `read` reads. */
export function useFigure(
  initial: number,
  read: (text: string) => number | null,
  write: (value: number) => string,
): Figure {
  const [text, setText] = useState(() => write(initial));
  const [value, setValue] = useState(initial);
  const [wrong, setWrong] = useState(false);
  const change = (next: string) => {
    setText(next);
    setWrong(false);
    setValue(read(next) ?? value);
  };
  const leave = () => {
    if (read(text) === null) setWrong(true);
    else change(write(value));
  };
  return { text, value, wrong, change, leave };
}
