import { brand } from '../../domain/brand';
import type { AdminContent } from './en';

const es: AdminContent = {
  meta: {
    title: `Panel de administración | ${brand.name}`,
    description: `Los archivos de ${brand.name}, para el personal.`,
    keywords: `administración de ${brand.name}, biblioteca de archivos`,
  },
  hero: { title: 'Panel de administración' },
  figures: {
    title: 'La biblioteca en cifras',
    loading: '...',
    failed: 'No se pudieron cargar las cifras.',
    totalFiles: { label: 'Archivos en total', none: 'Todavía no hay archivos', some: 'Archivos en la biblioteca' },
    images: { label: 'Imágenes', caption: 'Fotos y dibujos' },
    videos: { label: 'Videos', caption: 'Se ven en la galería' },
    storage: { label: 'Espacio usado', caption: 'De espacio ilimitado' },
  },
  shortcuts: {
    title: 'Adónde ir',
    library: { title: 'Biblioteca de archivos', text: 'Suba archivos, encuéntrelos y diga qué muestran.' },
    analytics: { title: 'Panel de estadísticas', text: 'Muy pronto: qué miran y descargan los visitantes.' },
    settings: { title: 'Configuración del sistema', text: 'Muy pronto: cuentas, permisos y avisos.' },
  },
  start: {
    title: 'Para empezar',
    steps: {
      upload: 'Suba imágenes, videos y documentos',
      organize: 'Organice con categorías y etiquetas',
      edit: 'Edite los datos y las descripciones',
      monitor: 'Revise cuánto espacio se usa',
      configure: 'Configure el procesamiento y la seguridad',
      manage: 'Administre los accesos y permisos del equipo',
    },
  },
};

export default es;
