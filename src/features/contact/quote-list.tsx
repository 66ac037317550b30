import { Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { SegmentGroup } from '@chakra-ui/react/segment-group';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../components/button';
import { EmptyState, LoadFailed } from '../../components/empty-state';
import { IconMail, IconSync } from '../../components/icons';
import { OfflineNotice } from '../../components/offline-notice';
import { SegmentGroupRoot } from '../../components/segment-group';
import { Small } from '../../components/text';
import { TextField } from '../../components/text-field';
import { formatSpreadsheetTime, languageName } from '../../domain/format';
import { containsPhone, QUOTE_STATUSES, type QuoteRecord, type QuoteStatus } from '../../domain/quotes';
import { foldedTexts, wordMatcher } from '../../domain/search';
import { useLocale } from '../../i18n/i18n';
import { useOnline } from '../../services/connection';
import { allQuotes, PAGE_SIZE, useQuotes } from './api/get-quotes';
import { CsvButton } from './csv-button';
import { QuoteRequest } from './quote-request';

const FILTERS = ['all', 'open', 'answered', 'unverified', 'suspect'] as const satisfies ('all' | QuoteStatus)[];
type Filter = (typeof FILTERS)[number];
/** What the list shows without a filter. A flood of suspect requests must not bury the others. */
const NOT_SUSPECT: QuoteStatus[] = ['open', 'answered', 'unverified'];

/** The texts of a request that a search covers. */
const searchedText = foldedTexts(({ firstName, lastName, business, email, phone }: QuoteRecord) => [
  `${firstName} ${lastName}`,
  business,
  email,
  phone,
  phone.replace(/\D/g, ''), // typed beside a name, without the characters between the digits
]);

/** Returns a function that says whether a request has all words of `search`, or the number that it is. */
function requestMatcher(search: string): (request: QuoteRecord) => boolean {
  const hasWords = wordMatcher(search);
  return (request) => hasWords(searchedText(request)) || containsPhone(request.phone, search);
}

/** The newest quote requests, for staff. Source: decisions "Forms". */
export function QuoteList() {
  const { t } = useTranslation('admin');
  const isOnline = useOnline();
  const [filter, setFilter] = useState<Filter>('all');
  const [search, setSearch] = useState('');
  const [rows, setRows] = useState(PAGE_SIZE);
  const listed = filter === 'all' ? NOT_SUSPECT : [filter];
  const searched = filter === 'all' ? QUOTE_STATUSES : [filter];
  const isSearching = search.trim() !== '';
  const quotes = useQuotes(listed);
  const all = useQuery({ ...allQuotes(searched), enabled: isSearching });
  const { data, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage } = quotes;
  const { isPending, isError, isFetching, refetch } = isSearching ? all : quotes;
  const matches = requestMatcher(search);
  const found = all.data?.filter(matches);
  const requests = isSearching ? found?.slice(0, rows) : data?.pages.flatMap(({ quotes }) => quotes);
  const isFiltered = isSearching || filter !== 'all';
  const count = (isSearching ? found : requests)?.length;
  const summary = count !== undefined && t(isSearching ? 'quotes.found' : 'quotes.listed', { count });
  const hasNextPageFailed = isFetchNextPageError && !isSearching;
  const showsRetryBelow = hasNextPageFailed && !isFetchingNextPage;
  const hasMore = isSearching ? found && found.length > rows : hasNextPage;
  return (
    <Stack as="section" aria-labelledby="quotes" aria-busy={isFetching} gap="6">
      <Flex wrap="wrap" align="center" justify="space-between" gap="4">
        <Heading id="quotes" size="md">
          {t('quotes.title')}
        </Heading>
        <Flex wrap="wrap" gap="2">
          <ExportButton statuses={isSearching ? searched : listed} matches={matches} />
          <BusyButton variant="outline" isBusy={isFetching} onClick={() => refetch()}>
            <IconSync />
            {t('quotes.refresh')}
          </BusyButton>
        </Flex>
      </Flex>
      <OfflineNotice isOnline={isOnline} />
      <Flex wrap="wrap" align="end" gap="4">
        <TextField
          label={t('quotes.search')}
          rootProps={{ flex: '1 1 14rem', maxW: { md: '28rem' } }}
          type="search"
          placeholder={t('quotes.searchHint')}
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            setRows(PAGE_SIZE);
          }}
        />
        <StatusFilter filter={filter} onChange={setFilter} />
        <Small role="status" py="2" _empty={{ position: 'absolute' }}>
          {summary && !isFiltered ? `${summary}. ${t('quotes.withoutSuspect')}` : summary}
        </Small>
      </Flex>
      {isError && !hasNextPageFailed && !(isFetching && requests) && (
        <LoadFailed title={t('quotes.failed')} onRetry={() => refetch()} />
      )}
      {isPending && <Text role="status">{t('quotes.loading')}</Text>}
      {requests?.length === 0 && (
        <EmptyState
          icon={<IconMail />}
          title={isFiltered ? t('quotes.emptyFiltered') : t('quotes.empty')}
          text={isFiltered ? t('quotes.emptyFilteredHint') : t('quotes.emptyHint')}
        />
      )}
      {requests && requests.length > 0 && (
        <ul>
          {requests.map((request) => (
            <QuoteRequest key={request.id} request={request} />
          ))}
        </ul>
      )}
      {showsRetryBelow && <LoadFailed title={t('quotes.failed')} onRetry={() => fetchNextPage()} />}
      {hasMore && !showsRetryBelow && (
        <BusyButton
          variant="outline"
          alignSelf="start"
          isBusy={isFetching}
          onClick={() => (isSearching ? setRows(rows + PAGE_SIZE) : fetchNextPage())}
        >
          {isFetchingNextPage ? t('quotes.loadingMore') : t('quotes.more')}
        </BusyButton>
      )}
    </Stack>
  );
}

function StatusFilter({ filter, onChange }: { filter: Filter; onChange: (filter: Filter) => void }) {
  const { t } = useTranslation('admin');
  return (
    <SegmentGroupRoot
      aria-label={t('quotes.filter.label')}
      value={filter}
      onValueChange={({ value }) => onChange(value as Filter)}
      flexWrap="wrap"
    >
      {FILTERS.map((id) => (
        <SegmentGroup.Item key={id} value={id} px={{ base: '1.5', sm: '3' }}>
          <SegmentGroup.ItemText textStyle="small">{t(`quotes.filter.${id}`)}</SegmentGroup.ItemText>
          <SegmentGroup.ItemHiddenInput />
        </SegmentGroup.Item>
      ))}
    </SegmentGroupRoot>
  );
}

const COLUMNS = [
  'date',
  'firstName',
  'lastName',
  'email',
  'phone',
  'business',
  'message',
  'language',
  'status',
  'answeredAt',
  'answeredBy',
  'note',
] as const;

interface ExportButtonProps {
  statuses: readonly QuoteStatus[];
  matches: (request: QuoteRecord) => boolean;
}

/** Exports the requests that filter and search leave. */
function ExportButton({ statuses, matches }: ExportButtonProps) {
  const { t } = useTranslation('admin');
  const client = useQueryClient();
  const locale = useLocale();
  const statusNames = t('quotes.status', { returnObjects: true });
  const moment = (time: number | null) => (time === null ? '' : formatSpreadsheetTime(time));
  const loadRows = async () => {
    const requests = (await client.fetchQuery(allQuotes(statuses))).filter(matches);
    return requests.map(({ created_at, answered_at, answered_by, language, status, note, ...request }) => {
      const cells: Record<(typeof COLUMNS)[number], string> = {
        ...request,
        date: moment(created_at),
        language: languageName(language, locale),
        status: statusNames[status],
        answeredAt: moment(answered_at),
        answeredBy: answered_by ?? '',
        note: note ?? '',
      };
      return COLUMNS.map((column) => cells[column]);
    });
  };
  return (
    <CsvButton
      fileName={t('quotes.fileName')}
      columns={COLUMNS.map((id) => t(`quotes.columns.${id}`))}
      loadRows={loadRows}
      failure={t('quotes.failed')}
    />
  );
}
