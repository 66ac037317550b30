import { Tabs, type TabsContentProps, type TabsRootProps, useTabsContext } from '@chakra-ui/react/tabs';
import { tabsRecipe } from '../theme/recipes/tabs';

/** Tabs in the look of this site; their other parts are Chakra's. */
export const TabsRoot = (props: TabsRootProps) => <Tabs.Root recipe={tabsRecipe} {...props} />;

/** A panel, hidden or not at once: Chakra's follows some frames later, and nothing hidden can take the focus. */
export function TabPanel(props: TabsContentProps) {
  const { value } = useTabsContext();
  return <Tabs.Content hidden={value !== props.value} {...props} />;
}
