import { chakra } from '@chakra-ui/react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaLabels } from '../../components/media-labels';
import { MediaThumbnail } from '../../components/media-thumbnail';
import { FeaturedMark, FileActions, FileCheck, type FileItemProps, FileTitle, MissingBadge } from './file-controls';
import { isMissing } from './library-view';

const Row = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: {
      base: 'auto 4rem minmax(0, 1fr)',
      md: 'auto 5rem minmax(0, 1fr) minmax(0, 22rem) auto',
    },
    alignItems: 'center',
    columnGap: '3',
    py: '2',
    borderBottomWidth: '1px',
    borderColor: 'border',
    '&[data-selected]': { bg: 'bg.muted' },
  },
});
/** So small that an icon has no room for more than itself. */
const Thumbnail = chakra('div', { base: { '& svg': { boxSize: '1.25rem' }, '& svg + span': { display: 'none' } } });
const Facts = chakra('ul', {
  base: {
    display: { base: 'flex', md: 'grid' },
    flexWrap: 'wrap',
    gridTemplateColumns: '1.4fr 1fr 1fr',
    gridColumn: { base: 3, md: 'auto' },
    columnGap: '3',
    textStyle: 'label',
    fontWeight: 500,
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
  },
});

/** One file of the library as a line of a list. */
export const MediaRow = memo(function MediaRow(props: FileItemProps) {
  const { file, src, isSelected, canChange, onToggle, onOpen, ...item } = props;
  const { t } = useTranslation('media');
  const { title, alt, lang, type, size, category, description, dimensions } = useMediaLabels(file);
  return (
    <Row data-selected={isSelected || undefined} {...item}>
      <FileCheck file={file} isSelected={isSelected} onToggle={onToggle} />
      <Thumbnail>
        <MediaThumbnail file={file} src={src} alt={alt} altLang={lang.alt} typeLabel={type} />
      </Thumbnail>
      <div>
        <chakra.h4 display="flex" gap="2" alignItems="baseline">
          <FileTitle data-file={file.id} lang={lang.title} onClick={() => onOpen('view', file)}>
            {title}
          </FileTitle>
          {file.is_featured && <FeaturedMark />}
        </chakra.h4>
        {isMissing(file) && <MissingBadge />}
        <chakra.p hideBelow="md" textStyle="label" fontWeight="400" color="fg.muted" truncate lang={lang.description}>
          {description}
        </chakra.p>
      </div>
      <Facts>
        <li>{category}</li>
        <li>{size}</li>
        <li>{dimensions ?? t('noDimensions')}</li>
      </Facts>
      <chakra.div gridColumn={{ base: 3, md: 'auto' }} mx={{ base: '-3', md: 0 }}>
        <FileActions file={file} canChange={canChange} onOpen={onOpen} />
      </chakra.div>
    </Row>
  );
});
