import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../components/use-notify';
import type { MediaFile } from '../../domain/media-record';
import { downloadAsZip, ZIP_URL } from '../media/download-zip';
import { useDownload } from '../media/file-download';

/** Downloads files as one ZIP. `button` is the ref of what starts it; `download` is the progress, or null. */
export function useZip(files: readonly MediaFile[]) {
  const { t } = useTranslation('library');
  const notify = useNotify();
  const button = useRef<HTMLButtonElement>(null);
  const download = useDownload(ZIP_URL);
  const start = async () => {
    try {
      const missing = await downloadAsZip(files, `media-${new Date().toISOString().slice(0, 10)}.zip`);
      const names = missing.map(({ file_name }) => file_name).join(', ');
      if (names) notify.failure(t('bulk.zipMissing', { names }));
    } catch (error) {
      console.warn('The files were not downloaded', error);
      notify.failure(t('bulk.zipFailed'));
    }
  };
  return { button, download, start };
}
