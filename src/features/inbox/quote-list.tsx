import { Heading, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Small } from '../../components/text';
import { formatSpreadsheetTime, languageName, timeZoneName } from '../../domain/format';
import { SOURCE_FIELD_NAMES, type SourceField } from '../../domain/lead-source';
import { QUOTE_FIELD_NAMES, type QuoteField } from '../../domain/quote-fields';
import { isQuoteIn, type QuoteFilter, quoteMatcher } from '../../domain/quote-filters';
import { CLOSED_STATUSES, type QuoteRecord } from '../../domain/quotes';
import { RETENTION_MONTHS } from '../../domain/retention';
import { useLocale } from '../../i18n/i18n';
import { getQuotes } from './api/get-quotes';
import type { Column } from './csv-button';
import { FilterControl } from './filter-control';
import { SourceSummary } from './lead-source';
import { QuoteRequest } from './quote-request';
import { StaffList } from './staff-list';
import { useRecentSources } from './use-recent-sources';
import type { RecordSource } from './use-records';

interface QuoteListProps {
  filter: QuoteFilter;
  onFilter: (filter: QuoteFilter) => void;
}

/** The newest quote requests, for staff. Source: decisions "Forms". */
export function QuoteList({ filter, onFilter }: QuoteListProps) {
  const { t } = useTranslation('admin');
  const recent = useRecentSources();
  const source: RecordSource<QuoteRecord> = {
    list: 'quotes',
    filter,
    read: (page) => getQuotes(filter, page),
    has: (request) => isQuoteIn(filter, request),
  };
  return (
    <Stack as="section" aria-labelledby="quotes" gap="4">
      <Heading id="quotes" size="md">
        {t('quotes.title')}
      </Heading>
      <StaffList
        list="quotes"
        source={source}
        exported={source}
        columns={useQuoteColumns()}
        matcher={quoteMatcher}
        filter={
          <FilterControl
            label={t('filterLabel')}
            names={t('quotes.filter', { returnObjects: true })}
            filter={filter}
            onChange={onFilter}
          />
        }
        listed={(count) => t('quotes.listed', { count })}
        note={
          <>
            <ListNote filter={filter} />
            {recent.sources && <SourceSummary sources={recent.sources} hasMore={recent.hasMore} />}
          </>
        }
        nameOf={({ firstName, lastName }) => `${firstName} ${lastName}`}
        row={(request, check) => <QuoteRequest key={request.id} request={request} check={check} />}
        onRefresh={recent.refetch}
      />
    </Stack>
  );
}

/** Which requests the list leaves out, and how long it keeps the others. */
function ListNote({ filter }: { filter: QuoteFilter }) {
  const { t } = useTranslation('admin');
  if (filter === 'all') return <Small maxW="none">{t('quotes.withoutSuspect')}</Small>;
  if (!RETENTION_MONTHS || !CLOSED_STATUSES.some((closed) => closed === filter)) return null;
  return <Small maxW="none">{t('quotes.retention', { count: RETENTION_MONTHS })}</Small>;
}

/** The columns of the CSV file. */
function useQuoteColumns(): Column<QuoteRecord>[] {
  const { t } = useTranslation(['admin', 'forms', 'lead-source']);
  const locale = useLocale();
  const labels: Record<QuoteField, string> = t('forms:quote.fields', { returnObjects: true });
  const sourceLabels: Record<SourceField, string> = t('lead-source:fields', { returnObjects: true });
  const statusNames = t('quotes.status', { returnObjects: true });
  const zone = timeZoneName(locale);
  const moment = (time: number | null) => (time === null ? '' : formatSpreadsheetTime(time));
  return [
    { header: t('quotes.columns.date', { zone }), csv: ({ created_at }) => moment(created_at) },
    ...QUOTE_FIELD_NAMES.map((name) => ({ header: labels[name], csv: (request: QuoteRecord) => request[name] })),
    { header: t('quotes.columns.language'), csv: ({ language }) => languageName(language, locale) },
    { header: t('quotes.columns.status'), csv: ({ status }) => statusNames[status] },
    { header: t('quotes.columns.answeredAt', { zone }), csv: ({ answered_at }) => moment(answered_at) },
    { header: t('quotes.columns.answeredBy'), csv: ({ answered_by }) => answered_by ?? '' },
    { header: t('quotes.columns.note'), csv: ({ note }) => note ?? '' },
    ...SOURCE_FIELD_NAMES.map((name) => ({
      header: sourceLabels[name],
      csv: ({ source }: QuoteRecord) => source[name] ?? '',
    })),
  ];
}
