import { Tabs, type TabsRootProps } from '@chakra-ui/react/tabs';
import { tabs } from '../theme/recipes/tabs';

/** Tabs in the look of this site; their parts are Chakra's. */
export const TabsRoot = (props: TabsRootProps) => <Tabs.Root recipe={tabs} {...props} />;
