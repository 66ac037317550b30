import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../domain/format';
import { mailLink } from '../../domain/mail-link';
import type { QuoteRecord } from '../../domain/quotes';
import { useLocale } from '../../i18n/locale';
import { BusyButton } from '../../ui/busy-button';
import { Button } from '../../ui/button';
import { EmptyNotice } from '../../ui/empty-notice';
import { IconMail, IconSync, IconWarning } from '../../ui/icons';
import { Heading, Subheading, Text, TextAnchor } from '../../ui/text';
import { useKeptFocus } from '../../ui/use-kept-focus';
import { useQuotes } from './use-quotes';

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
  const { t } = useTranslation();
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useKeptFocus(section, heading);
  const { state, requests, isMore, reload, more } = useQuotes();
  const isLoading = state === 'loading';
  return (
    <chakra.section ref={section} aria-labelledby="quotes" aria-busy={isLoading} display="grid" gap="6">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="4">
        <Heading ref={heading} id="quotes" tabIndex={-1}>
          {t('admin.quotes.title')}
        </Heading>
        <BusyButton variant="outline" isBusy={isLoading} onClick={reload}>
          <IconSync />
          {t('admin.quotes.refresh')}
        </BusyButton>
      </chakra.div>
      {state === 'failed' && (
        <EmptyNotice icon={<IconWarning />} title={t('admin.quotes.failed')} text={t('media.checkConnection')}>
          <Button onClick={reload}>{t('media.retry')}</Button>
        </EmptyNotice>
      )}
      {isLoading && requests.length === 0 && <Text role="status">{t('admin.quotes.loading')}</Text>}
      {state === 'loaded' && requests.length === 0 && (
        <EmptyNotice icon={<IconMail />} title={t('admin.quotes.empty')} text={t('admin.quotes.emptyHint')} />
      )}
      {requests.length > 0 && (
        <chakra.ul>
          {requests.map((request) => (
            <QuoteRequest key={request.id} request={request} />
          ))}
        </chakra.ul>
      )}
      {isMore && (
        <BusyButton variant="outline" justifySelf="start" isBusy={isLoading} onClick={more}>
          {isLoading ? t('admin.quotes.loadingMore') : t('admin.quotes.more')}
        </BusyButton>
      )}
    </chakra.section>
  );
}

function QuoteRequest({ request }: { request: QuoteRecord }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { firstName, lastName, email, phone, business, message, language, created_at } = request;
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
        <TextAnchor href={mailLink(email)} aria-label={`${t('admin.quotes.email')} ${email}`} minH="target">
          {email}
        </TextAnchor>
        <TextAnchor
          href={`tel:${phone.replace(/[^\d+]/g, '')}`}
          aria-label={`${t('admin.quotes.phone')} ${phone}`}
          minH="target"
        >
          {phone}
        </TextAnchor>
        <chakra.span color="fg.muted">{t(`admin.quotes.language.${language}`)}</chakra.span>
      </chakra.div>
    </Request>
  );
}
