import { chakra } from '@chakra-ui/react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { FileTypePlaceholder } from '../../components/file-type-placeholder';
import { useMediaLabels } from '../../components/media-labels';
import { MediaPicture } from '../../components/media-picture';
import { Subheading } from '../../components/text';
import type { MediaFile } from '../../domain/media-record';
import { CardLink, FeaturedBadge } from './file-card';

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

const Strip = chakra('ul', {
  base: {
    display: 'flex',
    gap: { base: '4', md: '6' },
    // On a phone the strip extends past the screen edge, for swiping.
    mx: { base: '-5', md: 0 },
    px: { base: '5', md: 0 },
    py: '1',
    overflowX: { base: 'auto', md: 'visible' },
    scrollSnapType: 'x proximity',
    scrollPaddingInline: '1.25rem',
  },
});

/** All pictures have the same height; the width follows the aspect ratio. */
const Frame = chakra('li', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    flex: { base: 'none', md: 'var(--shape) 1 0' },
    w: { base: 'min(calc(var(--shape) * 12rem), 80vw)', md: 'auto' },
    minW: 0,
    maxW: { md: 'calc(var(--shape) * 22rem)' },
    scrollSnapAlign: 'start',
  },
});

const Picture = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    gridTemplateRows: 'minmax(0, 1fr)', // otherwise, in WebKit, a tall picture makes its row taller than the frame
    h: { base: '12rem', md: 'auto' },
    aspectRatio: { md: 'var(--shape)' },
    overflow: 'hidden',
    borderRadius: 'control',
    bg: 'bg.muted',
    '& > img': { boxSize: '100%', objectFit: 'cover', background: 'center / cover no-repeat' },
  },
});

interface FeaturedStripProps {
  files: readonly MediaFile[];
  src: (file: MediaFile) => string;
  href: (id: string) => string;
}

/** The featured images, side by side. Source: spec 2 "Public gallery". */
export const FeaturedStrip = memo(function FeaturedStrip({ files, src, href }: FeaturedStripProps) {
  const { t } = useTranslation('gallery');
  return (
    <chakra.section aria-labelledby="featured-images">
      <Subheading as="h2" id="featured-images" mb="4">
        {t('featuredImages')}
      </Subheading>
      <Strip>
        {files.map((file) => (
          <FeaturedImage key={file.id} file={file} src={src(file)} href={href(file.id)} />
        ))}
      </Strip>
    </chakra.section>
  );
});

function FeaturedImage({ file, src, href }: { file: MediaFile; src: string; href: string }) {
  const { title, alt, lang, type } = useMediaLabels(file);
  return (
    <Frame style={{ '--shape': shapeOf(file) } as React.CSSProperties}>
      <Picture>
        <MediaPicture
          file={file}
          src={src}
          alt={alt}
          altLang={lang.alt}
          sizes={SIZES}
          isEager
          fallback={<FileTypePlaceholder file={file} typeLabel={type} />}
        />
        <FeaturedBadge />
      </Picture>
      <CardLink href={href} data-file={file.id} lang={lang.title}>
        {title}
      </CardLink>
    </Frame>
  );
}
