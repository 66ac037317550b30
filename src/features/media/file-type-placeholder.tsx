import { Span, Stack } from '@chakra-ui/react';
import { IconAudio, IconFile, IconImage, IconVideo } from '../../components/icons';
import type { MediaFile } from '../../domain/media-record';
import { extensionOf, type MediaType } from '../../domain/media-type';

const KINDS = {
  image: { Icon: IconImage, shape: '4 / 3' },
  video: { Icon: IconVideo, shape: '16 / 10' },
  document: { Icon: IconFile, shape: '3 / 4' },
  audio: { Icon: IconAudio, shape: '1' },
} satisfies Record<MediaType, unknown>;

/** Space above a note, for the badge in the corner of the frame. */
const BADGE = '7';
const SHEET = { layerStyle: 'card', borderRadius: 'control', textTransform: 'uppercase' } as const;

interface FileTypePlaceholderProps {
  file: MediaFile;
  typeLabel: string;
  h?: string;
  /** Too small for more than an icon. */
  isSmall?: boolean;
  /** Why the picture is not shown. */
  note?: string | null;
}

/**
 * Placeholder for a file without a picture: a sheet in the aspect ratio of its type, with icon and extension. A note
 * takes the place of the sheet, because it needs the width of the frame. `typeLabel` labels the icon for screen readers.
 */
export function FileTypePlaceholder({ file, typeLabel, h = '70%', isSmall, note }: FileTypePlaceholderProps) {
  const { Icon, shape } = KINDS[file.media_type];
  return (
    <Stack
      gap="1"
      align="center"
      justify="center"
      color="fg.muted"
      textStyle="label"
      {...(note ? { boxSize: 'full', p: '2', pt: BADGE } : { h, aspectRatio: shape, ...SHEET })}
    >
      <Icon size={isSmall || note ? '1.25rem' : '1.75rem'} role="img" aria-label={typeLabel} />
      {note ? (
        <Span fontWeight="medium" textAlign="center" textWrap="balance">
          {note}
        </Span>
      ) : (
        !isSmall && extensionOf(file.file_name).slice(0, 5)
      )}
    </Stack>
  );
}
