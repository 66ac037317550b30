import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/dialog';
import { DownloadLink } from '../../components/download-link';
import { Details, Layout, Stage } from '../../components/media-details';
import { useMediaLabels } from '../../components/media-labels';
import { preloadPicture } from '../../components/media-picture';
import { MediaPreview, PREVIEW_SIZES } from '../../components/media-preview';
import { Subheading, Text } from '../../components/text';
import type { GalleryStore } from '../../domain/gallery-store';
import type { MediaFile } from '../../domain/media-record';
import { Arrows } from './arrows';
import { FileFacts } from './file-facts';
import type { Neighbours } from './gallery-view';
import { useSwipe } from './use-swipe';

interface FileDialogProps {
  file: MediaFile;
  url: GalleryStore['url'];
  /** Null where there are no arrows. */
  neighbours: Neighbours | null;
  onShow: (id: string) => void;
  onClose: () => void;
}

/** The open file, large, with all that is known of it. Source: spec 2 "Public gallery". */
export function FileDialog({ file, url, neighbours, onShow, onClose }: FileDialogProps) {
  const { t } = useTranslation('media');
  const words = useMediaLabels(file);
  const src = url(file);

  const go = (direction: 'previous' | 'next') => neighbours && onShow(neighbours[direction].id);
  const followArrowKeys = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
    if (altKey || ctrlKey || metaKey || shiftKey) return; // with one of them an arrow is the browser's: Back, Forward
    if (key === 'ArrowLeft') go('previous');
    if (key === 'ArrowRight') go('next');
  };
  const swipe = useSwipe((direction) => go(direction === 'left' ? 'next' : 'previous'));

  useEffect(() => {
    if (!neighbours) return;
    for (const image of [neighbours.next, neighbours.previous]) preloadPicture(image, url(image), PREVIEW_SIZES);
  }, [neighbours, url]);

  return (
    <Dialog
      label={words.title}
      bar={
        <chakra.p role="status" textStyle="label" color="fg.muted" fontVariantNumeric="tabular-nums">
          {neighbours ? t('file.position', { position: neighbours.position, total: neighbours.count }) : words.type}
        </chakra.p>
      }
      closeLabel={t('file.close')}
      onClose={onClose}
      closeOnInteractOutside
      onKeyDown={followArrowKeys}
      h={{ base: '100dvh', md: 'min(50rem, calc(100dvh - 4rem))' }}
    >
      <Layout>
        <Stage touchAction={neighbours ? 'pan-y pinch-zoom' : undefined} {...swipe}>
          <MediaPreview
            key={file.id}
            file={file}
            src={src}
            alt={words.alt}
            altLang={words.lang.alt}
            typeLabel={words.type}
          />
          {neighbours && <Arrows neighbours={neighbours} onShow={onShow} />}
        </Stage>
        <Details>
          <chakra.div display="grid" gap="2">
            <Subheading as="h2" overflowWrap="anywhere" lang={words.lang.title}>
              {words.title}
            </Subheading>
            <Text lang={words.lang.description}>{words.description}</Text>
          </chakra.div>
          <FileFacts file={file} />
          <DownloadLink file={file} src={src} mt={{ lg: 'auto' }} w="full" />
        </Details>
      </Layout>
    </Dialog>
  );
}
