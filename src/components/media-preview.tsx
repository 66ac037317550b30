import { chakra } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaFile } from '../domain/media-record';
import { AnchorButton } from './button';
import { FileTypePlaceholder } from './file-type-placeholder';
import { MediaPicture } from './media-picture';

/** Width of a dialog's stage (./media-details). */
export const PREVIEW_SIZES = '(min-width: 75rem) 48rem, 100vw';

const Picture = chakra('div', {
  base: {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    '& > img': {
      boxSize: '100%',
      objectFit: 'contain',
      background: 'center / contain no-repeat',
    },
  },
});
const Film = chakra('video', { base: { maxW: '100%', maxH: '100%', minH: 0 } });
const Sound = chakra('audio', { base: { w: 'min(100%, 26rem)' } });
const Stack = chakra('div', { base: { display: 'grid', justifyItems: 'center', gap: '5' } });

interface MediaPreviewProps {
  file: MediaFile;
  src: string;
  alt: string;
  /** The language of `alt` if it is not the page's. */
  altLang?: string;
  typeLabel: string;
}

/** The file itself: an image large, a video or a sound to play, a document as a sheet, a PDF to be opened. */
export function MediaPreview({ file, src, alt, altLang, typeLabel }: MediaPreviewProps) {
  const { t } = useTranslation('media');
  const open = (event: MouseEvent) => {
    event.preventDefault();
    void openPdf(src);
  };
  if (file.media_type === 'video') {
    return <Film src={src} controls playsInline preload="metadata" aria-label={alt} lang={altLang} />;
  }
  const sheet = (
    <Stack>
      <FileTypePlaceholder file={file} typeLabel={typeLabel} h="10rem" />
      {file.media_type === 'audio' && <Sound src={src} controls preload="metadata" aria-label={alt} lang={altLang} />}
      {file.mime_type === 'application/pdf' && (
        <AnchorButton variant="outline" href={src} target="_blank" onClick={open}>
          {t('file.open')}
        </AnchorButton>
      )}
    </Stack>
  );
  if (file.media_type !== 'image') return sheet;
  return (
    <Picture>
      <MediaPicture file={file} src={src} alt={alt} altLang={altLang} sizes={PREVIEW_SIZES} isEager fallback={sheet} />
    </Picture>
  );
}

/**
 * Shows a PDF in a new tab. Storage serves objects as downloads, so the tab shows a blob of the bytes instead, always
 * typed as PDF. If the fetch fails, the tab opens the URL itself.
 */
async function openPdf(url: string): Promise<void> {
  const tab = window.open('', '_blank'); // before the fetch: afterwards the browser would block the pop-up
  if (!tab) return;
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    const pdf = new Blob([await response.arrayBuffer()], { type: 'application/pdf' });
    tab.location.replace(URL.createObjectURL(pdf));
  } catch (error) {
    console.warn('The PDF could not be shown', error);
    tab.location.replace(url);
  }
}
