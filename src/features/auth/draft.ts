export type Tab = 'login' | 'signUp';

/** What was typed on the screen, and where, as far as it may be kept: never a password. */
interface Draft {
  tab?: Tab;
  login?: { email: string };
  signUp?: { fullName: string; email: string };
}

let draft: Draft = {};

/** Keeps what was typed while the page is drawn anew, in the other language for one. Nothing of it is stored. */
export function keepDraft(typed: Draft): void {
  draft = typed;
}

/** What was kept. Empty at first: the fields then take what was typed before the page answered. */
export function readDraft(): Draft {
  return draft;
}
