import type { ComponentProps, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaFile } from '../domain/media-record';
import { AnchorButton } from './button';
import { IconDownload } from './icons';
import { toast } from './toaster';

/** Whether the file is available: fetches its first byte. */
async function isThere(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { headers: { Range: 'bytes=0-0' } });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

type DownloadLinkProps = ComponentProps<typeof AnchorButton> & { file: MediaFile; src: string };

/**
 * Saves a file under its original name with the browser's own download, for any size and with progress. A failed
 * download is not reported and may leave the page, so the link first checks that the file is available.
 */
export function DownloadLink({ file, src, ...props }: DownloadLinkProps) {
  const { t } = useTranslation('media');
  const download = async (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    const link = event.currentTarget.cloneNode() as HTMLAnchorElement;
    if (await isThere(src)) link.click();
    else toast({ kind: 'error', title: t('error'), description: t('file.downloadFailed') });
  };
  return (
    <AnchorButton href={src} download={file.file_name} onClick={download} {...props}>
      <IconDownload />
      {t('file.download')}
    </AnchorButton>
  );
}
