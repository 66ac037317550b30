import { expect, type Locator } from 'playwright/test';

const borderOf = (element: Locator) => element.evaluate((one) => getComputedStyle(one).borderTopWidth);

/** In high contrast, where browsers drop background colors, a border marks what is chosen. */
export async function expectMarked(chosen: Locator, other: Locator): Promise<void> {
  expect(await borderOf(chosen)).not.toBe(await borderOf(other));
}
