import { chakra } from '@chakra-ui/react';
import { keyframes } from '@emotion/react';
import type { ReactNode } from 'react';

const Box = chakra('div', {
  base: {
    maxW: '88%',
    px: '3',
    py: '2.5',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'surface',
    textStyle: 'small',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
    textWrap: 'pretty',
  },
  variants: {
    from: {
      bot: { alignSelf: 'start', bg: 'bg.panel', borderStartStartRadius: '0' },
      visitor: {
        alignSelf: 'end',
        bg: 'color-mix(in srgb, var(--mq-colors-brand-fg) 18%, var(--mq-colors-bg))',
        borderColor: 'color-mix(in srgb, var(--mq-colors-brand-fg) 40%, var(--mq-colors-bg))',
        borderEndEndRadius: '0',
      },
    },
  },
  defaultVariants: { from: 'bot' },
});

interface BubbleProps {
  from?: 'bot' | 'visitor';
  /** Tells a screen reader what position and color show visually. */
  speaker: string;
  lang?: string;
  children: ReactNode;
}

/** A speech bubble. */
export function Bubble({ speaker, children, ...props }: BubbleProps) {
  return (
    <Box {...props}>
      <chakra.span srOnly>{speaker} </chakra.span>
      {children}
    </Box>
  );
}

const swell = keyframes({ '0%, 60%, 100%': { opacity: 0.35 }, '30%': { opacity: 1 } });

const Dot = chakra('span', {
  base: { boxSize: '0.4375rem', borderRadius: 'full', bg: 'fg.muted', animation: `${swell} 1.2s infinite` },
});

/** Three dots while a reply is typed; they do not move if the user prefers reduced motion. */
export function Typing({ label }: { label: string }) {
  return (
    <Box display="flex" gap="1" py="4">
      <chakra.span srOnly>{label}</chakra.span>
      {[0, 0.2, 0.4].map((delay) => (
        <Dot key={delay} style={{ animationDelay: `${delay}s` }} />
      ))}
    </Box>
  );
}
