import { Flex, Stack } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../components/button';
import { Checkbox } from '../../components/checkbox';
import { EmptyState, LoadFailed } from '../../components/empty-state';
import { IconMail, IconSync } from '../../components/icons';
import { LiveRegion } from '../../components/live-region';
import { OfflineNotice } from '../../components/offline-notice';
import { Small } from '../../components/text';
import { TextField } from '../../components/text-field';
import { useNotify } from '../../hooks/use-notify';
import { useOnline } from '../../services/connection';
import { type Column, CsvButton } from './csv-button';
import { RecordBulkBar } from './record-bulk-bar';
import { type RecordSelection, useRecordSelection } from './use-record-selection';
import { type RecordSource, readOlder, useRecords } from './use-records';

interface StaffListProps<Item> {
  list: 'quotes' | 'subscribers';
  source: RecordSource<Item>;
  /** Where the rows of the CSV file come from; null if there is nothing to export. */
  exported: RecordSource<Item> | null;
  columns: readonly Column<Item>[];
  /** Returns a function that says whether a record matches a search. */
  matcher: (search: string) => (item: Item) => boolean;
  /** Chooses the filter of `source`. */
  filter: ReactNode;
  /** Says how many records are listed without a search. */
  listed: (count: number) => string;
  /** What staff should know about the listed records. */
  note?: ReactNode;
  nameOf: (item: Item) => string;
  /** Shows a record beside the checkbox that selects it. */
  row: (item: Item, check: ReactNode) => ReactNode;
  onRefresh?: () => void;
}

/** The records of a section of the dashboard: filter, search, export, and actions on one record or on many. */
export function StaffList<Item extends { id: string; status?: string }>({ list, ...props }: StaffListProps<Item>) {
  const { source, exported, columns, matcher, filter, listed, note, nameOf, row, onRefresh } = props;
  const { t } = useTranslation('admin');
  const notify = useNotify();
  const isOnline = useOnline();
  const [search, setSearch] = useState('');
  const isFound = matcher(search);
  const records = useRecords(source, search, isFound);
  const { isSearching, found, shown, read, last, isPending, isFetching, isError, refetch, more } = records;
  const failed = t(`${list}.failed`);
  const selection = useRecordSelection(source, search, isFound, records, () => notify.failure(failed));
  const isFiltered = isSearching || source.filter !== 'all';
  const loadRows = async ({ read, has }: RecordSource<Item>) => {
    const items: Item[] = [];
    for await (const page of readOlder(read)) items.push(...page.filter((item) => has(item) && isFound(item)));
    return items;
  };
  const refresh = () => {
    onRefresh?.();
    void refetch();
  };
  const summary = (count: number) => {
    if (!isSearching) return listed(count);
    const searched = last && t(`${list}.searched`, { count: read });
    return [t(`${list}.found`, { count }), searched].filter(Boolean).join('. ');
  };
  return (
    <Stack aria-busy={isFetching} gap="4">
      <OfflineNotice isOnline={isOnline} />
      <Flex wrap="wrap" align="end" gap="4">
        <TextField
          label={t(`${list}.search`)}
          rootProps={{ flex: '1 1 14rem', maxW: { md: '28rem' } }}
          type="search"
          placeholder={t(`${list}.searchHint`)}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        {filter}
        <Flex wrap="wrap" gap="2" ms={{ md: 'auto' }}>
          {exported && (
            <CsvButton
              fileName={t(`${list}.fileName`)}
              columns={columns}
              load={() => loadRows(exported)}
              failure={failed}
            />
          )}
          <BusyButton variant="outline" isBusy={isFetching} onClick={refresh}>
            <IconSync />
            {t('refresh')}
          </BusyButton>
        </Flex>
      </Flex>
      <Flex wrap="wrap" align="center" columnGap="4" rowGap="1">
        <Small role="status" maxW="none" fontVariantNumeric="tabular-nums" _empty={{ position: 'absolute' }}>
          {found && summary(found.length)}
        </Small>
        {note}
      </Flex>
      {isError && !(isFetching && found) && <LoadFailed title={failed} onRetry={refresh} />}
      <LiveRegion>{isPending && t(`${list}.loading`)}</LiveRegion>
      {shown?.length === 0 && !more && (
        <EmptyState
          icon={<IconMail />}
          title={isFiltered ? t(`${list}.emptyFiltered`) : t(`${list}.empty`)}
          text={isFiltered ? t('emptyFilteredHint') : t(`${list}.emptyHint`)}
        />
      )}
      {shown && shown.length > 0 && <SelectLine shown={shown} hasMore={!!more} selection={selection} />}
      <RecordBulkBar list={list} selection={selection} />
      {shown && shown.length > 0 && (
        <ul>
          {shown.map((item) =>
            row(
              item,
              <RecordCheck
                key={item.id}
                id={item.id}
                label={t(`${list}.select`, { name: nameOf(item) })}
                selection={selection}
              />,
            ),
          )}
        </ul>
      )}
      {more && <MoreButton list={list} isSearching={isSearching} more={more} failed={failed} />}
    </Stack>
  );
}

interface RecordCheckProps {
  id: string;
  label: string;
  selection: RecordSelection;
}

/** Selects a record; with Shift, also the records between it and the last one that was clicked. */
const RecordCheck = ({ id, label, selection }: RecordCheckProps) => (
  <Checkbox
    justifyContent="center"
    flexShrink="0"
    boxSize="target"
    mx="-3"
    inputProps={{
      checked: selection.ids.has(id),
      'aria-label': label,
      // For a checkbox, React's change event wraps a click, which has `shiftKey`.
      onChange: ({ nativeEvent }) => selection.toggle(id, (nativeEvent as MouseEvent).shiftKey),
    }}
  />
);

interface SelectLineProps {
  shown: readonly { id: string; status?: string }[];
  /** Whether more records may match than the list shows. */
  hasMore: boolean;
  selection: RecordSelection;
}

/** Selects all records that the list shows, or all that match. */
function SelectLine({ shown, hasMore, selection }: SelectLineProps) {
  const { t } = useTranslation('admin');
  const count = shown.filter(({ id }) => selection.ids.has(id)).length;
  const isAll = count === shown.length;
  return (
    <Flex wrap="wrap" align="center" columnGap="6">
      <Checkbox
        inputProps={{
          ref: (box) => {
            if (box) box.indeterminate = count > 0 && !isAll;
          },
          checked: isAll,
          onChange: () => selection.select(isAll ? [] : shown),
        }}
      >
        {t('selection.shown')}
      </Checkbox>
      {hasMore && (
        <BusyButton variant="ghost" mx="-3" isBusy={selection.finding !== null} onClick={selection.selectAll}>
          {t('selection.all')}
        </BusyButton>
      )}
    </Flex>
  );
}

interface MoreButtonProps {
  list: 'quotes' | 'subscribers';
  isSearching: boolean;
  more: { show: () => unknown; isOlder: boolean; isLoading: boolean; hasFailed: boolean };
  failed: string;
}

/** Shows more records, or searches older ones. After a failure, offers a retry. */
function MoreButton({ list, isSearching, more, failed }: MoreButtonProps) {
  const { t } = useTranslation('admin');
  if (more.hasFailed) return <LoadFailed title={failed} onRetry={more.show} />;
  const label = isSearching && more.isOlder ? t(`${list}.searchOlder`) : t(`${list}.more`);
  return (
    <BusyButton variant="outline" alignSelf="start" isBusy={more.isLoading} onClick={more.show}>
      {more.isLoading ? t('loadingMore') : label}
    </BusyButton>
  );
}
