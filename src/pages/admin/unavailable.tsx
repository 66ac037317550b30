import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { IconWarning } from '../../ui/icons';
import { MediaNotice } from '../../ui/media-notice';
import { Section } from '../../ui/section';

/** In place of a screen whose code could not be fetched: the connection is gone, or a newer version has replaced it. */
export function Unavailable() {
  const { t } = useTranslation();
  return (
    <Section>
      <MediaNotice icon={<IconWarning />} title={t('media.library.unavailable')} text={t('media.checkConnection')}>
        <Button onClick={() => location.reload()}>{t('media.library.reload')}</Button>
      </MediaNotice>
    </Section>
  );
}
