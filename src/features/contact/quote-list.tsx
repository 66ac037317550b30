import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../components/busy-button';
import { Button } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { IconMail, IconSync, IconWarning } from '../../components/icons';
import { Heading, Subheading, Text, TextAnchor } from '../../components/text';
import { useFocusAfterRemoval } from '../../components/use-focus-after-removal';
import { formatMoment, languageName } from '../../domain/format';
import type { Locale } from '../../domain/locale';
import type { QuoteRecord } from '../../domain/quotes';
import { mailLink } from '../../domain/quotes';
import { useLocale } from '../../i18n/use-locale';
import { useQuotes } from './api/get-quotes';

const Request = chakra('li', {
  base: {
    display: 'grid',
    columnGap: '8',
    rowGap: '2',
    gridTemplateColumns: { base: '1fr', md: '1fr auto' },
    py: '5',
    borderTopWidth: '1px',
    borderColor: 'border',
    overflowWrap: 'anywhere',
    '& > *': { minW: 0 },
  },
});

/** The newest quote requests, for staff. Source: decisions "Forms". */
export function QuoteList() {
  const { t } = useTranslation(['admin', 'media']);
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterRemoval(section, heading);
  const { data, isPending, isError, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useQuotes();
  const requests = data?.pages.flat();
  return (
    <chakra.section ref={section} aria-labelledby="quotes" aria-busy={isFetching} display="grid" gap="6">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="4">
        <Heading ref={heading} id="quotes" tabIndex={-1}>
          {t('quotes.title')}
        </Heading>
        <BusyButton variant="outline" isBusy={isFetching} onClick={() => refetch()}>
          <IconSync />
          {t('quotes.refresh')}
        </BusyButton>
      </chakra.div>
      {isError && (
        <EmptyState icon={<IconWarning />} title={t('quotes.failed')} text={t('media:checkConnection')}>
          <Button onClick={() => refetch()}>{t('media:retry')}</Button>
        </EmptyState>
      )}
      {isPending && <Text role="status">{t('quotes.loading')}</Text>}
      {requests?.length === 0 && (
        <EmptyState icon={<IconMail />} title={t('quotes.empty')} text={t('quotes.emptyHint')} />
      )}
      {requests && requests.length > 0 && (
        <chakra.ul>
          {requests.map((request) => (
            <QuoteRequest key={request.id} request={request} />
          ))}
        </chakra.ul>
      )}
      {hasNextPage && (
        <BusyButton variant="outline" justifySelf="start" isBusy={isFetching} onClick={() => fetchNextPage()}>
          {isFetchingNextPage ? t('quotes.loadingMore') : t('quotes.more')}
        </BusyButton>
      )}
    </chakra.section>
  );
}

function QuoteRequest({ request }: { request: QuoteRecord }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { firstName, lastName, email, phone, business, message, created_at } = request;
  const language: Locale = request.language;
  return (
    <Request>
      <chakra.div display="grid" gap="1" alignContent="start">
        <Subheading>
          {firstName} {lastName}
        </Subheading>
        {business && <Text>{business}</Text>}
        {message && (
          <Text whiteSpace="pre-line" lang={language}>
            {message}
          </Text>
        )}
      </chakra.div>
      <chakra.div display="grid" gap="1" alignContent="start" justifyItems={{ md: 'end' }} textStyle="small">
        <chakra.time color="fg.muted" dateTime={new Date(created_at).toISOString()}>
          {formatMoment(created_at, locale)}
        </chakra.time>
        <TextAnchor href={mailLink(email)} aria-label={`${t('quotes.email')} ${email}`} minH="target">
          {email}
        </TextAnchor>
        <TextAnchor
          href={`tel:${phone.replace(/[^\d+]/g, '')}`}
          aria-label={`${t('quotes.phone')} ${phone}`}
          minH="target"
        >
          {phone}
        </TextAnchor>
        <chakra.span color="fg.muted">{t('quotes.language', { language: languageName(language, locale) })}</chakra.span>
      </chakra.div>
    </Request>
  );
}
