import { Stack } from '@chakra-ui/react';
import { IconAudio, IconFile, IconImage, IconVideo } from '../../components/icons';
import type { MediaFile } from '../../domain/media-record';
import { extensionOf, type MediaType } from '../../domain/media-type';

const KINDS = {
  image: { Icon: IconImage, shape: '4 / 3' },
  video: { Icon: IconVideo, shape: '16 / 10' },
  document: { Icon: IconFile, shape: '3 / 4' },
  audio: { Icon: IconAudio, shape: '1' },
} satisfies Record<MediaType, unknown>;

interface FileTypePlaceholderProps {
  file: MediaFile;
  typeLabel: string;
  h?: string;
  /** Too small for more than an icon. */
  isSmall?: boolean;
}

/**
 * Placeholder for a file without a picture, in the aspect ratio of its type, with icon and extension. `typeLabel`
 * labels the icon for screen readers.
 */
export function FileTypePlaceholder({ file, typeLabel, h = '70%', isSmall }: FileTypePlaceholderProps) {
  const { Icon, shape } = KINDS[file.media_type];
  return (
    <Stack
      gap="1"
      align="center"
      justify="center"
      h={h}
      aspectRatio={shape}
      layerStyle="card"
      borderRadius="control"
      color="fg.muted"
      textStyle="label"
      textTransform="uppercase"
    >
      <Icon size={isSmall ? '1.25rem' : '1.75rem'} role="img" aria-label={typeLabel} />
      {!isSmall && extensionOf(file.file_name).slice(0, 5)}
    </Stack>
  );
}
