import { Box, Flex, Grid } from '@chakra-ui/react';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../components/badge';
import { BusyButton, Button } from '../../components/button';
import { Fold } from '../../components/fold';
import { IconWarning } from '../../components/icons';
import { Small, TextAnchor } from '../../components/text';
import { formatMoment, formatSpreadsheetTime, languageName, timeZoneName } from '../../domain/format';
import { type Subscriber, unsubscribeLink } from '../../domain/newsletter';
import { mailLink } from '../../domain/quotes';
import { isGone } from '../../domain/store-error';
import { isSubscriberIn, type SubscriberFilter, subscriberMatcher } from '../../domain/subscriber-filters';
import { useNotify } from '../../hooks/use-notify';
import { useLocale } from '../../i18n/i18n';
import { useOnline } from '../../services/connection';
import { countSubscribers, getSubscribers } from './api/get-subscribers';
import { keepSubscriber } from './api/keep-subscriber';
import type { Column } from './csv-button';
import { DeleteDialog } from './delete-dialog';
import { FilterControl } from './filter-control';
import { StaffList } from './staff-list';
import { useChangeRecord } from './use-change-records';
import { countsKey, type RecordSource } from './use-records';

const subscriberCounts = queryOptions({
  queryKey: countsKey('subscribers'),
  queryFn: () => countSubscribers(),
  gcTime: 0,
});

/** Where the subscribers of a filter come from. */
function useSources(): (filter: SubscriberFilter) => RecordSource<Subscriber> {
  const client = useQueryClient();
  return (filter) => ({
    list: 'subscribers',
    filter,
    async read(page) {
      // While there are records that the query for genuine ones does not find, read all: `has` drops the others.
      const hasUnmarked = filter === 'genuine' && (await client.ensureQueryData(subscriberCounts)).unmarked > 0;
      return getSubscribers(hasUnmarked ? 'all' : filter, page);
    },
    has: (subscriber) => isSubscriberIn(filter, subscriber),
  });
}

/** The newsletter's subscribers, for staff: search, remove, and export of the genuine ones for a mailing service. */
export function SubscriberList() {
  const { t } = useTranslation('admin');
  return (
    <Fold id="subscribers" title={t('subscribers.title')}>
      <Subscribers />
    </Fold>
  );
}

function Subscribers() {
  const { t } = useTranslation('admin');
  const [filter, setFilter] = useState<SubscriberFilter>('all');
  const { data: counts, refetch } = useQuery(subscriberCounts);
  const sourceOf = useSources();
  const columns = useSubscriberColumns();
  const isExported = filter === 'all' || filter === 'genuine';
  return (
    <StaffList
      list="subscribers"
      source={sourceOf(filter)}
      exported={isExported ? sourceOf('genuine') : null}
      columns={columns}
      matcher={subscriberMatcher}
      filter={
        <FilterControl
          label={t('filterLabel')}
          names={t('subscribers.filter', { returnObjects: true })}
          filter={filter}
          onChange={setFilter}
        />
      }
      listed={(shown) =>
        counts ? t('subscribers.showing', { shown, count: counts[filter] }) : t('subscribers.listed', { count: shown })
      }
      note={counts && <DoubtNote counts={counts} filter={filter} onShow={setFilter} />}
      nameOf={({ email }) => email}
      row={(subscriber, check) => (
        <SubscriberRow key={subscriber.id} subscriber={subscriber} columns={columns} check={check} />
      )}
      onRefresh={refetch}
    />
  );
}

interface DoubtNoteProps {
  counts: Record<SubscriberFilter, number>;
  filter: SubscriberFilter;
  onShow: (filter: SubscriberFilter) => void;
}

/** Says how many subscribers are not exported, and offers those who may be people. */
function DoubtNote({ counts, filter, onShow }: DoubtNoteProps) {
  const { t } = useTranslation('admin');
  const { unverified, suspect } = counts;
  if (unverified + suspect === 0) return null;
  return (
    <>
      <Small maxW="none">{t('subscribers.notExported', { count: unverified + suspect })}</Small>
      {unverified > 0 && filter !== 'unverified' && (
        <Button variant="outline" onClick={() => onShow('unverified')}>
          {t('subscribers.showUnverified', { total: unverified })}
        </Button>
      )}
    </>
  );
}

interface SubscriberColumn extends Column<Subscriber> {
  /** The cell on the screen; a column without one is only in the CSV file. */
  cell?: { width: string; show: (subscriber: Subscriber) => ReactNode };
}

function useSubscriberColumns(): SubscriberColumn[] {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  return [
    {
      header: t('subscribers.columns.email'),
      csv: ({ email }) => email,
      cell: {
        width: 'minmax(0, 1fr)',
        show: ({ email }) => (
          <TextAnchor href={mailLink(email)} minH="target">
            {email}
          </TextAnchor>
        ),
      },
    },
    {
      header: t('subscribers.columns.language'),
      csv: ({ language }) => language,
      cell: { width: '8rem', show: ({ language }) => languageName(language, locale) },
    },
    {
      header: t('subscribers.columns.date', { zone: timeZoneName(locale) }),
      csv: ({ created_at }) => formatSpreadsheetTime(created_at),
      cell: {
        width: '14rem',
        show: ({ created_at }) => (
          <time dateTime={new Date(created_at).toISOString()}>{formatMoment(created_at, locale)}</time>
        ),
      },
    },
    { header: t('subscribers.columns.unsubscribe'), csv: (subscriber) => unsubscribeLink(subscriber) ?? '' },
  ];
}

interface SubscriberRowProps {
  subscriber: Subscriber;
  columns: SubscriberColumn[];
  check: ReactNode;
}

/** One subscriber. On a phone, the other cells stand below the address. */
function SubscriberRow({ subscriber, columns, check }: SubscriberRowProps) {
  const { t } = useTranslation(['admin', 'common']);
  const locale = useLocale();
  const isOnline = useOnline();
  const notify = useNotify();
  const [isAsking, setIsAsking] = useState(false);
  const { id, email, status, suspect = [], expires_at } = subscriber;
  const { mutate: keep, isPending } = useChangeRecord(
    'subscribers',
    ({ id }: Subscriber) => keepSubscriber(id),
    () => notify.success(t('subscribers.kept', { name: email })),
  );
  const onError = (error: Error) =>
    notify.failure(
      isGone(error) ? t('subscribers.gone') : `${t('subscribers.keepFailed')}. ${t('common:checkConnection')}`,
    );
  const statusNames = t('subscribers.status', { returnObjects: true });
  const reasons = t('suspect', { returnObjects: true });
  const cells = columns.flatMap(({ header, cell }) => (cell ? { header, ...cell } : []));
  const [first, ...others] = cells;
  return (
    <Grid
      as="li"
      templateColumns={{
        base: 'auto minmax(0, 1fr) auto',
        md: `auto ${cells.map(({ width }) => width).join(' ')} auto`,
      }}
      alignItems="center"
      columnGap="4"
      py="2"
      layerStyle="row"
      textStyle="small"
    >
      {check}
      {first?.show(subscriber)}
      <Button
        variant="ghost"
        disabled={!isOnline}
        aria-label={t('subscribers.deleteNamed', { email })}
        onClick={() => setIsAsking(true)}
        order={{ md: 1 }}
      >
        {t('subscribers.delete')}
      </Button>
      {others.map(({ header, show }) => (
        <Box key={header} gridColumn={{ base: 2, md: 'auto' }} color="fg.muted">
          {show(subscriber)}
        </Box>
      ))}
      {status && (
        <Flex
          gridColumn="2 / -1"
          order={{ md: 2 }}
          wrap="wrap"
          align="center"
          columnGap="4"
          rowGap="1"
          color="fg.muted"
        >
          <Badge variant="surface">
            <IconWarning />
            {statusNames[status]}
          </Badge>
          {suspect.map((reason) => (
            <span key={reason}>{reasons[reason]}</span>
          ))}
          {expires_at && <span>{t('subscribers.expires', { time: formatMoment(expires_at, locale) })}</span>}
          <BusyButton
            variant="outline"
            disabled={!isOnline}
            isBusy={isPending}
            aria-label={`${t('subscribers.keep')}: ${email}`}
            onClick={() => keep(subscriber, { onError })}
          >
            {t('subscribers.keep')}
          </BusyButton>
        </Flex>
      )}
      {isAsking && <DeleteDialog list="subscribers" id={id} name={email} onClose={() => setIsAsking(false)} />}
    </Grid>
  );
}
