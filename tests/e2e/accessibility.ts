import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from './fixtures';

/** WCAG 2.2 A and AA, as axe tags its rules. */
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

interface Scope {
  /** Selector of the part to check; the whole page by default. */
  include?: string;
  /** Check only these rules, for example those that a theme can break. */
  rules?: string[];
}

/** Checks the current page against WCAG 2.2 AA. `state` describes the page in the error message. */
export async function expectAccessible(page: Page, state = 'the page', { include, rules }: Scope = {}): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished)); // axe misjudges colors in transition
  });
  const axe = new AxeBuilder({ page })
    .setLegacyMode() // the default opens a tab per run, for frames that the site does not have
    .options({ resultTypes: ['violations'] }); // describing every passed element is slow
  if (include) axe.include(include);
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(LEVELS)).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
  );
  expect.soft(found, `${state} is accessible`).toEqual([]);
}

/** Checks both themes; restores the page's own. */
export async function expectAccessibleInBothThemes(page: Page, state = 'the page', include?: string): Promise<void> {
  await expectAccessible(page, state, { include });
  const flip = () =>
    page.locator('html').evaluate((html) => ['dark', 'light'].map((theme) => html.classList.toggle(theme)));
  await flip();
  await expectAccessible(page, `${state} in the other theme`, { include, rules: ['color-contrast'] });
  await flip();
}
