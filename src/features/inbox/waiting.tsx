import { Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../components/empty-state';
import { IconCheck, IconMail } from '../../components/icons';
import { LiveRegion } from '../../components/live-region';
import { TextAnchor } from '../../components/text';
import { formatAge } from '../../domain/format';
import { useNow } from '../../hooks/use-now';
import { useLocale } from '../../i18n/i18n';
import type { WaitingQuotes } from './api/get-waiting';
import { useWaiting } from './use-waiting';

/** What waits for staff: how many requests are open, and since when. `onShow` is called when staff want to see them. */
export function Waiting({ onShow }: { onShow: () => void }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const now = useNow();
  const { data: waiting, isError, refetch } = useWaiting();
  if (isError && !waiting) return <LoadFailed title={t('waiting.failed')} onRetry={() => refetch()} />;
  const text = ({ count, oldest }: WaitingQuotes) =>
    oldest === null ? t('waiting.none') : t('waiting.some', { count, age: formatAge(now - oldest, locale) });
  return (
    <Flex
      as="section"
      aria-label={t('waiting.title')}
      wrap="wrap"
      align="center"
      columnGap="4"
      minH="target"
      px={{ base: '4', md: '6' }}
      py="3"
      layerStyle="card"
      _icon={{ color: 'brand.fg', flexShrink: 0 }}
    >
      {waiting?.count === 0 ? <IconCheck /> : <IconMail />}
      <LiveRegion flex="1 1 14rem" maxW="none" fontWeight="semibold">
        {waiting ? text(waiting) : t('stats.loading')}
      </LiveRegion>
      {waiting && waiting.count > 0 && (
        <TextAnchor href="#quotes" minH="target" onClick={onShow}>
          {t('waiting.show')}
        </TextAnchor>
      )}
    </Flex>
  );
}
