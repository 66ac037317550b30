import type { Locale } from '../../domain/locale';
import { sessionValue } from '../../services/session-value';
import type { TopicId } from './topics';

/** A message in its original language; a reply also has its topic (null: the question was not understood). */
export interface ChatMessage {
  id: number;
  text: string;
  isBot: boolean;
  /** Milliseconds since 1970. */
  timestamp: number;
  locale: Locale;
  topic?: TopicId | null;
}

/** The chat of this tab. It survives a reload and the language switch, which loads another document. */
export const chatSession = sessionValue('chat', { isOpen: false, messages: [] as ChatMessage[], draft: '' });

/** Changes a part of the stored chat. */
export function patchChat(change: Partial<ReturnType<typeof chatSession.read>>): void {
  chatSession.write({ ...chatSession.read(), ...change });
}

/** Longer texts belong in the contact form. */
export const MAX_CHAT_LENGTH = 500;

/** Time the typing indicator shows, in milliseconds. Source: spec 9 "UI". */
const CHAT_REPLY_MIN_MS = 1000;
const CHAT_REPLY_MAX_MS = 2000;

/** Milliseconds until a reply, bounds included. */
export function chatReplyDelay(): number {
  return Math.round(CHAT_REPLY_MIN_MS + Math.random() * (CHAT_REPLY_MAX_MS - CHAT_REPLY_MIN_MS));
}
