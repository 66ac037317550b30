import { AccountError, type Accounts, type KnownSession, MIN_PASSWORD_LENGTH, type SessionEvent } from '../accounts';
import { isActiveAdmin, NEW_PROFILE, type Profile } from '../roles';

interface MemoryAccount {
  uid: string;
  email: string;
  password: string;
  name: string;
  isVerified: boolean;
  profile: Profile;
  /** The code of the authenticator app, if the account has one. */
  code?: string;
}

/** In-memory fake of the accounts, with extra operations for what only the server or the mailbox can do. */
export interface MemoryAccounts extends Accounts {
  /** Sent mails, oldest first. */
  readonly mails: { kind: 'verification' | 'reset'; email: string; language: string }[];
  /** Opens the link of the verification mail. */
  verify(email: string): void;
  /** Writes a profile, as the server would. */
  setProfile(email: string, profile: Profile): void;
  /** While `areLost` is true, no profile can be read. */
  loseProfiles(areLost: boolean): void;
  /** Adds an authenticator app that always shows `code`. */
  enroll(email: string, code: string): void;
  /** Refreshes the token, as happens every hour; `isFinal`: the server rejects it permanently. */
  refreshToken(isFinal?: boolean): void;
}

export function createMemoryAccounts(): MemoryAccounts {
  const accounts = new Map<string, MemoryAccount>();
  const listeners = new Set<(event: SessionEvent) => void>();
  const mails: MemoryAccounts['mails'] = [];
  let session: KnownSession = { state: 'signed-out' };
  let followers = 0;
  let areLost = false;

  function tell(type: SessionEvent['type']): void {
    for (const listener of listeners) listener({ type, session });
  }

  function show(type: SessionEvent['type'], next: KnownSession): void {
    if (JSON.stringify(next) === JSON.stringify(session)) return;
    session = next;
    tell(type);
  }

  function admit(type: SessionEvent['type'], { uid, email, name, profile }: MemoryAccount): void {
    const role = areLost ? ({ isAdmin: false, isRoleUnknown: true } as const) : { isAdmin: isActiveAdmin(profile) };
    show(type, { state: 'signed-in', uid, email, name, ...role });
  }

  /** Applies the profile's current state to a followed session. */
  function catchUp(): void {
    if (followers > 0 && session.state === 'signed-in') admit('user-updated', existing(session.email));
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
      listener({ type: 'initial-session', session });
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
    async recheck() {
      if (session.state === 'signed-in') admit('user-updated', existing(session.email));
    },
    async signIn(email, password, code) {
      const account = known(email, password);
      if (account.code && !code) throw new AccountError('code-required');
      if (account.code && code !== account.code) throw new AccountError('wrong-code');
      if (!account.isVerified) throw new AccountError('unverified');
      admit('signed-in', account);
      if (account.code) tell('mfa-verified');
    },
    async signUp({ email, password, fullName, language }) {
      const key = email.toLowerCase();
      if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(key)) throw new AccountError('invalid-email');
      if (password.length < MIN_PASSWORD_LENGTH) throw new AccountError('weak-password');
      if (accounts.has(key)) throw new AccountError('email-taken');
      const uid = crypto.randomUUID();
      const name = fullName.trim();
      accounts.set(key, { uid, email: key, password, name, isVerified: false, profile: NEW_PROFILE });
      mails.push({ kind: 'verification', email: key, language });
    },
    async resendVerification(email, password, language) {
      const account = known(email, password);
      if (!account.isVerified) mails.push({ kind: 'verification', email: account.email, language });
    },
    async sendPasswordReset(email, language) {
      const account = accounts.get(email.toLowerCase());
      if (account) mails.push({ kind: 'reset', email: account.email, language });
    },
    async signOut() {
      show('signed-out', { state: 'signed-out' });
    },
    verify(email) {
      existing(email).isVerified = true;
    },
    setProfile(email, profile) {
      existing(email).profile = profile;
      catchUp();
    },
    loseProfiles(next) {
      areLost = next;
    },
    enroll(email, code) {
      existing(email).code = code;
    },
    refreshToken(isFinal = false) {
      if (isFinal) show('signed-out', { state: 'signed-out', hasEnded: true });
      else tell('token-refreshed');
    },
  };
}
