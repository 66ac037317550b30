import { chakra, defineStyle, Stack, type StackProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Badge } from '../../components/badge';
import { IconStar } from '../../components/icons';
import type { MediaFile } from '../../domain/media-record';
import type { MediaLabels } from './media-labels';
import { MediaThumbnail } from './media-thumbnail';

/** A file as a card or a row: the screen adds its title, facts and actions. */
export interface MediaItemProps {
  file: MediaFile;
  labels: MediaLabels;
  isSelected?: boolean;
  /** In front of the row, or over the corner of the card's picture. */
  check?: ReactNode;
  /** Last: buttons for the file. */
  actions?: ReactNode;
}

interface MediaCardProps extends MediaItemProps, Omit<StackProps, keyof MediaItemProps> {
  /** On the picture. */
  badge?: ReactNode;
}

/** A file as a card. Source: spec 2 "Media Library tab", "Public gallery". */
export function MediaCard(props: MediaCardProps) {
  const { file, labels, isSelected, check, badge, actions, children, ...item } = props;
  return (
    <Stack
      as="li"
      data-selected={isSelected || undefined}
      position="relative"
      gap="3"
      borderRadius="control"
      _selected={{ outline: '2px solid', outlineColor: 'brand.fg', outlineOffset: '4px' }}
      {...item}
    >
      <MediaThumbnail file={file} labels={labels}>
        {badge}
      </MediaThumbnail>
      {check}
      {children}
      {actions}
    </Stack>
  );
}

/** The title of a file. Its click area covers the whole item, which must be positioned. */
const TITLE = defineStyle({
  textStyle: 'small',
  fontWeight: 600,
  color: 'fg',
  textAlign: 'start',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  lineClamp: 3, // the dialog shows the full title
  _hover: { textDecoration: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '0.25em' },
  _after: { content: '""', position: 'absolute', inset: 0, zIndex: 1, borderRadius: 'control' },
  _focusVisible: {
    outline: 'none',
    _after: { outline: '2px solid', outlineColor: 'brand.fg', outlineOffset: '4px' },
  },
});

/** A title that links to the file. */
export const MediaLink = chakra(Link, { base: TITLE });

/** A title that opens the file. */
export const MediaButton = chakra('button', { base: TITLE }, { defaultProps: { type: 'button' } });

/** Marks a featured file, in the corner of its picture. */
export function FeaturedBadge() {
  const { t } = useTranslation('media');
  return (
    <Badge variant="solid">
      <IconStar />
      {t('featured')}
    </Badge>
  );
}
