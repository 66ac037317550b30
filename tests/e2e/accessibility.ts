import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from './fixtures';

/** WCAG 2.2 A and AA, as axe tags its rules. */
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

interface Asked {
  /** The part of the page that is judged; all of it where none is given. */
  include?: string;
  /** These alone are asked, for instance those that another theme can break. */
  rules?: string[];
}

/**
 * Fails where axe finds anything against WCAG 2.2 AA on the page as it is shown now. `state` says in the message what
 * is shown.
 */
export async function expectAccessible(page: Page, state = 'the page', { include, rules }: Asked = {}): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished)); // colours and places on their way are judged wrong
  });
  const axe = new AxeBuilder({ page })
    .setLegacyMode() // no frames here: the other mode opens a tab for each run
    .options({ resultTypes: ['violations'] }); // of the rest axe would describe every element
  if (include) axe.include(include);
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(LEVELS)).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
  );
  expect.soft(found, `${state} is accessible`).toEqual([]);
}

/** The same in both themes; leaves the page in the theme it was in. */
export async function expectAccessibleInBothThemes(page: Page, state = 'the page', include?: string): Promise<void> {
  await expectAccessible(page, state, { include });
  const flip = () =>
    page.locator('html').evaluate((html) => ['dark', 'light'].map((theme) => html.classList.toggle(theme)));
  await flip();
  await expectAccessible(page, `${state} in the other theme`, { include, rules: ['color-contrast'] });
  await flip();
}
