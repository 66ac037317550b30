import { Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { IconClose } from '../../components/icons';
import { ContactText, Subheading } from '../../components/text';
import { Bubble, Message, Typing } from './message';
import { MessageInput } from './message-input';
import { useConversation } from './use-conversation';

/** Each is named after the topic that answers it. */
const SUGGESTIONS = ['prices', 'zeroFee', 'setup', 'hours'] as const;

/** Sample questions for visitors who prefer not to type. */
function Suggestions({ onAsk }: { onAsk: (question: string) => void }) {
  const { t } = useTranslation('chat');
  return (
    <Stack as="ul" aria-label={t('suggestionsLabel')} align="end">
      {SUGGESTIONS.map((topic) => (
        <li key={topic}>
          <Button variant="outline" px="4" onClick={() => onAsk(t(`suggestions.${topic}`))}>
            {t(`suggestions.${topic}`)}
          </Button>
        </li>
      ))}
    </Stack>
  );
}

interface PanelProps {
  /** Receives the input. */
  input: RefObject<HTMLTextAreaElement | null>;
  onClose: () => void;
}

/** The chat panel. Closing only hides it, so that the conversation continues when it opens again. */
export function ChatPanel({ input, onClose }: PanelProps) {
  const { t } = useTranslation('chat');
  const { messages, isTyping, send } = useConversation();
  const title = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const log = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each new message
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
    if (!isTyping && document.activeElement === sheet.current) input.current?.focus();
  }, [messages, isTyping]);

  const ask = (question: string) => {
    sheet.current?.focus(); // a disabled input loses the focus: the panel holds it until the reply arrives
    send(question);
  };

  return (
    <Grid
      as="section"
      ref={sheet}
      aria-labelledby={title}
      tabIndex={-1}
      templateRows="auto minmax(0, 1fr) auto"
      w="24rem"
      h="min(34rem, 100dvh - 8rem)"
      overflow="hidden"
      layerStyle="card"
      bg="bg"
      boxShadow="0 12px 32px rgb(0 0 0 / 0.25)"
      transition="opacity 150ms"
      _starting={{ opacity: 0 }}
      _focus={{ outline: 'none' }}
    >
      <Flex
        as="header"
        align="center"
        justify="space-between"
        gap="4"
        ps="4"
        pe="1"
        py="2"
        bg="bg.panel"
        borderBottomWidth="1px"
        borderColor="border"
      >
        <div>
          <Subheading as="h2" id={title}>
            {t('title')}
          </Subheading>
          <Text textStyle="label">{t('note')}</Text>
        </div>
        <Button variant="ghost" size="icon" aria-label={t('close')} onClick={onClose}>
          <IconClose />
        </Button>
      </Flex>
      <Stack
        ref={log}
        role="log"
        aria-label={t('log')}
        tabIndex={0}
        gap="4"
        p="4"
        overflowY="auto"
        overscrollBehavior="contain"
        _focusVisible={{ outlineOffset: '-2px' }}
      >
        <Bubble speaker={t('bot')}>
          <ContactText>{t('greeting')}</ContactText>
        </Bubble>
        {messages.map((message) => (
          <Message key={message.id} message={message} speaker={message.isBot ? t('bot') : t('visitor')} />
        ))}
        {messages.length === 0 && <Suggestions onAsk={ask} />}
        {isTyping && <Typing label={t('typing')} />}
      </Stack>
      <MessageInput ref={input} isTyping={isTyping} onSend={ask} />
    </Grid>
  );
}
