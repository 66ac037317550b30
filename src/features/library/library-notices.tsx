import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { IconImage } from '../../components/icons';

/** In place of the files of an empty library. Source: spec 8 "Empty and fallback states". */
export function EmptyLibrary({ onUpload, canChange }: { onUpload: () => void; canChange: boolean }) {
  const { t } = useTranslation('library');
  return (
    <EmptyState icon={<IconImage />} title={t('empty')} text={t('emptyHint')}>
      <Button disabled={!canChange} onClick={onUpload}>
        {t('uploadButton')}
      </Button>
    </EmptyState>
  );
}
