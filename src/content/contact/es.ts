import { brand } from '../../domain/brand';
import { openingHours } from '../opening-hours';
import type { ContactContent } from './en';

const es: ContactContent = {
  meta: {
    title: `Contacto | ${brand.name}`,
    description: `Llame al ${brand.phone.display} o escriba y pida su cotización gratis. ${brand.address.locality}, ${brand.address.region} ${brand.address.postalCode}. En español y en inglés.`,
    keywords: `cotización de terminal ${brand.address.locality}, contacto procesador de pagos, cotización gratis, atención en español`,
  },
  hero: {
    eyebrow: 'Contacto',
    title: 'Pida una cotización y le contesta una persona',
    lead: 'Llame o escriba, en español o en inglés. Si tiene a la mano un estado de cuenta reciente, desde la primera llamada puede salir con una cifra.',
  },
  actions: { call: `Llame al ${brand.phone.display}`, write: 'Escriba un correo' },
  office: {
    title: 'Dónde encontrarnos',
    intro: `Soporte atiende ${brand.claims.support} y responde en menos de una hora. La oficina tiene horario de comercio.`,
    open: 'La oficina está abierta en este momento',
    closed: 'La oficina está cerrada en este momento',
    labels: { phone: 'Teléfono', email: 'Correo', address: 'Oficina', hours: 'Horario' },
    emailReply: 'Respondemos en menos de 24 horas',
    address: `${brand.address.locality}, ${brand.address.region} ${brand.address.postalCode}`,
    hours: openingHours('es'),
  },
  prepare: {
    title: 'Cómo es la primera llamada',
    items: {
      statement: {
        title: 'Usted tiene a la mano un estado de cuenta',
        text: 'Con el del mes pasado basta. Si no lo tiene, díganos qué vende y cómo le pagan.',
      },
      look: {
        title: 'Lo leemos juntos',
        text: 'Renglón por renglón: lo que va a las redes de tarjetas, lo que va a su procesador y lo que nadie le explicó.',
      },
      figure: {
        title: 'Usted se queda con una cifra por escrito',
        text: 'Lo que paga hoy junto a lo que pagaría con nosotros. Decide usted, sin nadie esperando en la línea.',
      },
    },
  },
};

export default es;
