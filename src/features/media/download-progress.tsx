import { Flex } from '@chakra-ui/react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { LiveRegion } from '../../components/live-region';
import { type Download, STALL_MS } from './file-download';

interface DownloadProgressProps {
  download: Download;
  onRetry: () => void;
  /** Gets the focus when a button is pressed: the buttons disappear. */
  starter: RefObject<HTMLElement | null>;
}

/** Below what started a download: whether data still arrives, and what to do about it. */
export function DownloadProgress({ download, onRetry, starter }: DownloadProgressProps) {
  const { t } = useTranslation(['media', 'common']);
  const leaveFor = (action: () => void) => () => {
    starter.current?.focus();
    action();
  };
  return (
    <Flex wrap="wrap" columnGap="2" w="full" order={1}>
      <LiveRegion textStyle="small" {...(download.isStalled ? { w: 'full' } : { srOnly: true })}>
        {download.isStalled
          ? t('file.downloadStalled', { seconds: STALL_MS / 1000 })
          : t('file.downloading', { share: '' })}
      </LiveRegion>
      {download.isStalled && (
        <Button variant="ghost" onClick={leaveFor(onRetry)}>
          {t('common:retry')}
        </Button>
      )}
      <Button variant="ghost" onClick={leaveFor(download.cancel)}>
        {t('file.downloadCancel')}
      </Button>
    </Flex>
  );
}
