import { Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BulkBar } from '../../components/bulk-bar';
import { BusyButton, Button } from '../../components/button';
import { IconDownload, IconStar, IconTrash } from '../../components/icons';
import { BULK_FIELDS, type BulkField, type MediaChange } from '../../domain/bulk-edit-form';
import { formatPercent } from '../../domain/format';
import type { MediaFile } from '../../domain/media-record';
import { useLocale } from '../../i18n/i18n';
import type { BulkProgress } from '../../services/bulk-action';
import { DownloadProgress } from '../media/download-progress';
import { BulkForm } from './bulk-form';
import { useZip } from './use-zip';

/** On a phone, the buttons are a strip that scrolls sideways: in rows, the bar would cover half of the files. */
const STRIP = {
  '@media (max-width: 30em) and (min-height: 30em)': {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    mx: '-3',
    px: '3',
    '& > :focus-visible': { outlineOffset: '-2px' }, // the strip clips what is outside of it
  },
};

interface LibraryBulkBarProps {
  files: readonly MediaFile[];
  /** How many files are done while an action runs. */
  progress: BulkProgress | null;
  canChange: boolean;
  /** Resolves to whether all files were changed. */
  onChange: (change: MediaChange) => Promise<boolean>;
  onDelete: () => void;
  onClear: () => void;
}

/** Actions on all selected files. */
export function LibraryBulkBar(props: LibraryBulkBarProps) {
  const { files, progress, canChange, onChange, onDelete, onClear } = props;
  const { t } = useTranslation(['library', 'media']);
  const locale = useLocale();
  const zip = useZip(files);
  const [field, setField] = useState<BulkField | null>(null);
  const isBusy = progress !== null;
  const isOff = !canChange || isBusy;
  const isFeatured = files.length > 0 && files.every(({ is_featured }) => is_featured);
  // After a failure, the form keeps the text.
  const apply = async (change: MediaChange) => (await onChange(change)) && setField(null);
  return (
    <BulkBar
      label={t('bulk.label')}
      status={progress ? t('bulk.progress', { ...progress }) : t('bulk.selected', { count: files.length })}
      clearLabel={t('bulk.none')}
      canChange={canChange}
      isBusy={isBusy}
      onClear={onClear}
    >
      {field ? (
        <BulkForm
          field={field}
          files={files}
          canChange={canChange}
          isBusy={isBusy}
          onApply={apply}
          onCancel={() => setField(null)}
        />
      ) : (
        <Flex
          wrap="wrap"
          gap="2"
          whiteSpace="nowrap"
          css={STRIP}
          // Browsers do not scroll to a focused button that is partly visible. The button must not move while it is
          // pressed.
          onFocus={({ target }) => {
            if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'center' });
          }}
        >
          <BusyButton
            variant="outline"
            disabled={!canChange}
            isBusy={isBusy}
            onClick={() => apply({ is_featured: !isFeatured })}
          >
            <IconStar />
            {t(isFeatured ? 'bulk.unfeature' : 'bulk.feature')}
          </BusyButton>
          {BULK_FIELDS.map((id) => (
            <Button key={id} variant="outline" disabled={isOff} onClick={() => setField(id)}>
              {t(`bulk.${id}`)}
            </Button>
          ))}
          <BusyButton
            ref={zip.button}
            variant="outline"
            disabled={files.length === 0}
            isBusy={zip.download !== null}
            onClick={zip.start}
          >
            <IconDownload />
            {zip.download
              ? t('media:file.downloading', { share: formatPercent(zip.download.share ?? 0, locale) })
              : t('bulk.zip')}
          </BusyButton>
          <Button variant="outline" color="fg.error" disabled={isOff} onClick={onDelete}>
            <IconTrash />
            {t('bulk.delete')}
          </Button>
        </Flex>
      )}
      {zip.download && <DownloadProgress download={zip.download} onRetry={zip.start} starter={zip.button} />}
    </BulkBar>
  );
}
