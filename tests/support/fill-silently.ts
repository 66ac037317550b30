import type { Locator } from 'vitest/browser';

/** Fills a box as some password managers do: without an event. */
export function fillSilently(box: Locator, text: string): void {
  (box.element() as HTMLInputElement | HTMLTextAreaElement).value = text;
}
