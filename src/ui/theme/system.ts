import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig, type SystemConfig, type SystemContext } from '@chakra-ui/react/styled-system';
import { button } from './button';
import { globalCss } from './global';
import { scales, semanticTokens, textStyles, tokens } from './tokens';

type Utilities = NonNullable<SystemConfig['utilities']>;

/** Chakra keeps each ground in a custom property as well, for parts that the site does not have. */
const background: Utilities[string] = {
  ...defaultBaseConfig.utilities?.background,
  transform(value, args) {
    const { background: ground } = defaultBaseConfig.utilities?.background?.transform?.(value, args) ?? {};
    return { background: ground };
  },
};

/** The style props that take their values from one of our scales. */
const scaled: Utilities = Object.fromEntries(
  Object.entries(defaultBaseConfig.utilities ?? {}).flatMap(([prop, utility]) => {
    const scale = scales[String(utility?.values)];
    return scale ? [[prop, { ...utility, values: () => scale }]] : [];
  }),
);

/** Without the attributes with which other components than the site's tell of their state. */
const conditions: SystemConfig['conditions'] = {
  hover: ['@media (hover: hover)', '&:hover:not(:disabled)'],
  disabled: '&:disabled',
  dark: '.dark &',
};

/**
 * Makes the trimmed Chakra system: the base configuration (utilities, conditions) with our own tokens and the few
 * recipes that every page needs. Recipes of heavier parts travel with the screens that use them.
 *
 * A system remembers styles by their content and not by the order of their props, in which the class name counts:
 * pages that are prerendered with one system would get each other's class names, and not hydrate. One a page, then.
 */
export function createSiteSystem(): SystemContext {
  const system = createSystem(
    defaultBaseConfig,
    defineConfig({
      cssVarsPrefix: 'mq',
      globalCss,
      conditions,
      utilities: { ...scaled, background },
      theme: {
        breakpoints: { sm: '30em', md: '48em', lg: '64em', xl: '80em', '2xl': '90em' },
        tokens,
        semanticTokens,
        textStyles,
        recipes: { button },
      },
    }),
  );
  // As custom properties breakpoints serve nobody: no media query can read one.
  const tokenCss = JSON.stringify(system.getTokenCss(), (key, value) =>
    /-breakpoints?-/.test(key) ? undefined : value,
  );
  return { ...system, _global: [system.getGlobalCss(), JSON.parse(tokenCss)] }; // the reset stands in index.html
}
