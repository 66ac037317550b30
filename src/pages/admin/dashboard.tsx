import { Tabs } from '@chakra-ui/react/tabs';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'wouter';
import { QuoteList } from '../../features/contact/quote-list';
import { MediaLibrary } from '../../features/media/media-library';
import { IconChart, IconFilter } from '../../ui/icons';
import { MediaNotice } from '../../ui/media-notice';
import { tabs } from '../../ui/tabs';

/** The tabs, the first by default. Source: spec 2 "Admin". */
const TABS = ['dashboard', 'library', 'analytics', 'settings'] as const;
type Tab = (typeof TABS)[number];

/** The staff's tabs. Which one is open stands in the URL; only that one is drawn, and loads what it needs. */
export function Dashboard() {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const open = TABS.find((tab) => tab === params.get('tab')) ?? TABS[0];
  const show = (tab: Tab) => setParams(tab === TABS[0] ? {} : { tab });
  return (
    <Tabs.Root
      recipe={tabs}
      value={open}
      onValueChange={({ value }) => show(value as Tab)}
      activationMode="manual"
      lazyMount
      unmountOnExit
    >
      <Tabs.List aria-label={t('admin.tabs.label')}>
        {TABS.map((tab) => (
          <Tabs.Trigger key={tab} value={tab}>
            {t(`admin.tabs.${tab}`)}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value="dashboard">
        <QuoteList />
      </Tabs.Content>
      <Tabs.Content value="library">
        <MediaLibrary />
      </Tabs.Content>
      <Tabs.Content value="analytics">
        <MediaNotice icon={<IconChart />} title={t('admin.analytics.title')} text={t('admin.analytics.text')} />
      </Tabs.Content>
      <Tabs.Content value="settings">
        <MediaNotice icon={<IconFilter />} title={t('admin.settings.title')} text={t('admin.settings.text')} />
      </Tabs.Content>
    </Tabs.Root>
  );
}
