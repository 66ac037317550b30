import { Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../components/badge';
import { CARD_TAGS } from '../../domain/media-limits';
import type { MediaFile } from '../../domain/media-record';
import { FeaturedBadge, MediaCard, MediaLink } from '../media/media-card';
import type { ItemPlace } from '../media/media-files';
import { useMediaLabels } from '../media/media-labels';
import { MediaRow } from '../media/media-row';

const SIZE = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;

interface GalleryItemProps {
  file: MediaFile;
  /** The link to its dialog. */
  href: string;
  place: ItemPlace;
}

/** A file of the gallery as a card. Source: spec 2 "Public gallery". */
export function GalleryCard({ file, href, place }: GalleryItemProps) {
  const { t } = useTranslation('media');
  const labels = useMediaLabels(file);
  return (
    <MediaCard file={file} labels={labels} badge={file.is_featured && <FeaturedBadge />} {...place}>
      <Stack gap="1">
        <MediaLink href={href} data-file={file.id} lang={labels.lang.title}>
          {labels.title}
        </MediaLink>
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
    </MediaCard>
  );
}

/** A file of the gallery as a row of the list. Source: spec 2 "Public gallery". */
export function GalleryRow({ file, href, place }: GalleryItemProps) {
  const { t } = useTranslation('media');
  const labels = useMediaLabels(file);
  return (
    <MediaRow
      file={file}
      labels={labels}
      thumbnailRow={{ base: 'span 2', md: 'auto' }}
      templateColumns={{ base: '5rem minmax(0, 1fr)', md: '6rem minmax(0, 1fr) auto' }}
      alignItems={{ base: 'start', md: 'center' }}
      columnGap="4"
      rowGap="2"
      py="3"
      {...place}
    >
      <Stack gap="1">
        <MediaLink href={href} data-file={file.id} lang={labels.lang.title}>
          {labels.title}
        </MediaLink>
        <Text
          textStyle="label"
          fontWeight="normal"
          lineClamp="2"
          overflowWrap="anywhere"
          lang={labels.lang.description}
        >
          {labels.description}
        </Text>
      </Stack>
      <Flex as="ul" wrap="wrap" justify={{ md: 'flex-end' }} gap="2">
        {file.is_featured && (
          <li>
            <Badge variant="surface">{t('featured')}</Badge>
          </li>
        )}
        {[...new Set([labels.type, labels.category, labels.size])].map((text) => (
          <li key={text}>
            <Badge>{text}</Badge>
          </li>
        ))}
        {labels.noPreview && (
          <li>
            <Badge>{labels.noPreview}</Badge>
          </li>
        )}
      </Flex>
    </MediaRow>
  );
}
