import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../components/badge';
import { BusyButton, Button } from '../../components/button';
import { IconWarning } from '../../components/icons';
import { Small, TextAnchor } from '../../components/text';
import { useNotify } from '../../components/use-notify';
import { formatMoment, formatSpreadsheetTime, languageName, timeZoneName } from '../../domain/format';
import { type Subscriber, unsubscribeLink } from '../../domain/newsletter';
import { mailLink } from '../../domain/quotes';
import { isGone } from '../../domain/store-error';
import { isSubscriberIn, type SubscriberFilter, subscriberMatcher } from '../../domain/subscriber-filters';
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
  const [filter, setFilter] = useState<SubscriberFilter>('all');
  const { data: counts, refetch } = useQuery(subscriberCounts);
  const sourceOf = useSources();
  const isExported = filter === 'all' || filter === 'genuine';
  return (
    <StaffList
      list="subscribers"
      source={sourceOf(filter)}
      exported={isExported ? sourceOf('genuine') : null}
      columns={useSubscriberColumns()}
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
      row={(subscriber, check) => <SubscriberRow key={subscriber.id} subscriber={subscriber} check={check} />}
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

/** The columns of the CSV file. */
function useSubscriberColumns(): Column<Subscriber>[] {
  const { t } = useTranslation('admin');
  const zone = timeZoneName(useLocale());
  return [
    { title: t('subscribers.columns.email'), cell: ({ email }) => email },
    { title: t('subscribers.columns.language'), cell: ({ language }) => language },
    { title: t('subscribers.columns.date', { zone }), cell: ({ created_at }) => formatSpreadsheetTime(created_at) },
    { title: t('subscribers.columns.unsubscribe'), cell: (subscriber) => unsubscribeLink(subscriber) ?? '' },
  ];
}

/** On a phone, below the address. */
const SECOND = { base: 2, md: 'auto' };

function SubscriberRow({ subscriber, check }: { subscriber: Subscriber; check: ReactNode }) {
  const { t } = useTranslation(['admin', 'common']);
  const locale = useLocale();
  const isOnline = useOnline();
  const notify = useNotify();
  const [isAsking, setIsAsking] = useState(false);
  const { id, email, language, created_at, status, suspect = [], expires_at } = subscriber;
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
  const reasons = t('quotes.suspect', { returnObjects: true });
  return (
    <Grid
      as="li"
      templateColumns={{ base: 'auto minmax(0, 1fr) auto', md: 'auto minmax(0, 1fr) 8rem 14rem auto' }}
      alignItems="center"
      columnGap="4"
      py="2"
      layerStyle="row"
      textStyle="small"
    >
      {check}
      <TextAnchor href={mailLink(email)} minH="target">
        {email}
      </TextAnchor>
      <Button
        variant="ghost"
        disabled={!isOnline}
        aria-label={t('subscribers.deleteNamed', { email })}
        onClick={() => setIsAsking(true)}
        order={{ md: 1 }}
      >
        {t('subscribers.delete')}
      </Button>
      <Box gridColumn={SECOND} color="fg.muted">
        {languageName(language, locale)}
      </Box>
      <chakra.time gridColumn={SECOND} color="fg.muted" dateTime={new Date(created_at).toISOString()}>
        {formatMoment(created_at, locale)}
      </chakra.time>
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
