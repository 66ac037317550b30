import { Box, chakra, Flex, type FlexProps, Icon } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { Checkbox, type CheckboxProps } from '../../components/checkbox';
import { IconEdit, IconStar, IconTrash, IconWarning } from '../../components/icons';
import { formatMoment } from '../../domain/format';
import type { MediaFile } from '../../domain/media-record';
import { useLocale } from '../../i18n/i18n';
import type { useVirtualRows } from '../media/use-virtual-rows';

/** What may be done with one file. */
export type FileAction = 'view' | 'edit' | 'delete';

/** Position in the list, for screen readers and the virtual list: the rest of an item's props. */
type ItemPlace = Partial<ReturnType<ReturnType<typeof useVirtualRows>['item']>>;

/** One file as the grid and the list draw it. */
export interface FileItemProps extends ItemPlace {
  file: MediaFile;
  src: string;
  isSelected: boolean;
  /** Whether anything can be changed now. */
  canChange: boolean;
  onToggle: (id: string, withShift: boolean) => void;
  onOpen: (action: FileAction, file: MediaFile) => void;
}

interface FileCheckProps
  extends Omit<CheckboxProps, 'onToggle'>,
    Pick<FileItemProps, 'file' | 'isSelected' | 'onToggle'> {}

/** Selects a file; its area is large enough for a thumb. */
export function FileCheck({ file, isSelected, onToggle, ...box }: FileCheckProps) {
  const { t } = useTranslation('library');
  return (
    <Checkbox
      checked={isSelected}
      inputProps={{ onClick: ({ shiftKey }) => onToggle(file.id, shiftKey) }}
      justifyContent="center"
      gap="0"
      boxSize="target"
      zIndex="2"
      {...box}
    >
      <Box as="span" srOnly>
        {t('file.select', { name: file.file_name })}
      </Box>
    </Checkbox>
  );
}

/** The title of a file: a button that shows it, and answers on the whole of the (positioned) item. */
export const FileTitle = chakra(
  'button',
  {
    base: {
      textStyle: 'small',
      fontWeight: 600,
      textAlign: 'start',
      overflowWrap: 'anywhere',
      hyphens: 'auto',
      lineClamp: 2,
      _hover: { textDecoration: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '0.25em' },
      _after: { content: '""', position: 'absolute', inset: 0, zIndex: 1, borderRadius: 'control' },
      _focusVisible: {
        outline: 'none',
        _after: { outline: '2px solid', outlineColor: 'brand.fg', outlineOffset: '2px' },
      },
    },
  },
  { defaultProps: { type: 'button' } },
);

interface FileActionsProps extends FlexProps, Pick<FileItemProps, 'file' | 'canChange' | 'onOpen'> {}

/** Edit and delete, above the area of the title. */
export function FileActions({ file, canChange, onOpen, ...line }: FileActionsProps) {
  const { t } = useTranslation('library');
  const name = file.file_name;
  return (
    <Flex position="relative" zIndex="2" {...line}>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('file.editNamed', { name })}
        disabled={!canChange}
        onClick={() => onOpen('edit', file)}
      >
        <IconEdit />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('file.deleteNamed', { name })}
        disabled={!canChange}
        onClick={() => onOpen('delete', file)}
      >
        <IconTrash />
      </Button>
    </Flex>
  );
}

/** Marks a featured file. */
export function FeaturedMark() {
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
