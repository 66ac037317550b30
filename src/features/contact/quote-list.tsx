import { Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { SegmentGroup } from '@chakra-ui/react/segment-group';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton, Button } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { IconMail, IconSync, IconWarning } from '../../components/icons';
import { SegmentGroupRoot } from '../../components/segment-group';
import type { QuoteStatus } from '../../domain/quotes';
import { useQuotes } from './api/get-quotes';
import { QuoteRequest } from './quote-request';

const FILTERS = ['all', 'open', 'answered', 'suspect'] as const satisfies ('all' | QuoteStatus)[];
type Filter = (typeof FILTERS)[number];
/** All but suspect requests: a flood must not bury the others. */
const ALL: QuoteStatus[] = ['open', 'answered'];

/** The newest quote requests, for staff. Source: decisions "Forms". */
export function QuoteList() {
  const { t } = useTranslation(['admin', 'media']);
  const [filter, setFilter] = useState<Filter>('all');
  const quotes = useQuotes(filter === 'all' ? ALL : [filter]);
  const { data, isPending, isError, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = quotes;
  const requests = data?.pages.flat();
  return (
    <Stack as="section" aria-labelledby="quotes" aria-busy={isFetching} gap="6">
      <Flex wrap="wrap" align="center" justify="space-between" gap="4">
        <Heading id="quotes">{t('quotes.title')}</Heading>
        <StatusFilter filter={filter} onChange={setFilter} />
        <BusyButton variant="outline" isBusy={isFetching} onClick={() => refetch()}>
          <IconSync />
          {t('quotes.refresh')}
        </BusyButton>
      </Flex>
      {isError && (
        <EmptyState icon={<IconWarning />} title={t('quotes.failed')} text={t('media:checkConnection')}>
          <Button onClick={() => refetch()}>{t('media:retry')}</Button>
        </EmptyState>
      )}
      {isPending && <Text role="status">{t('quotes.loading')}</Text>}
      {requests?.length === 0 && (
        <EmptyState
          icon={<IconMail />}
          title={filter === 'all' ? t('quotes.empty') : t('quotes.emptyFiltered')}
          text={filter === 'all' ? t('quotes.emptyHint') : t('quotes.emptyFilteredHint')}
        />
      )}
      {requests && requests.length > 0 && (
        <ul>
          {requests.map((request) => (
            <QuoteRequest key={request.id} request={request} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <BusyButton variant="outline" alignSelf="start" isBusy={isFetching} onClick={() => fetchNextPage()}>
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
      ms={{ md: 'auto' }}
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
