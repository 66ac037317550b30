import { useTranslation } from 'react-i18next';
import { Fact, Facts } from '../../components/media-details';
import { useMediaLabels } from '../../components/media-labels';
import type { MediaFile } from '../../domain/media-record';

const FACTS = ['type', 'category', 'size', 'dimensions'] as const;

/** The facts about a file: dimensions and tags only if it has any. */
export function FileFacts({ file }: { file: MediaFile }) {
  const { t } = useTranslation('media');
  const words = useMediaLabels(file);
  return (
    <Facts>
      {FACTS.map(
        (id) =>
          words[id] && (
            <Fact key={id}>
              <dt>{t(id)}</dt>
              <dd>{words[id]}</dd>
            </Fact>
          ),
      )}
      {file.tags.length > 0 && (
        <Fact>
          <dt>{t('tags')}</dt>
          <dd>{file.tags.join(', ')}</dd>
        </Fact>
      )}
    </Facts>
  );
}
