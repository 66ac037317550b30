import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../components/button';
import { IconDownload } from '../../components/icons';
import { toCsv } from '../../domain/csv';
import { useNotify } from '../../hooks/use-notify';
import { saveFile } from '../../services/save-file';

/** A column of a list. */
export interface Column<Item> {
  /** Its name, in the page's language. */
  header: string;
  /** The text of its cells in the CSV file. */
  csv: (item: Item) => string;
}

interface CsvButtonProps<Item> {
  /** Without the extension. */
  fileName: string;
  columns: readonly Column<Item>[];
  /** Loads the rows from the server: the list on the screen may be hours old and shows only some of them. */
  load: () => Promise<Item[]>;
  /** The message if the rows cannot be loaded. */
  failure: string;
}

/** Exports a list as CSV. */
export function CsvButton<Item>({ fileName, columns, load, failure }: CsvButtonProps<Item>) {
  const { t } = useTranslation('admin');
  const notify = useNotify();
  const { mutate: save, isPending } = useMutation({
    mutationFn: load,
    onSuccess(items) {
      const rows = [columns.map(({ header }) => header), ...items.map((item) => columns.map(({ csv }) => csv(item)))];
      saveFile(new Blob([toCsv(rows)], { type: 'text/csv' }), `${fileName}.csv`);
    },
    onError: () => notify.failure(failure),
  });
  return (
    <BusyButton variant="outline" isBusy={isPending} onClick={() => save()}>
      <IconDownload />
      {t('export')}
    </BusyButton>
  );
}
