import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { IconSearch, IconWarning } from '../../components/icons';

/** In place of files that could not be loaded. */
export function LoadFailed({ title, onRetry }: { title: string; onRetry: () => void }) {
  const { t } = useTranslation('media');
  return (
    <EmptyState icon={<IconWarning />} title={title} text={t('checkConnection')}>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </EmptyState>
  );
}

interface NothingFoundProps {
  title: string;
  text: string;
  clearLabel: string;
  onClear: () => void;
}

/** In place of files if none matches the filters. Source: spec 8 "Empty and fallback states". */
export function NothingFound({ title, text, clearLabel, onClear }: NothingFoundProps) {
  return (
    <EmptyState icon={<IconSearch />} title={title} text={text}>
      <Button variant="outline" onClick={onClear}>
        {clearLabel}
      </Button>
    </EmptyState>
  );
}
