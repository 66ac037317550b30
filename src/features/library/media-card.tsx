import { chakra } from '@chakra-ui/react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaLabels } from '../../components/media-labels';
import { MediaThumbnail } from '../../components/media-thumbnail';
import { FeaturedMark, FileActions, FileCheck, type FileItemProps, FileTitle, MissingBadge } from './file-controls';
import { isMissing } from './library-view';

/** Its parts are styled from here: a search draws dozens of cards for each key, and to work out a style takes time. */
const Card = chakra('li', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    borderRadius: 'control',
    '&[data-selected]': { outline: '2px solid', outlineColor: 'brand.fg', outlineOffset: '4px' },
    '& > label': {
      position: 'absolute',
      top: '2',
      insetInlineStart: '2',
      bg: 'bg.panel',
      borderRadius: 'control',
    },
    '& > h4': { display: 'flex', gap: '2', alignItems: 'baseline', justifyContent: 'space-between' },
    '& > dl': { textStyle: 'label', fontWeight: 500, color: { base: 'fg.muted', md: 'inherit' } },
    '& > dl > div': { display: 'flex', columnGap: '2', justifyContent: 'space-between' },
    '& dt': { color: 'fg.muted', srOnly: { base: true, md: false } }, // a phone's two columns have room for the values alone
    '& dd': { textAlign: { md: 'end' }, fontVariantNumeric: 'tabular-nums' },
    '& > :last-child': { mt: 'auto', mx: '-3' },
  },
});

/** One file of the library. Source: spec 2 "Media Library tab", spec 8 "Empty and fallback states". */
export const MediaCard = memo(function MediaCard(props: FileItemProps) {
  const { file, src, isSelected, canChange, onToggle, onOpen, ...item } = props;
  const { t } = useTranslation('media');
  const { title, alt, lang, type, size, category, dimensions } = useMediaLabels(file);
  const facts = [
    ['size', size],
    ['dimensions', dimensions ?? t('noDimensions')],
    ['category', category],
  ] as const;
  return (
    <Card data-selected={isSelected || undefined} {...item}>
      <MediaThumbnail file={file} src={src} alt={alt} altLang={lang.alt} typeLabel={type} />
      <FileCheck file={file} isSelected={isSelected} onToggle={onToggle} />
      <h4>
        <FileTitle data-file={file.id} lang={lang.title} onClick={() => onOpen('view', file)}>
          {title}
        </FileTitle>
        {file.is_featured && <FeaturedMark />}
      </h4>
      {isMissing(file) && <MissingBadge />}
      <dl>
        {facts.map(([id, value]) => (
          <div key={id}>
            <dt>{t(id)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <FileActions file={file} canChange={canChange} onOpen={onOpen} />
    </Card>
  );
});
