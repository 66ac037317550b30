import { chakra } from '@chakra-ui/react/styled-system';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaFile } from '../domain/media-record';
import { ButtonLink } from './button';
import { MediaSheet } from './media-sheet';
import { openPdf } from './open-pdf';

const Picture = chakra('img', { base: { position: 'absolute', inset: 0, boxSize: '100%', objectFit: 'contain' } });
const Film = chakra('video', { base: { maxW: '100%', maxH: '100%', minH: 0 } });
const Sound = chakra('audio', { base: { w: 'min(100%, 26rem)' } });
const Stack = chakra('div', { base: { display: 'grid', justifyItems: 'center', gap: '5' } });

interface MediaPreviewProps {
  file: MediaFile;
  src: string;
  alt: string;
  typeLabel: string;
}

/** The file itself: an image large, a video or a sound to play, a document as a sheet, a PDF to be opened. */
export function MediaPreview({ file, src, alt, typeLabel }: MediaPreviewProps) {
  const { t } = useTranslation();
  const [broken, setBroken] = useState(false);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    void openPdf(src);
  };
  if (file.media_type === 'image' && !broken) return <Picture src={src} alt={alt} onError={() => setBroken(true)} />;
  if (file.media_type === 'video') {
    return <Film src={src} controls playsInline preload="metadata" aria-label={alt} />;
  }
  return (
    <Stack>
      <MediaSheet file={file} typeLabel={typeLabel} h="10rem" />
      {file.media_type === 'audio' && <Sound src={src} controls preload="metadata" aria-label={alt} />}
      {file.mime_type === 'application/pdf' && (
        <ButtonLink variant="outline" href={src} target="_blank" onClick={open}>
          {t('media.file.open')}
        </ButtonLink>
      )}
    </Stack>
  );
}
