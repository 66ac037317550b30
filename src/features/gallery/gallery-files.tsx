import { Flex } from '@chakra-ui/react';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/empty-state';
import { IconImage } from '../../components/icons';
import { LiveRegion } from '../../components/live-region';
import { Small, Subheading } from '../../components/text';
import type { MediaFile } from '../../domain/media-record';
import { filterMedia, NO_MEDIA_FILTERS } from '../media/filters';
import { type ItemPlace, MediaFiles } from '../media/media-files';
import { NothingFound } from '../media/nothing-found';
import type { FilesLayout } from '../media/view-switch';
import { FeaturedStrip } from './featured-strip';
import { GalleryDialog } from './gallery-dialog';
import { GalleryCard, GalleryRow } from './gallery-item';
import { foldAhead, type GalleryFilters, isImage, neighbors } from './gallery-view';
import type { GalleryData } from './use-gallery';
import type { useOpenFile } from './use-open-file';

/** Estimated height of a row in pixels. */
const GALLERY_ROW_HEIGHT = { grid: 290, list: 100 };

interface GalleryFilesProps extends Pick<GalleryData, 'files' | 'isWhole' | 'savedAt'> {
  strip: GalleryData['files'];
  filters: GalleryFilters;
  onFilter: (change: Partial<GalleryFilters>) => void;
  openFile: ReturnType<typeof useOpenFile>;
  hasFailed: boolean;
}

/** The featured strip, the files that match the filters, and the dialog of the file in the URL. */
export function GalleryFiles({
  files,
  strip,
  isWhole,
  hasFailed,
  savedAt,
  filters,
  onFilter,
  openFile,
}: GalleryFilesProps) {
  const { t } = useTranslation(['gallery', 'media']);
  const { id, linkTo, show, close } = openFile;
  const heading = useRef<HTMLHeadingElement>(null);
  const { category, type, layout } = filters;
  const search = useDeferredValue(filters.search); // rendering the files must not block typing
  const shown = useMemo(() => filterMedia(files, { search, category, type }), [files, search, category, type]);
  useEffect(() => foldAhead(files), [files]);
  const file = files.find((candidate) => candidate.id === id);
  const clear = () => {
    onFilter(NO_MEDIA_FILTERS);
    heading.current?.focus(); // the focused button disappears
  };
  const around = useMemo(() => (id ? neighbors(shown.filter(isImage), id) : null), [shown, id]);

  const renderItem = useCallback(
    (file: MediaFile, drawn: FilesLayout, place: ItemPlace) => {
      const Item = drawn === 'grid' ? GalleryCard : GalleryRow;
      return <Item key={file.id} file={file} href={linkTo(file.id)} place={place} />;
    },
    [linkTo],
  );

  if (files.length === 0) {
    return <EmptyState icon={<IconImage />} title={t('empty')} text={t('emptyHint')} />;
  }
  return (
    <>
      <LiveRegion>{id && !file && isWhole && savedAt === null && t('media:file.gone')}</LiveRegion>
      {strip.length > 0 && shown === files && <FeaturedStrip files={strip} href={linkTo} />}
      <section aria-labelledby="all-files">
        <Flex wrap="wrap" align="baseline" justify="space-between" columnGap="5" mb="5">
          <Subheading ref={heading} as="h2" id="all-files" tabIndex={-1}>
            {t('allFiles')}
          </Subheading>
          <Small role="status" fontVariantNumeric="tabular-nums">
            {isWhole ? t('showing', { shown: shown.length, count: files.length }) : !hasFailed && t('loadingRest')}
          </Small>
        </Flex>
        {shown.length === 0 && isWhole && (
          <NothingFound title={t('empty')} text={t('adjust')} clearLabel={t('filters.clear')} onClear={clear} />
        )}
        <MediaFiles
          key={layout}
          files={shown}
          layout={layout}
          rowHeight={GALLERY_ROW_HEIGHT}
          open={id}
          renderItem={renderItem}
        />
      </section>
      {file && <GalleryDialog file={file} neighbors={around} onShow={show} onClose={close} />}
    </>
  );
}
