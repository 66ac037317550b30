import { chakra, Flex, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Badge } from '../../components/badge';
import { IconStar } from '../../components/icons';
import { CARD_TAGS } from '../../domain/media-limits';
import type { MediaFile } from '../../domain/media-record';
import { useMediaLabels } from './media-labels';
import { MediaThumbnail } from './media-thumbnail';
import type { useVirtualRows } from './use-virtual-rows';

const SIZE = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;

/** A file of the list: its URL, the link to its dialog, and its position in the virtual list. */
export interface FileItemProps {
  file: MediaFile;
  src: string;
  href: string;
  item: ReturnType<ReturnType<typeof useVirtualRows>['item']>;
}

/** A file of the gallery as a card. */
export function FileCard({ file, src, href, item }: FileItemProps) {
  const { t } = useTranslation('media');
  const labels = useMediaLabels(file);
  return (
    <Stack as="li" {...item} position="relative" gap="3">
      <MediaThumbnail file={file} src={src} alt={labels.alt} altLang={labels.lang.alt} typeLabel={labels.type}>
        {file.is_featured && <FeaturedBadge />}
      </MediaThumbnail>
      <Stack gap="1">
        <CardLink href={href} data-file={file.id} lang={labels.lang.title}>
          {labels.title}
        </CardLink>
        <Flex as="p" justify="space-between" gap="3" textStyle="label" fontWeight="medium" color="fg.muted">
          <span>{labels.category}</span>
          <span style={SIZE}>{labels.size}</span>
        </Flex>
        {file.tags.length > 0 && (
          <Flex
            as="ul"
            aria-label={t('tags')}
            wrap="wrap"
            columnGap="3"
            textStyle="label"
            fontWeight="normal"
            color="fg.muted"
          >
            {[...new Set(file.tags)].slice(0, CARD_TAGS).map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </Flex>
        )}
      </Stack>
    </Stack>
  );
}

/** A card's title, which links to the file. Its clickable area covers the whole positioned card. */
export const CardLink = chakra(Link, {
  base: {
    textStyle: 'small',
    fontWeight: 600,
    color: 'fg',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    lineClamp: 3, // the dialog shows the full title
    _hover: { textDecoration: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '0.25em' },
    _after: { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
    _focusVisible: {
      outline: 'none',
      _after: { outline: '2px solid', outlineColor: 'brand.fg', outlineOffset: '4px' },
    },
  },
});

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
