import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckList } from '../../components/check-list';
import { Subheading } from '../../components/text';
import type { QuoteFilter } from '../../domain/quote-filters';
import { Stats } from '../../features/dashboard/stats';
import { QuoteList } from '../../features/inbox/quote-list';
import { SubscriberList } from '../../features/inbox/subscriber-list';
import { Waiting } from '../../features/inbox/waiting';
import { Team } from '../../features/team/team';
import { Shortcuts } from './shortcuts';
import type { Tab } from './tabs';

/** Introduction for staff. Source: spec 2 "Dashboard". */
function GettingStarted() {
  const { t } = useTranslation('admin');
  return (
    <Stack
      as="section"
      aria-labelledby="getting-started"
      gap="5"
      px={{ base: '5', md: '6' }}
      py="6"
      bg="bg.muted"
      borderRadius="surface"
    >
      <Subheading as="h2" id="getting-started">
        {t('start.title')}
      </Subheading>
      <CheckList items={t('start.steps', { returnObjects: true })} columns={{ md: 2 }} columnGap="8" />
    </Stack>
  );
}

/** The first tab. Source: spec 2 "Dashboard"; decisions "Forms" for the quote requests. */
export function Overview({ onOpen }: { onOpen: (tab: Tab) => void }) {
  const [filter, setFilter] = useState<QuoteFilter>('all');
  return (
    <Stack gap={{ base: '6', md: '8' }}>
      <Waiting onShow={() => setFilter('open')} />
      <Stats />
      <Shortcuts onOpen={onOpen} />
      <GettingStarted />
      <Stack gap={{ base: '6', md: '8' }} pt={{ base: '6', md: '8' }}>
        <QuoteList filter={filter} onFilter={setFilter} />
        <SubscriberList />
        <Team />
      </Stack>
    </Stack>
  );
}
