import { Box, chakra, Stack } from '@chakra-ui/react';
import { type MouseEvent, type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnchorButton, Button } from '../../components/button';
import { LiveRegion } from '../../components/live-region';
import type { Locale } from '../../domain/locale';
import type { MediaFile } from '../../domain/media-record';
import { pictureSources } from '../../domain/renditions';
import { isReached } from '../../services/connection';
import { fetchFile } from './file-download';
import { FileTypePlaceholder } from './file-type-placeholder';
import type { MediaLabels } from './media-labels';
import { MediaPicture } from './media-picture';
import type { useCaptions } from './use-captions';
import { useLoadFailure } from './use-load-failure';

/** Width of a dialog's stage (./media-dialog). */
export const PREVIEW_SIZES = '(min-width: 75rem) 48rem, 100vw';

interface MediaPreviewProps {
  file: MediaFile;
  src: string;
  labels: MediaLabels;
  captions: ReturnType<typeof useCaptions>;
}

/**
 * The file itself: an image large, a video or a sound to play, a document as a sheet, a PDF to be opened. A sheet with
 * a message replaces what the browser cannot show.
 */
export function MediaPreview({ file, src, labels, captions }: MediaPreviewProps) {
  const { t } = useTranslation(['media', 'common']);
  const [hasFailed, fail] = useLoadFailure(src);
  const [hasPicture, setHasPicture] = useState(true);
  const [lost, setLost] = useState<HTMLMediaElement | null>(null);
  const { media_type, missing_since } = file;
  const isPlayer = media_type === 'video' || media_type === 'audio';
  const canPlay = isPlayer && !hasFailed;
  const [attempt, setAttempt] = useState(0);
  const onError = async ({ currentTarget: player }: SyntheticEvent<HTMLMediaElement>) => {
    // A failed first request has the code of an unknown format.
    const isLost = player.error?.code === MediaError.MEDIA_ERR_NETWORK || !(await isReached(src));
    if (isLost) setLost(player);
    else fail();
  };
  const resume = (player: HTMLMediaElement) => {
    const { currentTime } = player;
    player.load();
    player.currentTime = currentTime;
    player.focus(); // the focused button disappears
    setLost(null);
  };
  const picture = media_type === 'image' && missing_since === null ? pictureSources(file, src) : null;
  // Every browser shows the renditions, so only the connection can fail; a drawing may be broken.
  const reason = lost || picture?.srcSet ? 'common:checkConnection' : 'file.notShown';
  const retry = (lost || picture) && (
    <Stack gap="3" align="center">
      <LiveRegion textStyle="small" textAlign="center">
        {t(reason)}
      </LiveRegion>
      <Button variant="outline" onClick={() => (lost ? resume(lost) : setAttempt(attempt + 1))}>
        {t('common:retry')}
      </Button>
    </Stack>
  );
  const player = { src, controls: true, preload: 'metadata', 'aria-label': labels.alt, lang: labels.lang.alt, onError };
  const languageName = (language: Locale) => t(`captions.${language}`);
  const open = (event: MouseEvent) => {
    const tab = window.open('', '_blank'); // before the fetch: afterwards the browser would block the pop-up
    if (!tab) return; // blocked: the browser follows the link itself
    event.preventDefault();
    void showPdf(tab, src, `${src} ${file.generation}`);
  };
  if (media_type === 'video' && canPlay && hasPicture) {
    return (
      <>
        {/* The browser may still play the sound of a video in a format that it does not know. */}
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
  const isShown = media_type === 'document' || (media_type === 'audio' && canPlay);
  const sheet = (
    <Stack gap="5" align="center">
      <FileTypePlaceholder file={file} typeLabel={labels.type} h="10rem" />
      {canPlay && <chakra.audio {...player} w="min(100%, 26rem)" />}
      {retry}
      {!retry && !isShown && missing_since === null && (
        <LiveRegion textStyle="small" textAlign="center" textWrap="balance">
          {t(labels.noPreview ? 'file.tooLarge' : 'file.notShown')}
        </LiveRegion>
      )}
      {file.mime_type === 'application/pdf' && missing_since === null && (
        <AnchorButton variant="outline" href={src} target="_blank" onClick={open}>
          {t('file.open')}
        </AnchorButton>
      )}
    </Stack>
  );
  if (media_type !== 'image') return sheet;
  return <MediaPicture key={attempt} file={file} labels={labels} sizes={PREVIEW_SIZES} isEager fallback={sheet} />;
}

/** Blob URLs of the PDFs, by URL and generation. They stay until this page closes: the tab of a PDF may be reloaded. */
const openedPdfs = new Map<string, string>();

/**
 * Shows a PDF in a new tab. Storage serves objects as downloads, so the tab shows a blob of the bytes instead, always
 * typed as PDF. If the fetch fails, the tab opens the URL itself.
 */
async function showPdf(tab: Window, url: string, key: string): Promise<void> {
  try {
    const address = openedPdfs.get(key) ?? (await pdfAddress(url));
    openedPdfs.set(key, address);
    tab.location.replace(address);
  } catch (error) {
    console.warn('The PDF could not be shown', error);
    tab.location.replace(url);
  }
}

async function pdfAddress(url: string): Promise<string> {
  const response = await fetchFile(url);
  return URL.createObjectURL(new Blob([await response.arrayBuffer()], { type: 'application/pdf' }));
}
