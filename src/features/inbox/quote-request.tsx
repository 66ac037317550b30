import { Box, Flex, Grid, HStack, Stack, type StackProps, Text } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../components/badge';
import { BusyButton, Button } from '../../components/button';
import { IconCheck, IconTrash, IconWarning } from '../../components/icons';
import { Subheading, TextAnchor } from '../../components/text';
import { formatMoment, languageName } from '../../domain/format';
import { QUOTE_DETAILS, QUOTE_FIELDS, type QuoteField } from '../../domain/quote-fields';
import { isQuoteIn } from '../../domain/quote-filters';
import {
  CLOSED_STATUSES,
  type ClosedStatus,
  isClosed,
  mailLink,
  phoneLink,
  type QuoteRecord,
  type StaffStatus,
} from '../../domain/quotes';
import { isGone } from '../../domain/store-error';
import { isDoubted } from '../../domain/suspicion';
import { useNotify } from '../../hooks/use-notify';
import { useLocale } from '../../i18n/i18n';
import { useOnline } from '../../services/connection';
import { setQuoteStatus } from './api/set-quote-status';
import { DeleteDialog } from './delete-dialog';
import { QuoteNote } from './quote-note';
import { useChangeRecord } from './use-change-records';

/** One quote request: what the visitor wrote, whether it was emailed, and who answered. */
export function QuoteRequest({ request, check }: { request: QuoteRecord; check: ReactNode }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { firstName, lastName, email, phone, language, created_at, status } = request;
  return (
    <Grid
      as="li"
      columnGap="8"
      rowGap="2"
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' }}
      py="3"
      layerStyle="row"
    >
      <Stack gap="1">
        <HStack wrap="wrap" columnGap="4" rowGap="0">
          {check}
          <Subheading textStyle="body" fontWeight="semibold">
            {firstName} {lastName}
          </Subheading>
          {isDoubted(status) && (
            <Badge variant="surface">
              <IconWarning />
              {t(`quotes.status.${status}`)}
            </Badge>
          )}
        </HStack>
        <QuoteDetails request={request} />
      </Stack>
      <Stack
        gap="1"
        align={{ base: 'start', md: 'end' }}
        minW="0"
        pt={{ md: '2.5' }}
        textStyle="small"
        color="fg.muted"
      >
        <time dateTime={new Date(created_at).toISOString()}>{formatMoment(created_at, locale)}</time>
        <TextAnchor href={mailLink(email)} aria-label={`${t('quotes.email')} ${email}`} minH="target">
          {email}
        </TextAnchor>
        <TextAnchor href={phoneLink(phone)} aria-label={`${t('quotes.phone')} ${phone}`} minH="target">
          {phone}
        </TextAnchor>
        <span>{t('quotes.language', { language: languageName(language, locale) })}</span>
      </Stack>
      <QuoteState request={request} />
      <QuoteNote request={request} />
    </Grid>
  );
}

/** Fields that staff recognize without a label. */
const UNLABELED: readonly QuoteField[] = ['business', 'message'];

/** What the visitor wrote besides the name and how to reach them. */
function QuoteDetails({ request }: { request: QuoteRecord }) {
  const { t } = useTranslation('forms');
  const labels: Record<QuoteField, string> = t('quote.fields', { returnObjects: true });
  const filledIn = QUOTE_DETAILS.filter((name) => request[name]);
  return filledIn.map((name) => (
    <Text key={name} whiteSpace="pre-line" lang={QUOTE_FIELDS[name].rows ? request.language : undefined}>
      {UNLABELED.includes(name) ? request[name] : `${labels[name]}: ${request[name]}`}
    </Text>
  ));
}

const StatusLine = (props: StackProps) => <HStack as="p" {...props} />;

const MINUTE = 60_000;
/** When a request should have been emailed, in milliseconds: an unverified one waits for the hour's digest. */
const EMAILED_WITHIN_MS = { open: 30 * MINUTE, unverified: 90 * MINUTE };

/** Why a request is suspect, whether it was emailed and who answered, with buttons that change the status. */
function QuoteState({ request }: { request: QuoteRecord }) {
  const { t } = useTranslation(['admin', 'common']);
  const locale = useLocale();
  const notify = useNotify();
  const marked: Record<StaffStatus, string> = t('quotes.marked', { returnObjects: true });
  const { mutate, isPending, error } = useChangeRecord('quotes', setQuoteStatus, (now: StaffStatus) =>
    notify.success(marked[now]),
  );
  const isOnline = useOnline();
  const [isAsking, setIsAsking] = useState(false);
  const { id, status, suspect = [], notified_at, answered_at, answered_by } = request;
  const name = `${request.firstName} ${request.lastName}`;
  const isLate =
    isQuoteIn('notEmailed', request) &&
    Date.now() - request.created_at > EMAILED_WITHIN_MS[status === 'open' ? status : 'unverified'];
  const close: Record<ClosedStatus, string> = t('quotes.close', { returnObjects: true });
  const open = isClosed(status) ? t('quotes.reopen') : t('quotes.keep');
  const actions =
    status === 'open'
      ? CLOSED_STATUSES.map((next) => ({ next, label: close[next] }))
      : [{ next: 'open', label: open } as const];
  const closedBy = (time: string): Record<ClosedStatus, string> =>
    t('quotes.closed', { returnObjects: true, name: answered_by ?? '', time });
  const reasons = t('suspect', { returnObjects: true });
  const onError = (reason: Error) => isGone(reason) && notify.failure(t('quotes.gone'));
  return (
    <Flex
      gridColumn="1 / -1"
      wrap="wrap"
      align="center"
      columnGap={{ base: '4', md: '6' }}
      rowGap="2"
      textStyle="small"
      _icon={{ flexShrink: 0 }}
    >
      {notified_at && (
        <StatusLine color="fg.muted">{t('quotes.emailed', { time: formatMoment(notified_at, locale) })}</StatusLine>
      )}
      {isLate && (
        <StatusLine color="fg.error">
          <IconWarning />
          {t('quotes.notEmailedYet')}
        </StatusLine>
      )}
      {suspect.map((reason) => (
        <StatusLine key={reason}>
          <IconWarning />
          {reasons[reason]}
        </StatusLine>
      ))}
      {request.expires_at && (
        <StatusLine color="fg.muted">
          {t('quotes.expires', { time: formatMoment(request.expires_at, locale) })}
        </StatusLine>
      )}
      {isClosed(status) && answered_at && (
        <StatusLine color="fg.success">
          <IconCheck />
          {closedBy(formatMoment(answered_at, locale))[status]}
        </StatusLine>
      )}
      {actions.map(({ next, label }) => (
        <BusyButton
          key={next}
          variant="outline"
          disabled={!isOnline}
          isBusy={isPending}
          aria-label={`${label}: ${name}`}
          onClick={() => mutate({ id, from: status, status: next }, { onError })}
        >
          {label}
        </BusyButton>
      ))}
      <Button
        variant="ghost"
        color="fg.error"
        mx="-3"
        disabled={!isOnline}
        aria-label={t('quotes.deleteNamed', { name })}
        onClick={() => setIsAsking(true)}
      >
        <IconTrash />
        {t('quotes.delete')}
      </Button>
      {isAsking && <DeleteDialog list="quotes" id={request.id} name={name} onClose={() => setIsAsking(false)} />}
      <Box role="alert" flexBasis="full" color="fg.error" _empty={{ position: 'absolute' }}>
        {error && (isGone(error) ? t('quotes.gone') : `${t('quotes.statusFailed')}. ${t('common:checkConnection')}`)}
      </Box>
    </Flex>
  );
}
