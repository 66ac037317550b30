/** Source: spec 3 "Chat message". */
export interface ChatMessage {
  id: number;
  text: string;
  isBot: boolean;
  /** Milliseconds since 1970. */
  timestamp: number;
}

/** Time the typing indicator shows, in milliseconds. Source: spec 9 "UI". */
export const CHAT_REPLY_MIN_MS = 1000;
export const CHAT_REPLY_MAX_MS = 2000;

/** Longer texts belong in the contact form. */
export const MAX_CHAT_LENGTH = 500;

/** Milliseconds until a reply, bounds included; `random` is between 0 and 1. */
export function chatReplyDelay(random = Math.random()): number {
  return Math.round(CHAT_REPLY_MIN_MS + random * (CHAT_REPLY_MAX_MS - CHAT_REPLY_MIN_MS));
}
