import { chakra } from '@chakra-ui/react';
import { QuoteList } from '../../features/contact/quote-list';
import { Stats } from '../../features/dashboard/stats';
import { GettingStarted } from './getting-started';
import { Shortcuts } from './shortcuts';
import type { Tab } from './tab';

/** The first tab. Source: spec 2 "Dashboard"; decisions "Forms" for what stands under it. */
export function Overview({ onOpen }: { onOpen: (tab: Tab) => void }) {
  return (
    <chakra.div display="grid" gap={{ base: '6', md: '8' }}>
      <Stats />
      <Shortcuts onOpen={onOpen} />
      <GettingStarted />
      <chakra.div pt={{ base: '6', md: '8' }}>
        <QuoteList />
      </chakra.div>
    </chakra.div>
  );
}
