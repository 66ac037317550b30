import { Tabs, type TabsContentProps, type TabsRootProps, useTabsContext } from '@chakra-ui/react/tabs';
import { tabsRecipe } from '../theme/recipes/tabs';

/** Tabs in the look of this site; their other parts are Chakra's. */
export const TabsRoot = (props: TabsRootProps) => <Tabs.Root recipe={tabsRecipe} {...props} />;

/**
 * A panel that shows and hides at once. Chakra's own does so some frames later, and a hidden panel cannot take the
 * focus.
 */
export function TabPanel(props: TabsContentProps) {
  const { value } = useTabsContext();
  return <Tabs.Content hidden={value !== props.value} {...props} />;
}
