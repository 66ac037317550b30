import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { IconWarning } from '../../components/icons';
import { Section } from '../../components/section';

/** In place of a screen whose code could not be fetched: the connection is gone, or a newer version has replaced it. */
export function Unavailable() {
  const { t } = useTranslation(['admin', 'media']);
  return (
    <Section>
      <EmptyState icon={<IconWarning />} title={t('unavailable.title')} text={t('media:checkConnection')}>
        <Button onClick={() => location.reload()}>{t('unavailable.reload')}</Button>
      </EmptyState>
    </Section>
  );
}
