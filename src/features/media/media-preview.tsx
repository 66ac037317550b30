import { Box, chakra, Stack } from '@chakra-ui/react';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { LiveRegion } from '../../components/live-region';
import type { Locale } from '../../domain/locale';
import type { MediaFile } from '../../domain/media-record';
import { pictureSources } from '../../domain/renditions';
import { isReached } from '../../services/connection';
import { FileTypePlaceholder } from './file-type-placeholder';
import type { MediaLabels } from './media-labels';
import { MediaPicture } from './media-picture';
import { PdfButton } from './pdf-button';
import type { useCaptions } from './use-captions';
import { useLoadFailure } from './use-load-failure';

/** Width of a dialog's stage (./media-dialog). */
export const PREVIEW_SIZES = '(min-width: 75rem) 48rem, 100vw';

interface FileProps {
  file: MediaFile;
  src: string;
  labels: MediaLabels;
}

interface MediaPreviewProps extends FileProps {
  captions: ReturnType<typeof useCaptions>;
}

/**
 * The file itself: an image large, a video or a sound to play, a document as a sheet, a PDF to be opened. A sheet with
 * a message replaces what the browser cannot show.
 */
export function MediaPreview({ captions, ...props }: MediaPreviewProps) {
  const [hasFailed, fail] = useLoadFailure(props.src);
  const { media_type } = props.file;
  if (media_type === 'image') return <PicturePreview {...props} />;
  if (media_type === 'document') return <Sheet {...props} />;
  if (!hasFailed) return <Player {...props} captions={captions} onFailure={fail} />;
  return (
    <Sheet {...props}>
      <NotShown {...props} />
    </Sheet>
  );
}

function PicturePreview({ file, src, labels }: FileProps) {
  const [attempt, setAttempt] = useState(0);
  const picture = file.missing_since === null ? pictureSources(file, src) : null;
  const fallback = (
    <Sheet file={file} src={src} labels={labels}>
      {picture ? (
        // Every browser shows the renditions, so only the connection can fail; a drawing may be broken.
        <Retry reason={picture.srcSet ? 'connection' : 'file'} onRetry={() => setAttempt(attempt + 1)} />
      ) : (
        <NotShown file={file} labels={labels} />
      )}
    </Sheet>
  );
  return <MediaPicture key={attempt} file={file} labels={labels} sizes={PREVIEW_SIZES} isEager fallback={fallback} />;
}

/** Plays a video or a sound. It offers another attempt if the connection is lost, and reports what cannot be played. */
function Player({ file, src, labels, captions, onFailure }: MediaPreviewProps & { onFailure: () => void }) {
  const { t } = useTranslation('media');
  const [hasPicture, setHasPicture] = useState(file.media_type === 'video');
  const [lost, setLost] = useState<HTMLMediaElement | null>(null);
  const onError = async ({ currentTarget: player }: SyntheticEvent<HTMLMediaElement>) => {
    // A failed first request has the code of an unknown format.
    const isLost = player.error?.code === MediaError.MEDIA_ERR_NETWORK || !(await isReached(src));
    if (isLost) setLost(player);
    else onFailure();
  };
  const resume = (player: HTMLMediaElement) => {
    const { currentTime } = player;
    player.load();
    player.currentTime = currentTime;
    player.focus(); // the focused button disappears
    setLost(null);
  };
  const player = { src, controls: true, preload: 'metadata', 'aria-label': labels.alt, lang: labels.lang.alt, onError };
  const languageName = (language: Locale) => t(`captions.${language}`);
  const retry = lost && <Retry reason="connection" onRetry={() => resume(lost)} />;
  if (!hasPicture) {
    return (
      <Sheet file={file} src={src} labels={labels}>
        <chakra.audio {...player} w="min(100%, 26rem)" />
        {retry}
        {/* The browser may still play the sound of a video in a format that it does not know. */}
        {!retry && file.media_type === 'video' && <NotShown file={file} labels={labels} />}
      </Sheet>
    );
  }
  return (
    <>
      <chakra.video
        {...player}
        maxH="full"
        minH="0"
        playsInline
        onLoadedMetadata={(event) => setHasPicture(event.currentTarget.videoWidth > 0)}
      >
        {captions.map(({ language, src }) => (
          <track key={language} kind="captions" srcLang={language} label={languageName(language)} src={src} />
        ))}
      </chakra.video>
      {retry && (
        <Box position="absolute" p="5" layerStyle="card">
          {retry}
        </Box>
      )}
    </>
  );
}

/** The type of a file as a drawing, with what can be done with the file. */
function Sheet({ file, src, labels, children }: FileProps & { children?: ReactNode }) {
  const isPdf = file.mime_type === 'application/pdf' && file.missing_since === null;
  return (
    <Stack gap="5" align="center">
      <FileTypePlaceholder file={file} typeLabel={labels.type} h="10rem" />
      {children}
      {isPdf && <PdfButton src={src} generation={file.generation} />}
    </Stack>
  );
}

/** Says why the browser does not show a file. Another part of the dialog says that a file is missing. */
function NotShown({ file, labels }: Pick<FileProps, 'file' | 'labels'>) {
  const { t } = useTranslation('media');
  if (file.missing_since !== null) return null;
  return (
    <LiveRegion textStyle="small" textAlign="center" textWrap="balance">
      {t(labels.noPreview ? 'file.tooLarge' : 'file.notShown')}
    </LiveRegion>
  );
}

/** Says what failed to load, the `connection` or the `file`, and offers another attempt. */
function Retry({ reason, onRetry }: { reason: 'connection' | 'file'; onRetry: () => void }) {
  const { t } = useTranslation(['media', 'common']);
  return (
    <Stack gap="3" align="center">
      <LiveRegion textStyle="small" textAlign="center">
        {t(reason === 'connection' ? 'common:checkConnection' : 'file.notShown')}
      </LiveRegion>
      <Button variant="outline" onClick={onRetry}>
        {t('common:retry')}
      </Button>
    </Stack>
  );
}
