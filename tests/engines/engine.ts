import firebase from '../../firebase.json' with { type: 'json' };

export const SITE = `http://localhost:${firebase.emulators.hosting.port}`;

/** What the journey needs of an element. Puppeteer's handles have it. */
export interface EngineElement {
  click(): Promise<void>;
  type(text: string): Promise<void>;
}

/** A browser with one tab. */
export interface Engine {
  /** Whether the window has the size of a phone. */
  isPhone: boolean;
  goto(url: string): Promise<unknown>;
  /** Runs a function in the page. */
  evaluate<Result>(run: (...args: string[]) => Result, ...args: string[]): Promise<Awaited<Result>>;
  /** The element that `findVisible` returns in the page. */
  find(selector: string, name: string): Promise<EngineElement | null>;
  /** What went wrong so far: console errors, exceptions, requests to other machines. */
  errors(): Promise<string[]>;
  close(): Promise<unknown>;
}

/**
 * Finds the first visible element that matches the selector and has this `aria-label`, label or text. An empty name
 * matches all. Runs in the page.
 */
export function findVisible(selector: string, name: string): Element | null {
  for (const element of document.querySelectorAll(selector)) {
    const label =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels?.[0] : null;
    const ownName = element.getAttribute('aria-label') ?? (label ?? element).textContent ?? '';
    if ((name === '' || ownName.trim() === name) && element.checkVisibility({ visibilityProperty: true }))
      return element;
  }
  return null;
}
