import { defineStyle, Flex, type FlexProps, Icon } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../components/badge';
import { Checkbox, type CheckboxProps } from '../../components/checkbox';
import { IconEdit, IconStar, IconTrash, IconWarning } from '../../components/icons';
import { formatMoment } from '../../domain/format';
import type { MediaFile } from '../../domain/media-record';
import { useLocale } from '../../i18n/i18n';
import { buttonRecipe } from '../../theme/recipes/controls';
import { MediaButton } from '../media/media-card';
import type { ItemPlace } from '../media/media-files';
import type { MediaLabels } from '../media/media-labels';
import { isMissing } from './library-view';

/** What may be done with one file. */
export type FileAction = 'view' | 'edit' | 'delete';

/** One file as the grid and the list draw it. */
export interface LibraryItemProps extends ItemPlace {
  file: MediaFile;
  isSelected: boolean;
  /** Whether anything can be changed now. */
  canChange: boolean;
  onToggle: (id: string, withShift: boolean) => void;
  onOpen: (action: FileAction, file: MediaFile) => void;
}

interface FileCheckProps
  extends Omit<CheckboxProps, 'inputProps' | 'onToggle'>,
    Pick<LibraryItemProps, 'file' | 'isSelected' | 'onToggle'> {}

/** Selects a file; its area is large enough for a thumb. */
export function FileCheck({ file, isSelected, onToggle, ...box }: FileCheckProps) {
  const { t } = useTranslation('library');
  return (
    <Checkbox
      justifyContent="center"
      boxSize="target"
      zIndex="2"
      inputProps={{
        checked: isSelected,
        'aria-label': t('file.select', { name: file.file_name }),
        // For a checkbox, React's change event wraps a click, which has `shiftKey`.
        onChange: ({ nativeEvent }) => onToggle(file.id, (nativeEvent as MouseEvent).shiftKey),
      }}
      {...box}
    />
  );
}

interface FileHeadingProps extends Pick<LibraryItemProps, 'file' | 'onOpen'> {
  labels: MediaLabels;
}

const TITLE_LINE = { display: 'flex', gap: '0.5rem', alignItems: 'baseline' };

/** The title of a file, which opens it, with its marks. */
export function FileHeading({ file, labels, onOpen }: FileHeadingProps) {
  return (
    <>
      <h4 style={TITLE_LINE}>
        <MediaButton data-file={file.id} lang={labels.lang.title} onClick={() => onOpen('view', file)}>
          {labels.title}
        </MediaButton>
        {file.is_featured && <FeaturedMark />}
      </h4>
      {isMissing(file) && <MissingBadge />}
    </>
  );
}

interface FileActionsProps extends FlexProps, Pick<LibraryItemProps, 'file' | 'canChange' | 'onOpen'> {}

/**
 * Icon buttons, styled once from their row: each keystroke of a search renders dozens, and styling each would be slow.
 */
const ICON_BUTTONS = defineStyle({
  '& > button': {
    ...buttonRecipe.base,
    ...buttonRecipe.variants?.variant?.ghost,
    ...buttonRecipe.variants?.size?.icon,
  },
});

/** The buttons to edit and delete a file. They lie above the click area of the title, which covers the item. */
export function FileActions({ file, canChange, onOpen, ...line }: FileActionsProps) {
  const { t } = useTranslation('library');
  const name = file.file_name;
  return (
    <Flex position="relative" zIndex="2" css={ICON_BUTTONS} {...line}>
      <button
        type="button"
        aria-label={t('file.editNamed', { name })}
        disabled={!canChange}
        onClick={() => onOpen('edit', file)}
      >
        <IconEdit />
      </button>
      <button
        type="button"
        aria-label={t('file.deleteNamed', { name })}
        disabled={!canChange}
        onClick={() => onOpen('delete', file)}
      >
        <IconTrash />
      </button>
    </Flex>
  );
}

/** Marks a featured file. */
function FeaturedMark() {
  const { t } = useTranslation('media');
  return (
    <Icon
      as={IconStar}
      boxSize="1rem"
      fill="currentColor"
      color="brand.fg"
      flexShrink="0"
      role="img"
      aria-hidden={undefined}
      aria-label={t('featured')}
    />
  );
}

/** Marks a record whose object was deleted outside of the library; with `since` it says so in a sentence. */
export function MissingBadge({ since }: { since?: number | null }) {
  const { t } = useTranslation('library');
  const locale = useLocale();
  return (
    <Badge variant="plain">
      <IconWarning />
      {since ? t('missing.since', { time: formatMoment(since, locale) }) : t('missing.label')}
    </Badge>
  );
}
