import { Flex } from '@chakra-ui/react';
import { type ComponentProps, type MouseEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AnchorButton, Button } from '../../components/button';
import { IconDownload } from '../../components/icons';
import { Small } from '../../components/text';
import { toast } from '../../components/toaster';
import { formatPercent } from '../../domain/format';
import { MAX_UPLOAD_BYTES } from '../../domain/media-limits';
import type { MediaFile } from '../../domain/media-record';
import { useLocale } from '../../i18n/i18n';
import { downloadFile, downloadWithBrowser, STALL_MS, useDownload } from './file-download';

type DownloadLinkProps = ComponentProps<typeof AnchorButton> & { file: MediaFile; src: string };

/**
 * Saves a file under its original name, shows the progress, and says when no data arrives. The browser itself
 * downloads files that are larger than uploads may be.
 */
export function DownloadLink({ file, src, ...props }: DownloadLinkProps) {
  const { t } = useTranslation('media');
  const locale = useLocale();
  const link = useRef<HTMLAnchorElement>(null);
  const download = useDownload(src);
  const { file_name, file_size } = file;
  const start = async () => {
    try {
      if (file_size !== null && file_size > MAX_UPLOAD_BYTES) await downloadWithBrowser(src, file_name);
      else await downloadFile(src, file_name, file_size);
    } catch (error) {
      console.warn(`${file_name} was not downloaded`, error);
      toast({ kind: 'error', title: t('error'), description: t('file.downloadFailed') });
    }
  };
  const press = (event: MouseEvent) => {
    event.preventDefault();
    if (!download || download.isStalled) void start();
  };
  /** The pressed button goes; the link stays. */
  const leaveFor = (action: () => void) => () => {
    link.current?.focus();
    action();
  };
  const share = download?.share ?? null;
  return (
    <>
      <AnchorButton ref={link} href={src} download={file_name} onClick={press} {...props}>
        <IconDownload />
        {download
          ? t('file.downloading', { share: share === null ? '' : formatPercent(share, locale) })
          : t('file.download')}
      </AnchorButton>
      {download && (
        // Below the button, and below all others in its row.
        <Flex wrap="wrap" columnGap="2" w="full" order={1}>
          <Small role="status" w="full">
            {download.isStalled && t('file.downloadStalled', { seconds: STALL_MS / 1000 })}
          </Small>
          {download.isStalled && (
            <Button variant="ghost" onClick={leaveFor(start)}>
              {t('retry')}
            </Button>
          )}
          <Button variant="ghost" onClick={leaveFor(download.cancel)}>
            {t('file.downloadCancel')}
          </Button>
        </Flex>
      )}
    </>
  );
}
