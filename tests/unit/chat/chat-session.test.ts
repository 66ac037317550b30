import { expect, it } from 'vitest';
import { CHAT_REPLY_MAX_MS, CHAT_REPLY_MIN_MS, chatReplyDelay } from '../../../src/features/chat/chat-session';

it('a reply takes one to two seconds', () => {
  expect([CHAT_REPLY_MIN_MS, CHAT_REPLY_MAX_MS]).toEqual([1000, 2000]);
  expect([0, 0.5, 1].map(chatReplyDelay)).toEqual([1000, 1500, 2000]);
  expect(chatReplyDelay()).toBeGreaterThanOrEqual(CHAT_REPLY_MIN_MS);
  expect(chatReplyDelay()).toBeLessThanOrEqual(CHAT_REPLY_MAX_MS);
});
