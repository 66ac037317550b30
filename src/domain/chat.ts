/** Source: spec 3 "Chat message". */
export interface ChatMessage {
  id: number;
  text: string;
  isBot: boolean;
  /** Milliseconds since 1970. */
  timestamp: number;
}

/** How long the typing indicator shows. Source: spec 9 "UI". */
export const CHAT_REPLY_MIN_MS = 1000;
export const CHAT_REPLY_MAX_MS = 2000;

/** No question needs more: a longer text is for the contact form. */
export const MAX_CHAT_LENGTH = 500;

/** Milliseconds until a reply, bounds included; `random` is between 0 and 1. */
export function chatReplyDelay(random = Math.random()): number {
  return Math.round(CHAT_REPLY_MIN_MS + random * (CHAT_REPLY_MAX_MS - CHAT_REPLY_MIN_MS));
}
