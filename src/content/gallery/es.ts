import { brand } from '../../domain/brand';
import type { GalleryContent } from './en';

const es: GalleryContent = {
  meta: {
    title: `Galería | ${brand.name}`,
    description: `Imágenes, videos y documentos de ${brand.name} para ver, buscar y descargar.`,
    keywords: `imágenes de ${brand.name}, galería, folletos, descargas`,
  },
  hero: {
    title: 'Galería de archivos',
    lead: 'Imágenes, videos y documentos para ver y descargar.',
  },
};

export default es;
