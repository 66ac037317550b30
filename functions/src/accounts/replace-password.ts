import { randomBytes } from 'node:crypto';
import type { Services } from '../context';

/**
 * Replaces the password of an account with one that no one knows, which ends its sessions. Used when inviting an
 * unverified address: a stranger may have signed up with it, and would share the account with a colleague who opens the
 * link in the confirmation email. A password reset by email proves the mailbox and verifies the address.
 */
export async function replacePassword({ auth }: Services, uid: string): Promise<void> {
  await auth.updateUser(uid, { password: randomBytes(32).toString('base64url') });
}
