import { AccountError, type Accounts, MIN_PASSWORD_LENGTH, type Session } from '../accounts';
import { isActiveAdmin, NEW_PROFILE, type Profile } from '../roles';

interface MemoryAccount {
  uid: string;
  email: string;
  password: string;
  name: string;
  isVerified: boolean;
  profile: Profile;
}

/** The twin of Firebase's accounts, with what only the server or the mailbox can do beside the contract. */
export interface MemoryAccounts extends Accounts {
  /** The verification mails that were sent, oldest first. */
  readonly mails: { email: string; language: string }[];
  /** Follows the link of the verification mail. */
  verify(email: string): void;
  /** Writes a profile, as the server would. */
  setProfile(email: string, profile: Profile): void;
}

/** Accounts in memory: the same contract and rules as Firebase's. */
export function createMemoryAccounts(): MemoryAccounts {
  const accounts = new Map<string, MemoryAccount>();
  const listeners = new Set<(session: Session) => void>();
  const mails: MemoryAccounts['mails'] = [];
  let session: Session = { state: 'signed-out' };
  let followers = 0;

  function show(next: Session): void {
    if (JSON.stringify(next) === JSON.stringify(session)) return;
    session = next;
    for (const listener of listeners) listener(next);
  }

  function admit({ uid, email, name, profile }: MemoryAccount): void {
    show({ state: 'signed-in', uid, email, name, isAdmin: isActiveAdmin(profile) });
  }

  /** What following does: the session takes the profile's present state. */
  function catchUp(): void {
    if (followers > 0 && session.state === 'signed-in') admit(existing(session.email));
  }

  function known(email: string, password: string): MemoryAccount {
    const account = accounts.get(email.toLowerCase());
    if (account?.password !== password) throw new AccountError('wrong-credentials');
    return account;
  }

  function existing(email: string): MemoryAccount {
    const account = accounts.get(email.toLowerCase());
    if (!account) throw new Error(`No account ${email}`);
    return account;
  }

  return {
    mails,
    watch(listener) {
      listeners.add(listener);
      listener(session);
      return () => listeners.delete(listener);
    },
    follow() {
      followers += 1;
      catchUp();
      let following = true;
      return () => {
        if (following) followers -= 1;
        following = false;
      };
    },
    async signIn(email, password) {
      const account = known(email, password);
      if (!account.isVerified) throw new AccountError('unverified');
      admit(account);
    },
    async signUp({ email, password, fullName, language }) {
      const key = email.toLowerCase();
      if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(key)) throw new AccountError('invalid-email');
      if (password.length < MIN_PASSWORD_LENGTH) throw new AccountError('weak-password');
      if (accounts.has(key)) throw new AccountError('email-taken');
      const uid = crypto.randomUUID();
      const name = fullName.trim();
      accounts.set(key, { uid, email: key, password, name, isVerified: false, profile: NEW_PROFILE });
      mails.push({ email: key, language });
    },
    async resendVerification(email, password, language) {
      const account = known(email, password);
      if (!account.isVerified) mails.push({ email: account.email, language });
    },
    async signOut() {
      show({ state: 'signed-out' });
    },
    verify(email) {
      existing(email).isVerified = true;
    },
    setProfile(email, profile) {
      existing(email).profile = profile;
      catchUp();
    },
  };
}
