import { useEffect, useEffectEvent, useState } from 'react';
import type { TopicId } from '../../content/chat/topics';
import { type ChatMessage, chatReplyDelay } from '../../domain/chat';
import type { Locale } from '../../domain/locale';
import { readContent } from '../../i18n/content';
import { findTopic } from './find-topic';

/** A message as it was said: in which language, and, of a reply, about what (null where nothing was understood). */
export interface SaidMessage extends ChatMessage {
  locale: Locale;
  topic?: TopicId | null;
}

/**
 * The conversation: what was said, and the saying of more. A reply comes after the time that somebody would need to
 * type it, in the language that the page has by then. Source: spec 4 "Chat widget", 5 "Chat".
 */
export function useConversation(locale: Locale) {
  const [messages, setMessages] = useState<SaidMessage[]>([]);
  const [asked, setAsked] = useState<string | null>(null);
  const { answers, unknown } = readContent('chat', locale);

  const say = (message: Pick<SaidMessage, 'text' | 'isBot' | 'topic'>) =>
    setMessages((said) => [...said, { ...message, id: said.length, timestamp: Date.now(), locale }]);

  const reply = useEffectEvent((question: string) => {
    const topic = findTopic(question);
    say({ text: (topic ? answers[topic] : unknown).text, isBot: true, topic });
    setAsked(null);
  });

  useEffect(() => {
    if (asked === null) return;
    const timer = setTimeout(() => reply(asked), chatReplyDelay());
    return () => clearTimeout(timer);
  }, [asked]);

  const isTyping = asked !== null;
  const send = (text: string) => {
    if (isTyping || !text.trim()) return;
    say({ text: text.trim(), isBot: false });
    setAsked(text);
  };
  return { messages, isTyping, send };
}
