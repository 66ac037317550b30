/**
 * Returns a function that turns on and off that the browser asks before it leaves the site. A listener keeps the page
 * out of the back/forward cache, so it exists only while it is needed.
 */
export function leaveWarning(): (isOn: boolean) => void {
  const ask = (event: Event) => event.preventDefault();
  return (isOn) => (isOn ? addEventListener('beforeunload', ask) : removeEventListener('beforeunload', ask));
}
