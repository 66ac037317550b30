import { mayHaveSession } from '../../firebase/has-session';

/**
 * Whoever may be signed in is not offered to log in while it is being found out: the place for it stays empty. Called
 * as soon as a script runs, long before React, which frees the place when it is known.
 */
export function holdAccountPlace(): void {
  if (mayHaveSession()) document.documentElement.dataset.session = 'kept';
}

/** Shows Login there, or what stands beside it. */
export function freeAccountPlace(): void {
  delete document.documentElement.dataset.session;
}
