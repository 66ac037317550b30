import { Span, Text } from '@chakra-ui/react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { IconChevron } from '../../components/icons';
import type { MediaFile } from '../../domain/media-record';
import { fileUrl } from '../media/api/file-url';
import { DownloadLink } from '../media/download-link';
import { MediaDialog } from '../media/media-dialog';
import { useMediaLabels } from '../media/media-labels';
import { preloadPicture } from '../media/media-picture';
import { PREVIEW_SIZES } from '../media/media-preview';
import { useTextFacts } from '../media/use-text-facts';
import type { Neighbors } from './gallery-view';

/** The facts to list; dimensions only if they are known. */
const FACTS = ['type', 'category', 'size', 'dimensions'] as const;

interface GalleryDialogProps {
  file: MediaFile;
  /** Null if the dialog has no arrows. */
  neighbors: Neighbors | null;
  onShow: (id: string) => void;
  onClose: () => void;
}

/** The open file, large, with all that is known of it. Source: spec 2 "Public gallery". */
export function GalleryDialog({ file, neighbors, onShow, onClose }: GalleryDialogProps) {
  const { t } = useTranslation('media');
  const labels = useMediaLabels(file);
  const texts = useTextFacts(file, 'visitor');
  const src = fileUrl(file);

  const go = (direction: 'previous' | 'next') => neighbors && onShow(neighbors[direction].id);
  const followArrowKeys = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
    if (altKey || ctrlKey || metaKey || shiftKey) return; // shortcuts of the browser, such as Alt and an arrow for Back
    if (key === 'ArrowLeft') go('previous');
    if (key === 'ArrowRight') go('next');
  };
  const swipe = useSwipe((direction) => go(direction === 'left' ? 'next' : 'previous'));
  const isEnlarged = useSyncExternalStore(watchZoom, readZoom, () => false);

  useEffect(() => {
    if (!neighbors) return;
    for (const image of [neighbors.next, neighbors.previous]) preloadPicture(image, PREVIEW_SIZES);
  }, [neighbors]);

  const facts = [
    ...FACTS.flatMap((id) => (labels[id] ? [[t(id), labels[id]] as const] : [])),
    ...texts.filter(([, text]) => text),
    ...(file.tags.length > 0 ? [[t('tags'), file.tags.join(', ')] as const] : []),
  ];
  return (
    <MediaDialog
      file={file}
      src={src}
      status={
        <Text role="status" textStyle="label" fontVariantNumeric="tabular-nums">
          {/* An element: a browser's translation replaces bare text nodes, and React would lose track of them. */}
          <span>
            {neighbors ? t('file.position', { position: neighbors.position, total: neighbors.count }) : labels.type}
          </span>
          {/* The new heading alone would not be announced, because the focus stays on the button to the next image. */}
          {neighbors && (
            <Span srOnly lang={labels.lang.title}>
              {` ${labels.title}`}
            </Span>
          )}
        </Text>
      }
      facts={facts}
      controls={neighbors && <Arrows neighbors={neighbors} onShow={onShow} />}
      stageProps={neighbors && !isEnlarged ? { touchAction: 'pan-y pinch-zoom', ...swipe } : undefined}
      onClose={onClose}
      onKeyDown={followArrowKeys}
    >
      <DownloadLink file={file} src={src} mt={{ lg: 'auto' }} w="full" />
    </MediaDialog>
  );
}

const place = {
  position: 'absolute',
  top: '50%',
  translate: '0 -50%',
  bg: 'bg.panel',
  _focusVisible: { outlineOffset: '-4px' }, // beside the button, the picture may have the color of the outline
} as const;

/** Buttons on the sides of the picture for the previous and next image. */
function Arrows({ neighbors, onShow }: { neighbors: Neighbors; onShow: (id: string) => void }) {
  const { t } = useTranslation('media');
  const { previous, next } = neighbors;
  return (
    <>
      <Button
        variant="outline"
        size="icon"
        css={{ ...place, left: '2', _icon: { rotate: '90deg' } }}
        aria-label={t('file.previous')}
        onClick={() => onShow(previous.id)}
      >
        <IconChevron />
      </Button>
      <Button
        variant="outline"
        size="icon"
        css={{ ...place, right: '2', _icon: { rotate: '-90deg' } }}
        aria-label={t('file.next')}
        onClick={() => onShow(next.id)}
      >
        <IconChevron />
      </Button>
    </>
  );
}

/** Whether the visitor has enlarged the page with two fingers: then one finger moves it. */
const readZoom = () => (visualViewport?.scale ?? 1) > 1;
function watchZoom(listener: () => void): () => void {
  visualViewport?.addEventListener('resize', listener);
  return () => visualViewport?.removeEventListener('resize', listener);
}

/** Minimum horizontal distance in pixels, and its minimum ratio to the vertical distance. */
const DISTANCE = 48;
const SLANT = 1.5;

/** Calls `onSwipe` when a finger swipes left or right. Spread the result on the element. */
function useSwipe(onSwipe: (direction: 'left' | 'right') => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown({ isPrimary, pointerType, clientX, clientY }: PointerEvent) {
      start.current = isPrimary && pointerType !== 'mouse' ? { x: clientX, y: clientY } : null;
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      if (!start.current) return;
      const [x, y] = [clientX - start.current.x, clientY - start.current.y];
      start.current = null;
      if (Math.abs(x) >= DISTANCE && Math.abs(x) >= SLANT * Math.abs(y)) onSwipe(x < 0 ? 'left' : 'right');
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}
