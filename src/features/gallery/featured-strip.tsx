import { Flex, Grid, Stack } from '@chakra-ui/react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Subheading } from '../../components/text';
import type { MediaFile } from '../../domain/media-record';
import { FileTypePlaceholder } from '../media/file-type-placeholder';
import { FeaturedBadge, MediaLink } from '../media/media-card';
import { useMediaLabels } from '../media/media-labels';
import { MediaPicture } from '../media/media-picture';

/**
 * Limits of the aspect ratio (width / height); pictures beyond them are cropped, so that no picture dominates or
 * vanishes.
 */
const NARROWEST = 0.75;
const WIDEST = 2.2;
const UNKNOWN = 4 / 3;

/** A quarter of the page, or most of a phone's screen. */
const SIZES = '(min-width: 48rem) 22rem, 60vw';

function shapeOf({ width, height }: MediaFile): number {
  return width && height ? Math.min(Math.max(width / height, NARROWEST), WIDEST) : UNKNOWN;
}

interface FeaturedStripProps {
  files: readonly MediaFile[];
  href: (id: string) => string;
}

/** The featured images, side by side. Source: spec 2 "Public gallery". */
export const FeaturedStrip = memo(function FeaturedStrip({ files, href }: FeaturedStripProps) {
  const { t } = useTranslation('gallery');
  return (
    <section aria-labelledby="featured-images">
      <Subheading as="h2" id="featured-images" mb="4">
        {t('featuredImages')}
      </Subheading>
      <Flex
        as="ul"
        gap={{ base: '4', md: '6' }}
        // On a phone the strip extends past the screen edge, for swiping.
        mx={{ base: '-5', md: '0' }}
        px={{ base: '5', md: '0' }}
        py="1.5"
        overflowX={{ base: 'auto', md: 'visible' }}
        scrollSnapType="x proximity"
        scrollPaddingInline="1.25rem"
      >
        {files.map((file) => (
          <FeaturedImage key={file.id} file={file} href={href(file.id)} />
        ))}
      </Flex>
    </section>
  );
});

/** All pictures have the same height; the width follows the aspect ratio. */
function FeaturedImage({ file, href }: { file: MediaFile; href: string }) {
  const labels = useMediaLabels(file);
  const shape = shapeOf(file);
  return (
    <Stack
      as="li"
      position="relative"
      gap="3"
      flex={{ base: 'none', md: `${shape} 1 0` }}
      w={{ base: `min(${shape * 12}rem, 80vw)`, md: 'auto' }}
      minW="0"
      maxW={{ md: `${shape * 22}rem` }}
      scrollSnapAlign="start"
    >
      <Grid
        position="relative"
        placeItems="center"
        h={{ base: '12rem', md: 'auto' }}
        aspectRatio={{ md: shape }}
        overflow="hidden"
        borderRadius="control"
        bg="bg.muted"
      >
        <MediaPicture
          file={file}
          labels={labels}
          sizes={SIZES}
          fit="cover"
          isEager
          fallback={<FileTypePlaceholder file={file} typeLabel={labels.type} note={labels.noPreview} />}
        />
        <FeaturedBadge />
      </Grid>
      <MediaLink href={href} data-file={file.id} lang={labels.lang.title}>
        {labels.title}
      </MediaLink>
    </Stack>
  );
}
