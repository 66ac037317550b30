/** A browser with one tab. */
export interface Engine {
  isPhone: boolean;
  /** Opens a page in which `recordErrors` has run. */
  goto(url: string): Promise<unknown>;
  evaluate<Result>(run: (...args: string[]) => Result, ...args: string[]): Promise<Awaited<Result>>;
  find(selector: string, name: string): Promise<{ click(): Promise<void>; type(text: string): Promise<void> } | null>;
  close(): Promise<unknown>;
}

/**
 * Finds the first visible element that matches the selector and has this `aria-label`, label or text; '' matches all.
 * Scrolls it to the middle: WebDriver scrolls only to what is outside the window, not to what the bottom bar covers.
 */
export function findVisible(selector: string, name: string): Element | undefined {
  const elements = document.querySelectorAll<HTMLElement & { labels?: NodeList }>(selector);
  const found = [...elements].find((element) => {
    const ownName = element.ariaLabel ?? (element.labels?.[0] ?? element).textContent ?? '';
    return (name === '' || ownName.trim() === name) && element.checkVisibility({ visibilityProperty: true });
  });
  found?.scrollIntoView({ block: 'center' });
  return found;
}

/** Records errors in the page: WebKitGTK's driver reports none. */
export function recordErrors(): void {
  const errors: string[] = [];
  addEventListener('error', ({ message }) => errors.push(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(`rejected: ${reason}`));
  addEventListener('securitypolicyviolation', ({ blockedURI }) => errors.push(`forbidden by policy: ${blockedURI}`));
  console.error = (...args) => errors.push(args.join(' '));
  Object.assign(window, { errors });
}

/** What `recordErrors` has recorded in this document, and its requests to other machines. */
export function readErrors(): string[] {
  const requests = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const foreign = requests.filter(({ hostname }) => hostname && hostname !== 'localhost' && hostname !== '127.0.0.1');
  return [...((window as { errors?: string[] }).errors ?? []), ...foreign.map(({ href }) => `request to ${href}`)];
}
