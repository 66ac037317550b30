/**
 * Returns a function that turns the browser's confirmation before leaving on or off. A listener keeps the page out of
 * the back/forward cache, so it exists only while it is needed.
 */
export function leaveWarning(): (isOn: boolean) => void {
  const ask = (event: Event) => event.preventDefault();
  return (isOn) => (isOn ? addEventListener('beforeunload', ask) : removeEventListener('beforeunload', ask));
}
