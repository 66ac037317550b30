import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { IconClose } from '../../components/icons';
import { Bubble, Message, ReplyText, Typing } from './message';
import { MessageInput } from './message-input';
import { useConversation } from './use-conversation';

const Sheet = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    width: '24rem',
    height: 'min(34rem, 100dvh - 8rem)',
    overflow: 'hidden',
    bg: 'bg',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'surface',
    boxShadow: '0 12px 32px rgb(0 0 0 / 0.25)',
    opacity: 1,
    transition: 'opacity 150ms',
    _starting: { opacity: 0 },
    '&:focus': { outline: 'none' },
  },
});

const Bar = chakra('header', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '4',
    ps: '4',
    pe: '1',
    py: '2',
    bg: 'bg.panel',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
});

const Log = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    p: '4',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

/** Each is named after the topic that answers it. */
const SUGGESTIONS = ['prices', 'zeroFee', 'setup', 'hours'] as const;

/** Sample questions for visitors who prefer not to type. */
function Suggestions({ onAsk }: { onAsk: (question: string) => void }) {
  const { t } = useTranslation('chat');
  return (
    <chakra.ul aria-label={t('suggestionsLabel')} display="grid" gap="2" justifyItems="end">
      {SUGGESTIONS.map((topic) => (
        <li key={topic}>
          <Button variant="outline" px="4" onClick={() => onAsk(t(`suggestions.${topic}`))}>
            {t(`suggestions.${topic}`)}
          </Button>
        </li>
      ))}
    </chakra.ul>
  );
}

interface PanelProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The chat panel. Closing only hides it, so that the conversation continues when it opens again. */
export function ChatPanel({ isOpen, onClose }: PanelProps) {
  const { t } = useTranslation('chat');
  const { messages, isTyping, send } = useConversation();
  const title = useId();
  const sheet = useRef<HTMLElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (isOpen) input.current?.focus();
  }, [isOpen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each new message
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
    // A disabled input loses the focus: the panel holds it until the reply arrives.
    if (isTyping) sheet.current?.focus();
    else if (document.activeElement === sheet.current) input.current?.focus();
  }, [messages, isTyping]);

  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  };
  return (
    <Sheet ref={sheet} aria-labelledby={title} tabIndex={-1} onKeyDown={closeOnEscape}>
      <Bar>
        <div>
          <chakra.h2 id={title} textStyle="subheading">
            {t('title')}
          </chakra.h2>
          <chakra.p textStyle="label" color="fg.muted">
            {t('note')}
          </chakra.p>
        </div>
        <Button variant="ghost" size="icon" aria-label={t('close')} onClick={onClose}>
          <IconClose />
        </Button>
      </Bar>
      <Log ref={log} role="log" aria-label={t('log')} tabIndex={0}>
        <Bubble speaker={t('bot')}>
          <ReplyText>{t('greeting')}</ReplyText>
        </Bubble>
        {messages.map((message) => (
          <Message key={message.id} message={message} speaker={message.isBot ? t('bot') : t('visitor')} />
        ))}
        {messages.length === 0 && <Suggestions onAsk={send} />}
        {isTyping && <Typing label={t('typing')} />}
      </Log>
      <MessageInput ref={input} isTyping={isTyping} onSend={send} />
    </Sheet>
  );
}
