import { Tabs } from '@chakra-ui/react/tabs';
import { QueryClientProvider } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/empty-state';
import { IconChart, IconFilter } from '../../components/icons';
import { Section } from '../../components/section';
import { TabPanel, TabsRoot } from '../../components/tabs';
import { useSession } from '../../features/auth/session';
import { useSearchParams } from '../../hooks/use-search-params';
import { queryClient } from '../../services/query-client';
import { AdminHeading } from './heading';
import { LibraryTab } from './library-tab';
import { Overview } from './overview';
import { TABS, type Tab } from './tabs';

/** The admin page: a greeting and tabs. The URL selects a tab; only that one renders and loads its data. */
export default function Dashboard() {
  const { session } = useSession();
  const { t } = useTranslation('admin');
  const [params, setParams] = useSearchParams();
  const open = TABS.find((tab) => tab === params.get('tab')) ?? TABS[0];
  const list = useRef<HTMLDivElement>(null);
  const show = (tab: Tab) => setParams(tab === TABS[0] ? {} : { tab });
  /** The control that opens a tab is removed with its own tab: move the focus to the new one. */
  const goTo = (tab: Tab) => {
    show(tab);
    list.current?.querySelector<HTMLElement>(`[data-value=${tab}]`)?.focus();
  };
  return (
    <Section py="rows.md">
      <AdminHeading email={session.state === 'signed-in' ? session.email : ''} />
      <TabsRoot
        value={open}
        onValueChange={({ value }) => show(value as Tab)}
        activationMode="manual"
        lazyMount
        unmountOnExit
        mt="2"
      >
        <Tabs.List ref={list} aria-label={t('tabs.label')}>
          {TABS.map((tab) => (
            <Tabs.Trigger key={tab} value={tab}>
              {t(`tabs.${tab}`)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <QueryClientProvider client={queryClient}>
          <TabPanel value="dashboard">
            <Overview onOpen={goTo} />
          </TabPanel>
          <TabPanel value="library">
            <LibraryTab />
          </TabPanel>
        </QueryClientProvider>
        <TabPanel value="analytics">
          <EmptyState icon={<IconChart />} title={t('analytics.title')} text={t('analytics.text')} />
        </TabPanel>
        <TabPanel value="settings">
          <EmptyState icon={<IconFilter />} title={t('settings.title')} text={t('settings.text')} />
        </TabPanel>
      </TabsRoot>
    </Section>
  );
}
