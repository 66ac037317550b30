import { Box, chakra, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton, Button } from '../../components/button';
import { EmptyState, LoadFailed } from '../../components/empty-state';
import { IconMail, IconSync } from '../../components/icons';
import { OfflineNotice } from '../../components/offline-notice';
import { Small, TextAnchor } from '../../components/text';
import { TextField } from '../../components/text-field';
import { formatMoment, formatSpreadsheetTime, languageName } from '../../domain/format';
import { type Subscriber, unsubscribeLink } from '../../domain/newsletter';
import { mailLink } from '../../domain/quotes';
import { fold, wordMatcher } from '../../domain/search';
import { useLocale } from '../../i18n/i18n';
import { useOnline } from '../../services/connection';
import { allSubscribers } from './api/get-subscribers';
import { CsvButton } from './csv-button';
import { DeleteDialog } from './delete-dialog';

/** Rows at first, and per press of the button below them. */
const ROWS = 20;

/** The newsletter's subscribers, for staff: search, remove, export. */
export function SubscriberList() {
  const { t } = useTranslation('admin');
  const isOnline = useOnline();
  const [search, setSearch] = useState('');
  const [rows, setRows] = useState(ROWS);
  const [deleting, setDeleting] = useState<Subscriber | null>(null);
  const { data: subscribers = [], isPending, isError, isFetching, refetch } = useQuery(allSubscribers);
  const matches = wordMatcher(search);
  const found = subscribers.filter(({ email }) => matches(fold(email)));
  return (
    <Stack as="section" aria-labelledby="subscribers" aria-busy={isFetching} gap="4">
      <Flex wrap="wrap" align="center" justify="space-between" gap="4">
        <Heading id="subscribers" size="md">
          {t('subscribers.title')}
        </Heading>
        <Flex wrap="wrap" gap="2">
          <ExportButton matches={matches} />
          <BusyButton variant="outline" isBusy={isFetching} onClick={() => refetch()}>
            <IconSync />
            {t('quotes.refresh')}
          </BusyButton>
        </Flex>
      </Flex>
      <OfflineNotice isOnline={isOnline} />
      {isError && <LoadFailed title={t('subscribers.failed')} onRetry={() => refetch()} />}
      {isPending && <Text role="status">{t('subscribers.loading')}</Text>}
      {!isPending && !isError && subscribers.length === 0 && (
        <EmptyState icon={<IconMail />} title={t('subscribers.empty')} text={t('subscribers.emptyHint')} />
      )}
      {subscribers.length > 0 && (
        <>
          <Flex wrap="wrap" align="end" gap="4">
            <TextField
              label={t('subscribers.search')}
              rootProps={{ flex: '1 1 14rem' }}
              type="search"
              value={search}
              onChange={({ target }) => setSearch(target.value)}
            />
            <Small role="status" fontVariantNumeric="tabular-nums" py="2">
              {t('subscribers.showing', { shown: found.length, count: subscribers.length })}
            </Small>
          </Flex>
          <ul>
            {found.slice(0, rows).map((subscriber) => (
              <SubscriberRow
                key={subscriber.id}
                subscriber={subscriber}
                canChange={isOnline}
                onDelete={() => setDeleting(subscriber)}
              />
            ))}
          </ul>
          {found.length > rows && (
            <Button variant="outline" alignSelf="start" onClick={() => setRows(rows + ROWS)}>
              {t('subscribers.more')}
            </Button>
          )}
        </>
      )}
      {deleting && (
        <DeleteDialog list="subscribers" id={deleting.id} name={deleting.email} onClose={() => setDeleting(null)} />
      )}
    </Stack>
  );
}

interface SubscriberRowProps {
  subscriber: Subscriber;
  canChange: boolean;
  onDelete: () => void;
}

function SubscriberRow({ subscriber, canChange, onDelete }: SubscriberRowProps) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { email, language, created_at, status, expires_at } = subscriber;
  return (
    <Grid
      as="li"
      templateColumns={{ base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 8rem 14rem auto' }}
      alignItems="center"
      columnGap="4"
      py="2"
      layerStyle="row"
      textStyle="small"
    >
      <TextAnchor href={mailLink(email)} minH="target">
        {email}
      </TextAnchor>
      <Button
        variant="ghost"
        disabled={!canChange}
        aria-label={t('subscribers.deleteNamed', { email })}
        onClick={onDelete}
        gridRow={{ base: 'span 2', md: 'auto' }}
        order={{ md: 1 }}
      >
        {t('subscribers.delete')}
      </Button>
      <Box color="fg.muted">{languageName(language, locale)}</Box>
      <chakra.time color="fg.muted" dateTime={new Date(created_at).toISOString()}>
        {formatMoment(created_at, locale)}
      </chakra.time>
      {status === 'suspect' && expires_at && (
        <Box gridColumn="1 / -1" color="fg.muted">
          {t('subscribers.suspect', { time: formatMoment(expires_at, locale) })}
        </Box>
      )}
    </Grid>
  );
}

const COLUMNS = ['email', 'language', 'date', 'unsubscribe'] as const;

interface ExportButtonProps {
  matches: (text: string) => boolean;
}

/** Exports the subscribers that the search leaves, without suspect ones, for a mailing service. */
function ExportButton({ matches }: ExportButtonProps) {
  const { t } = useTranslation('admin');
  const client = useQueryClient();
  const loadRows = async () => {
    const subscribers = await client.fetchQuery(allSubscribers);
    return subscribers
      .filter(({ email, status }) => status !== 'suspect' && matches(fold(email)))
      .map((subscriber) => [
        subscriber.email,
        subscriber.language,
        formatSpreadsheetTime(subscriber.created_at),
        unsubscribeLink(subscriber) ?? '',
      ]);
  };
  return (
    <CsvButton
      fileName={t('subscribers.fileName')}
      columns={COLUMNS.map((id) => t(`subscribers.columns.${id}`))}
      loadRows={loadRows}
      failure={t('subscribers.failed')}
    />
  );
}
