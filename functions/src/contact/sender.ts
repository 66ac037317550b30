import type { Request } from 'firebase-functions/https';
import type { Sender } from './rate-limit';

type SenderRequest = Pick<Request, 'headers'> & { socket: Pick<Request['socket'], 'remoteAddress'> };

/**
 * Says who sends a request. The platform appends the address that it saw to X-Forwarded-For: only the rightmost one is
 * not the client's own word. Nothing appends one in the emulator, where the socket's address counts.
 */
export function senderOf(
  { headers, socket }: SenderRequest,
  isEmulated = process.env.FUNCTIONS_EMULATOR === 'true',
): Sender {
  const hops = String(headers['x-forwarded-for'] ?? '').split(',');
  const address = socket.remoteAddress || 'unknown';
  const peer = (!isEmulated && hops.at(-1)?.trim()) || address;
  const reported = headers['fastly-client-ip'];
  return { client: typeof reported === 'string' && reported ? reported : peer, peer };
}
