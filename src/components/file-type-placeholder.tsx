import { chakra } from '@chakra-ui/react';
import type { MediaFile } from '../domain/media-record';
import { extensionOf, type MediaType } from '../domain/media-type';
import { IconAudio, IconFile, IconImage, IconVideo } from './icons';

const KINDS = {
  image: { Icon: IconImage, shape: '4 / 3' },
  video: { Icon: IconVideo, shape: '16 / 10' },
  document: { Icon: IconFile, shape: '3 / 4' },
  audio: { Icon: IconAudio, shape: '1' },
} satisfies Record<MediaType, unknown>;

const Sheet = chakra('div', {
  base: {
    h: '70%',
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: '1',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'control',
    bg: 'bg.panel',
    color: 'fg.muted',
    textStyle: 'label',
    '& > svg': { boxSize: '1.75rem' },
  },
});

/**
 * Placeholder for a file without a picture, in the aspect ratio of its type, with icon and extension. `typeLabel`
 * labels the icon for screen readers.
 */
export function FileTypePlaceholder({ file, typeLabel, h }: { file: MediaFile; typeLabel: string; h?: string }) {
  const { Icon, shape } = KINDS[file.media_type];
  return (
    <Sheet aspectRatio={shape} {...(h && { h })}>
      <Icon role="img" aria-label={typeLabel} />
      <chakra.span textTransform="uppercase">{extensionOf(file.file_name).slice(0, 5)}</chakra.span>
    </Sheet>
  );
}
