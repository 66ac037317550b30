import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import type { MediaFile } from '../../domain/media-record';
import { useLocale } from '../../i18n/place';
import { mediaWords } from '../../ui/media-words';

const Facts = chakra('dl', { base: { textStyle: 'small' } });
const Fact = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '7rem minmax(0, 1fr)',
    gap: '3',
    py: '2',
    borderBottomWidth: '1px',
    borderColor: 'line',
    '& > dt': { color: 'muted' },
    '& > dd': { overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  },
});

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
          <dd>
            <ul>
              {file.tags.map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </ul>
          </dd>
        </Fact>
      )}
    </Facts>
  );
}
