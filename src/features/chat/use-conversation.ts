import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/i18n';
import { useOpeningHours } from '../../i18n/use-opening-hours';
import { type ChatMessage, chatReplyDelay, chatSession, patchChat } from './chat-session';
import { findTopic } from './topics';

/** The question that waits for its reply, or null. */
const openQuestion = (messages: ChatMessage[]) => {
  const last = messages.at(-1);
  return last && !last.isBot ? last.text : null;
};

/**
 * The conversation, and a function that sends a question. A reply is delayed as if a person typed it.
 * Source: spec 4 "Chat widget", 5 "Chat".
 */
export function useConversation() {
  const locale = useLocale();
  const { t } = useTranslation('chat');
  const hours = useOpeningHours().join('\n');
  const [messages, setMessages] = useState(() => chatSession.read().messages);
  const asked = openQuestion(messages);

  useEffect(() => patchChat({ messages }), [messages]);

  const say = (message: Pick<ChatMessage, 'text' | 'isBot' | 'topic'>) =>
    setMessages((said) => [...said, { ...message, id: said.length, timestamp: Date.now(), locale }]);

  const reply = useEffectEvent((question: string) => {
    const topic = findTopic(question);
    say({ text: topic ? t(`answers.${topic}.text`, { hours }) : t('unknown.text'), isBot: true, topic });
  });

  useEffect(() => {
    if (asked === null) return;
    const timer = setTimeout(() => reply(asked), chatReplyDelay());
    return () => clearTimeout(timer);
  }, [asked]);

  const isTyping = asked !== null;
  const send = (text: string) => {
    if (!isTyping && text.trim()) say({ text: text.trim(), isBot: false });
  };
  return { messages, isTyping, send };
}
