/** Something the person at the keyboard can mend: the message says what to do, and is shown without a stack. */
export class LaunchError extends Error {
  /** @override */
  name = 'LaunchError';
}
