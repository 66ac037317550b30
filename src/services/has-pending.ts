/** Local storage key that says whether this device keeps something to send. */
const KEY = 'outbox';

/** Says, without opening a database, whether this device may keep something that is still to be sent. */
export function hasPendingSubmissions(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Sets or clears the flag of pending submissions. */
export function notePending(isSomething: boolean): void {
  try {
    if (isSomething) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked or full: pending submissions are sent when a visitor starts to fill in a form.
  }
}
