import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatSize } from '../../domain/format';
import type { MediaFile } from '../../domain/media-record';
import { useNotify } from '../../hooks/use-notify';
import { useLocale } from '../../i18n/i18n';
import { downloadAsZip, ZIP_URL, ZipTooLarge } from '../media/download-zip';
import { useDownload } from '../media/file-download';

/** Downloads files as one ZIP. `button` is the ref of what starts it; `download` is the progress, or null. */
export function useZip(files: readonly MediaFile[]) {
  const { t } = useTranslation('library');
  const locale = useLocale();
  const notify = useNotify();
  const button = useRef<HTMLButtonElement>(null);
  const download = useDownload(ZIP_URL);
  const explain = (error: unknown) => {
    if (!(error instanceof ZipTooLarge)) return t('bulk.zipFailed');
    const format = (bytes: number) => formatSize(bytes, locale) ?? '';
    return t('bulk.zipTooLarge', { size: format(error.size), limit: format(error.limit) });
  };
  const start = async () => {
    try {
      const missing = await downloadAsZip(files);
      const names = missing.map(({ file_name }) => file_name).join(', ');
      if (names) notify.failure(t('bulk.zipMissing', { names }));
    } catch (error) {
      console.warn('The files were not downloaded', error);
      notify.failure(explain(error));
    }
  };
  return { button, download, start };
}
