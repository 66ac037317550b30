import { brand } from '../../domain/brand';
import type { SearchContent } from './en';

const es: SearchContent = {
  label: 'Buscar en este sitio',
  placeholder: 'Precios, horario, terminales...',
  close: 'Cerrar el buscador',
  results: 'Resultados',
  found: { one: '1 resultado', other: '{count} resultados' },
  loading: 'Preparando la búsqueda...',
  fillers:
    'a al como con cual cuando de del donde el en es esta hay la las lo los me mi o para por que se si son su sus un una y',
  none: {
    title: 'No encontramos nada con “{query}”',
    text: 'Pruebe con menos palabras o con otra. O llame y pregunte: le contesta una persona, en español o en inglés.',
  },
  failed: {
    title: 'El buscador no está disponible',
    text: 'Parece que no hay conexión. Intente de nuevo o siga por una de estas páginas.',
    retry: 'Intentar de nuevo',
  },
  pages: 'Lo que más se busca',
  call: `Llame al ${brand.phone.display}`,
  keys: { move: 'elegir', follow: 'abrir', close: 'cerrar', slash: 'La tecla / abre el buscador' },
};

export default es;
