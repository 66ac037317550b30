import type { InstalledContent } from './en';

const es: InstalledContent = {
  update: {
    label: 'Versión nueva',
    text: 'Hay una versión más reciente de este sitio.',
    note: 'Lo que haya escrito no se pierde.',
    accept: 'Actualizar',
    later: 'Más tarde',
  },
};

export default es;
