/** An error that the user can fix: the message says how, and is printed without a stack trace. */
export class LaunchError extends Error {
  /** @override */
  name = 'LaunchError';
}
