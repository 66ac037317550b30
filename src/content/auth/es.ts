import { brand } from '../../domain/brand';
import type { AuthContent } from './en';

const es: AuthContent = {
  meta: {
    title: `Acceso de administración | ${brand.name}`,
    description: `Entre al sistema de administración de archivos de ${brand.name}.`,
    keywords: `entrar a ${brand.name}, acceso del personal`,
  },
  hero: {
    title: 'Acceso de administración',
    lead: 'Entre al sistema de administración de archivos.',
  },
  customers: {
    text: 'Esta entrada es para el personal. Como cliente no necesita cuenta: llámenos al',
  },
};

export default es;
