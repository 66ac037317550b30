import { brand } from '../../domain/brand';

const en = {
  meta: {
    title: `Media Gallery | ${brand.name}`,
    description: `Images, videos and documents of ${brand.name} to browse, search and download.`,
    keywords: `${brand.name} images, media gallery, brochures, downloads`,
  },
  hero: {
    title: 'Media Gallery',
    lead: 'Images, videos and documents to look through and download.',
  },
};

export default en;
export type GalleryContent = typeof en;
