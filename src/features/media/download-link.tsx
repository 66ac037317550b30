import { type ComponentProps, type MouseEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AnchorButton } from '../../components/button';
import { IconDownload } from '../../components/icons';
import { formatPercent } from '../../domain/format';
import type { MediaFile } from '../../domain/media-record';
import { useNotify } from '../../hooks/use-notify';
import { useLocale } from '../../i18n/i18n';
import { DownloadProgress } from './download-progress';
import { downloadFile, downloadWithBrowser, useDownload } from './file-download';

/** Maximum size of a file that is downloaded with progress. It fits into a phone's memory until it is saved. */
const MAX_BLOB_BYTES = 200 * 1024 * 1024;

type DownloadLinkProps = ComponentProps<typeof AnchorButton> & { file: MediaFile; src: string };

/**
 * Saves a file under its original name, shows the progress, and says when no data arrives. The browser itself
 * downloads large files.
 */
export function DownloadLink({ file, src, ...props }: DownloadLinkProps) {
  const { t } = useTranslation('media');
  const locale = useLocale();
  const notify = useNotify();
  const link = useRef<HTMLAnchorElement>(null);
  const download = useDownload(src);
  const { file_name, file_size } = file;
  const start = async () => {
    try {
      if (file_size !== null && file_size > MAX_BLOB_BYTES) await downloadWithBrowser(src, file_name);
      else await downloadFile(src, file_name, file_size);
    } catch (error) {
      console.warn(`${file_name} was not downloaded`, error);
      notify.failure(t('file.downloadFailed'));
    }
  };
  const press = (event: MouseEvent) => {
    event.preventDefault();
    if (!download || download.isStalled) void start();
  };
  const share = download?.share ?? null;
  return (
    <>
      <AnchorButton ref={link} href={src} download={file_name} onClick={press} {...props}>
        <IconDownload />
        <span>
          {download
            ? t('file.downloading', { share: share === null ? '' : formatPercent(share, locale) })
            : t('file.download')}
        </span>
      </AnchorButton>
      {download && <DownloadProgress download={download} onRetry={start} starter={link} />}
    </>
  );
}
