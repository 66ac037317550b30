import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from './fixtures';

/** WCAG 2.2 A and AA, as axe tags its rules. */
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/**
 * Fails where axe finds anything against WCAG 2.2 AA on the page as it is shown now. `state` says in the message what
 * is shown; `rules` asks for these alone, for instance for those that another theme can break.
 */
export async function expectAccessible(page: Page, state = 'the page', rules?: string[]): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished)); // colours and places on their way are judged wrong
  });
  const axe = new AxeBuilder({ page })
    .setLegacyMode() // no frames here: the other mode opens a tab for each run
    .options({ resultTypes: ['violations'] }); // of the rest axe would describe every element
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(LEVELS)).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
  );
  expect.soft(found, `${state} is accessible`).toEqual([]);
}

/** The same in both themes; leaves the page in the theme it was in. */
export async function expectAccessibleInBothThemes(page: Page, state?: string): Promise<void> {
  await expectAccessible(page, state);
  const flip = () =>
    page.locator('html').evaluate((html) => ['dark', 'light'].map((theme) => html.classList.toggle(theme)));
  await flip();
  await expectAccessible(page, `${state ?? 'the page'} in the other theme`, ['color-contrast']);
  await flip();
}
