import { Box, Flex, Grid, HStack, Span, Stack, type StackProps, Text } from '@chakra-ui/react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../components/badge';
import { AnchorButton, BusyButton, Button } from '../../components/button';
import { ExpandButton } from '../../components/expand-button';
import { IconCheck, IconMail, IconPhone, IconTrash, IconWarning } from '../../components/icons';
import { Small, Subheading } from '../../components/text';
import { formatAge, formatMoment, languageName } from '../../domain/format';
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
import { expiryOf } from '../../domain/retention';
import { isGone } from '../../domain/store-error';
import { isDoubted } from '../../domain/suspicion';
import { useNotify } from '../../hooks/use-notify';
import { useNow } from '../../hooks/use-now';
import { useLocale } from '../../i18n/i18n';
import { useOnline } from '../../services/connection';
import { setQuoteStatus } from './api/set-quote-status';
import { DeleteDialog } from './delete-dialog';
import { LeadSourceLine } from './lead-source';
import { QuoteNote, useNoteDrafts } from './quote-note';
import { useChangeRecord } from './use-change-records';

/** One quote request: who waits and since when, and how to reach them. The rest opens. */
export function QuoteRequest({ request, check }: { request: QuoteRecord; check: ReactNode }) {
  const { t } = useTranslation('admin');
  const hasDraft = useNoteDrafts().find(request.id) !== undefined;
  const [isOpen, setOpen] = useState(hasDraft);
  const details = useId();
  const name = nameOf(request);
  return (
    <Grid
      as="li"
      templateColumns={{ base: 'auto minmax(0, 1fr) auto', md: 'auto minmax(0, 1fr) auto auto' }}
      alignItems="center"
      columnGap="4"
      rowGap="1.5"
      py="2"
      layerStyle="row"
    >
      {check}
      <Stack gap="0" overflowWrap="anywhere">
        <Subheading textStyle="body" fontWeight="semibold">
          {name}
        </Subheading>
        <QuoteSummary request={request} />
        {request.note && !isOpen && (
          <Small truncate maxW="full">
            {request.note}
          </Small>
        )}
      </Stack>
      <ExpandButton
        isOpen={isOpen}
        onOpenChange={setOpen}
        order={{ md: 1 }}
        px="3"
        aria-controls={isOpen ? details : undefined}
        aria-label={`${t('quotes.details')}: ${name}`}
      />
      <QuoteActions request={request} />
      {isOpen && (
        <Stack id={details} gridColumn={{ base: '1 / -1', md: '2 / -1' }} order={{ md: 2 }} gap="2" pt="2">
          <QuoteDetails request={request} />
          <QuoteNote request={request} />
        </Stack>
      )}
    </Grid>
  );
}

const nameOf = ({ firstName, lastName }: QuoteRecord) => `${firstName} ${lastName}`;

const MINUTE = 60_000;
/** When a request should have been emailed, in milliseconds: an unverified one waits for the hour's digest. */
const EMAILED_WITHIN_MS = { open: 30 * MINUTE, unverified: 90 * MINUTE };

/** The business, how long an open request waits or who answered, and what staff have to know at a glance. */
function QuoteSummary({ request }: { request: QuoteRecord }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const now = useNow();
  const { business, created_at, status, answered_at, answered_by, acknowledgment, suspect = [] } = request;
  const reasons = t('suspect', { returnObjects: true });
  const closedBy = (time: string): Record<ClosedStatus, string> =>
    t('quotes.closed', { returnObjects: true, name: answered_by ?? t('quotes.formerColleague'), time });
  const received = { dateTime: new Date(created_at).toISOString(), title: formatMoment(created_at, locale) };
  const isLate =
    isQuoteIn('notEmailed', request) && now - created_at > EMAILED_WITHIN_MS[status === 'open' ? status : 'unverified'];
  return (
    <HStack wrap="wrap" columnGap="3" rowGap="0" textStyle="small" color="fg.muted" _icon={{ flexShrink: 0 }}>
      {business && <span>{business}</span>}
      {status === 'open' && (
        <time {...received}>{t('quotes.waiting', { age: formatAge(now - created_at, locale) })}</time>
      )}
      {isClosed(status) && answered_at && (
        <StatusLine color="fg.success">
          <IconCheck />
          {closedBy(formatMoment(answered_at, locale))[status]}
        </StatusLine>
      )}
      {isDoubted(status) && (
        <>
          <Badge variant="surface">
            <IconWarning />
            {t(`quotes.status.${status}`)}
          </Badge>
          {suspect.map((reason) => (
            <span key={reason}>{reasons[reason]}</span>
          ))}
          <time {...received}>{received.title}</time>
        </>
      )}
      {isLate && (
        <StatusLine color="fg.error">
          <IconWarning />
          {t('quotes.notEmailedYet')}
        </StatusLine>
      )}
      {acknowledgment === 'refused' && (
        <StatusLine color="fg.error">
          <IconWarning />
          {t('quotes.addressRefused')}
        </StatusLine>
      )}
    </HStack>
  );
}

const StatusLine = (props: StackProps) => <HStack as="p" {...props} />;

/** Calls, emails, and changes the status. */
function QuoteActions({ request }: { request: QuoteRecord }) {
  const { t } = useTranslation(['admin', 'common']);
  const notify = useNotify();
  const isOnline = useOnline();
  const marked: Record<StaffStatus, string> = t('quotes.marked', { returnObjects: true });
  const { mutate, isPending, error } = useChangeRecord('quotes', setQuoteStatus, (now: StaffStatus) =>
    notify.success(marked[now]),
  );
  const { id, email, phone, status } = request;
  const close: Record<ClosedStatus, string> = t('quotes.close', { returnObjects: true });
  const open = isClosed(status) ? t('quotes.reopen') : t('quotes.keep');
  const actions =
    status === 'open'
      ? CLOSED_STATUSES.map((next) => ({ next, label: close[next] }))
      : [{ next: 'open', label: open } as const];
  const onError = (reason: Error) => isGone(reason) && notify.failure(t('quotes.gone'));
  return (
    <Flex gridColumn={{ base: '1 / -1', md: 'auto' }} wrap="wrap" gap="2">
      <AnchorButton variant="outline" href={phoneLink(phone)} aria-label={`${t('quotes.phone')} ${phone}`} px="3">
        <IconPhone />
        <Span hideBelow="md">{t('quotes.phone')}</Span>
      </AnchorButton>
      <AnchorButton variant="outline" href={mailLink(email)} aria-label={`${t('quotes.email')} ${email}`} px="3">
        <IconMail />
        <Span hideBelow="md">{t('quotes.email')}</Span>
      </AnchorButton>
      {actions.map(({ next, label }) => (
        <BusyButton
          key={next}
          variant="outline"
          px="3"
          disabled={!isOnline}
          isBusy={isPending}
          aria-label={`${label}: ${nameOf(request)}`}
          onClick={() => mutate({ id, from: status, status: next }, { onError })}
        >
          {label}
        </BusyButton>
      ))}
      <Box role="alert" flexBasis="full" color="fg.error" textStyle="small" _empty={{ position: 'absolute' }}>
        {error && (isGone(error) ? t('quotes.gone') : `${t('quotes.statusFailed')}. ${t('common:checkConnection')}`)}
      </Box>
    </Flex>
  );
}

/** What the visitor wrote, in full, what the server did about it, and a button that deletes the request. */
function QuoteDetails({ request }: { request: QuoteRecord }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const isOnline = useOnline();
  const [isAsking, setIsAsking] = useState(false);
  const { id, email, phone, language, created_at, status, notified_at, answered_at, expires_at = null } = request;
  // The daily run stores it.
  const keptUntil = isClosed(status) && answered_at && expiryOf(answered_at, expires_at, Date.now());
  return (
    <>
      <QuoteTexts request={request} />
      <LeadSourceLine source={request.source} />
      <Flex wrap="wrap" align="center" columnGap={{ base: '4', md: '6' }} rowGap="1" textStyle="small" color="fg.muted">
        <span>{phone}</span>
        <span>{email}</span>
        <span>{t('quotes.language', { language: languageName(language, locale) })}</span>
        <span>{t('quotes.received', { time: formatMoment(created_at, locale) })}</span>
        {notified_at && <span>{t('quotes.emailed', { time: formatMoment(notified_at, locale) })}</span>}
        {expires_at && !isClosed(status) && (
          <span>{t('quotes.expires', { time: formatMoment(expires_at, locale) })}</span>
        )}
        {keptUntil && <span>{t('quotes.keptUntil', { time: formatMoment(keptUntil, locale) })}</span>}
        <Button
          variant="ghost"
          color="fg.error"
          mx="-3"
          disabled={!isOnline}
          aria-label={t('quotes.deleteNamed', { name: nameOf(request) })}
          onClick={() => setIsAsking(true)}
        >
          <IconTrash />
          {t('quotes.delete')}
        </Button>
      </Flex>
      {isAsking && <DeleteDialog list="quotes" id={id} name={nameOf(request)} onClose={() => setIsAsking(false)} />}
    </>
  );
}

/** What the visitor wrote besides the name, the business and how to reach them. */
function QuoteTexts({ request }: { request: QuoteRecord }) {
  const { t } = useTranslation('forms');
  const labels: Record<QuoteField, string> = t('quote.fields', { returnObjects: true });
  const filledIn = QUOTE_DETAILS.filter((name) => name !== 'business' && request[name]);
  return filledIn.map((name) => (
    <Text key={name} whiteSpace="pre-line" lang={QUOTE_FIELDS[name].rows ? request.language : undefined}>
      {name === 'message' ? request[name] : `${labels[name]}: ${request[name]}`}
    </Text>
  ));
}
