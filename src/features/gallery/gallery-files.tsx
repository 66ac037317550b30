import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import type { MediaFile } from '../../domain/media-record';
import type { MediaStore } from '../../domain/media-store';
import { IconImage } from '../../ui/icons';
import { MediaGrid } from '../../ui/media-grid';
import { MediaNotice } from '../../ui/media-notice';
import { Subheading } from '../../ui/text';
import { FeaturedStrip } from './featured-strip';
import { FileCard } from './file-card';
import { FileDialog } from './file-dialog';
import { type GalleryView, neighbours } from './gallery-view';
import { useOpenFile } from './use-open-file';
import { useReturnToCard } from './use-return-to-card';

interface GalleryFilesProps {
  files: readonly MediaFile[];
  url: MediaStore['url'];
  view: GalleryView;
}

/** The featured strip, the grid, and the file that the URL opens. */
export function GalleryFiles({ files, url, view }: GalleryFilesProps) {
  const { t } = useTranslation();
  const { id, linkTo, show, close } = useOpenFile();
  const file = files.find((candidate) => candidate.id === id);
  useReturnToCard(id);

  if (files.length === 0) {
    return <MediaNotice icon={<IconImage />} title={t('media.gallery.empty')} text={t('media.gallery.emptyHint')} />;
  }
  return (
    <>
      {id && !file && (
        <chakra.p role="status" color="muted">
          {t('media.file.gone')}
        </chakra.p>
      )}
      {view.featured.length > 0 && <FeaturedStrip files={view.featured} src={url} href={linkTo} />}
      <chakra.section aria-labelledby="all-files">
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="baseline"
          justifyContent="space-between"
          columnGap="5"
          mb="5"
        >
          <Subheading as="h2" id="all-files">
            {t('media.gallery.allFiles')}
          </Subheading>
          <chakra.p role="status" textStyle="small" color="muted" fontVariantNumeric="tabular-nums">
            {t('media.gallery.showing', { shown: view.shown.length, count: files.length })}
          </chakra.p>
        </chakra.div>
        <MediaGrid>
          {view.shown.map((item) => (
            <FileCard key={item.id} file={item} src={url(item)} href={linkTo(item.id)} />
          ))}
        </MediaGrid>
      </chakra.section>
      {file && (
        <FileDialog
          file={file}
          src={url(file)}
          neighbours={neighbours(view.shownImages, file.id)}
          onShow={show}
          onClose={close}
        />
      )}
    </>
  );
}
