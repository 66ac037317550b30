import { Box, chakra } from '@chakra-ui/react';
import { keyframes } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconArrow } from '../../components/icons';
import { ContactText, TextLink } from '../../components/text';
import { INTL_LOCALE } from '../../domain/locale';
import { pathTo, type RouteId } from '../../domain/paths';
import type { ChatMessage } from './chat-session';
import { TOPICS, type TopicId } from './topics';

const SpeechBubble = chakra('div', {
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
  children: ReactNode;
}

/** A speech bubble. */
export function Bubble({ speaker, children, ...props }: BubbleProps) {
  return (
    <SpeechBubble {...props}>
      <Box as="span" srOnly>
        {speaker}{' '}
      </Box>
      {children}
    </SpeechBubble>
  );
}

const swell = keyframes({ '0%, 60%, 100%': { opacity: 0.35 }, '30%': { opacity: 1 } });

/** Three dots while a reply is typed; they do not move if the user prefers reduced motion. */
export function Typing({ label }: { label: string }) {
  return (
    <SpeechBubble display="flex" gap="1" py="4">
      <Box as="span" srOnly>
        {label}
      </Box>
      {[0, 0.2, 0.4].map((delay) => (
        <Box
          as="span"
          key={delay}
          boxSize="0.4375rem"
          borderRadius="full"
          bg="fg.muted"
          animation={`${swell} 1.2s infinite`}
          animationDelay={`${delay}s`}
        />
      ))}
    </SpeechBubble>
  );
}

/** The page to link to if the chat does not understand a question. */
const UNKNOWN: { route: RouteId; anchor?: string } = { route: 'contact' };

function AnswerLink({ topic }: { topic: TopicId }) {
  const { t } = useTranslation('chat');
  return t(`answers.${topic}.link`);
}

/** A message of the conversation; a reply has a link to a page with details, in the page's language. */
export function Message({ message, speaker }: { message: ChatMessage; speaker: string }) {
  const { text, isBot, timestamp, locale, topic = null } = message;
  const { t } = useTranslation('chat');
  const { route, anchor }: typeof UNKNOWN = topic ? TOPICS[topic] : UNKNOWN;
  return (
    <Bubble from={isBot ? 'bot' : 'visitor'} speaker={speaker}>
      <span lang={locale}>{isBot ? <ContactText>{text}</ContactText> : text}</span>
      {isBot && (
        <TextLink display="flex" mt="2" href={pathTo(route, anchor)}>
          {topic ? <AnswerLink topic={topic} /> : t('unknown.link')}
          <IconArrow size={18} />
        </TextLink>
      )}
      <Box mt="1" textStyle="label" fontWeight="normal" color="fg.muted">
        <time lang={locale} dateTime={new Date(timestamp).toISOString()}>
          {new Date(timestamp).toLocaleTimeString(INTL_LOCALE[locale], { timeStyle: 'short' })}
        </time>
      </Box>
    </Bubble>
  );
}
