import { useTranslation } from 'react-i18next';
import type { MediaFile } from '../../domain/media-record';
import { useLocale } from '../../i18n/locale';
import { Fact, Facts } from '../../ui/media-details';
import { mediaWords } from '../../ui/media-words';

/** What is known of a file: dimensions and tags only where there are any. */
export function FileFacts({ file }: { file: MediaFile }) {
  const { t } = useTranslation();
  const words = mediaWords(file, t, useLocale());
  return (
    <Facts>
      {(['type', 'category', 'size', 'dimensions'] as const).map(
        (id) =>
          words[id] && (
            <Fact key={id}>
              <dt>{t(`media.${id}`)}</dt>
              <dd>{words[id]}</dd>
            </Fact>
          ),
      )}
      {file.tags.length > 0 && (
        <Fact>
          <dt>{t('media.tags')}</dt>
          <dd>{file.tags.join(', ')}</dd>
        </Fact>
      )}
    </Facts>
  );
}
