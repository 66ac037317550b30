import { brand } from '../../domain/brand';
import type { OfflineContent } from './en';

const es: OfflineContent = {
  meta: {
    title: `Sin conexión | ${brand.name}`,
    description: 'Esta página no se puede abrir sin conexión; el resto del sitio, sí.',
    keywords: brand.name,
  },
  title: 'No tiene conexión',
  text: 'Esta página no está guardada en su dispositivo. El resto del sitio sí: todo lo de abajo abre sin conexión.',
  retry: 'Intentar de nuevo',
  call: `Llame al ${brand.phone.display}`,
  list: 'Lo que puede leer ahora',
  quote:
    'Si pide una cotización ahora, la solicitud se guarda en este dispositivo. Se envía cuando vuelva la conexión y tenga este sitio abierto.',
  quoteLink: 'Pedir una cotización',
  services: 'Servicios',
  businesses: 'Negocios',
  company: 'La compañía',
};

export default es;
