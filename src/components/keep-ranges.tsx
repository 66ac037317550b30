import type { ReactNode } from 'react';

const RANGE = /(\d+-\d+%?)/;
const STYLE = { whiteSpace: 'nowrap' } as const;

/** A sentence of which each range of figures ("24-48") stays on one line: browsers would break it after its hyphen. */
export function keepRanges(sentence: string): ReactNode {
  const parts = sentence.split(RANGE);
  if (parts.length === 1) return sentence;
  return parts.map((part, index) =>
    RANGE.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stay where they are
      <span key={index} style={STYLE}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
