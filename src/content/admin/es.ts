import { brand } from '../../domain/brand';
import type { AdminContent } from './en';

const es: AdminContent = {
  meta: {
    title: `Panel de administración | ${brand.name}`,
    description: `Los archivos de ${brand.name}, para el personal.`,
    keywords: `administración de ${brand.name}, biblioteca de archivos`,
  },
  hero: { title: 'Panel de administración' },
};

export default es;
