import type { ReactNode } from 'react';

const RANGE = /(\d+-\d+%?)/;
const STYLE = { whiteSpace: 'nowrap' } as const;

/** Keeps each range of numbers ("24-48") on one line: browsers would break it after the hyphen. */
export function keepRanges(sentence: string): ReactNode {
  const parts = sentence.split(RANGE);
  if (parts.length === 1) return sentence;
  return parts.map((part, index) =>
    RANGE.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move
      <span key={index} style={STYLE}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
