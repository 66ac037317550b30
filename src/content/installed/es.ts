import { brand } from '../../domain/brand';
import type { InstalledContent } from './en';

const es: InstalledContent = {
  app: {
    description: `Cobros con tarjeta y punto de venta para el sur de Texas: servicios, precios y cotización gratis de ${brand.name}. Funciona sin conexión.`,
    call: 'Llámenos',
    screenshots: { home: 'La página de inicio', zeroFee: 'Lo que ahorra un programa de cero comisiones' },
  },
  guide: {
    title: 'Ponga este sitio en su pantalla de inicio',
    text: 'Así se abre como una app, también sin conexión.',
    steps: {
      share: 'Toque el botón Compartir del navegador.',
      add: 'Baje y elija “Agregar a Inicio”.',
      confirm: 'Toque “Agregar”.',
    },
    close: 'Cerrar las instrucciones',
  },
};

export default es;
