import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../components/button';
import { IconDownload } from '../../components/icons';
import { useNotify } from '../../components/use-notify';
import { toCsv } from '../../domain/csv';
import { saveFile } from '../../services/save-file';

interface CsvButtonProps {
  /** Without the extension. */
  fileName: string;
  /** The first row. */
  columns: string[];
  /** Loads the other rows from the server: the list on the screen may be hours old. */
  loadRows: () => Promise<string[][]>;
  /** The message if they do not load. */
  failure: string;
}

/** Exports a list as CSV. */
export function CsvButton({ fileName, columns, loadRows, failure }: CsvButtonProps) {
  const { t } = useTranslation('admin');
  const notify = useNotify();
  const { mutate: save, isPending } = useMutation({
    mutationFn: loadRows,
    onSuccess: (rows) => saveFile(new Blob([toCsv([columns, ...rows])], { type: 'text/csv' }), `${fileName}.csv`),
    onError: () => notify.failure(failure),
  });
  return (
    <BusyButton variant="outline" isBusy={isPending} onClick={() => save()}>
      <IconDownload />
      {t('export')}
    </BusyButton>
  );
}
