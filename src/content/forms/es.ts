import { brand } from '../../domain/brand';
import { QUOTE_LIMITS } from '../../domain/quote-fields';
import type { FormsContent } from './en';
import { tooLong } from './too-long';

const es: FormsContent = {
  quote: {
    title: 'Pida su cotización gratis',
    intro: 'Con cuatro renglones basta. Los lee una persona y le contesta en menos de 24 horas.',
    promises: {
      free: 'Gratis, y se la queda usted, decida lo que decida',
      terms: `${brand.prices.setupFee} de instalación, sin contratos a largo plazo`,
      language: 'En español o en inglés, como usted prefiera',
    },
    fields: {
      firstName: 'Nombre',
      lastName: 'Apellido',
      email: 'Correo electrónico',
      phone: 'Teléfono',
      business: 'Negocio',
      message: 'Mensaje',
    },
    optional: '(opcional)',
    hints: { business: 'Cómo se llama o qué vende', message: 'Qué cobra con tarjeta y cuánto paga hoy' },
    submit: 'Pedir mi cotización',
    busy: 'Enviando...',
    privacy: 'Usamos estos datos para contestarle y para nada más.',
    recorded: {
      title: 'Ya tenemos su solicitud',
      text: 'Gracias. Le contestamos en menos de 24 horas, en el idioma en que nos escribió.',
    },
    another: 'Enviar otra solicitud',
  },
  newsletter: {
    title: 'Dos correos por temporada',
    text: 'Guías nuevas, cambios en las reglas de las tarjetas y fechas límite que le importan a un negocio del sur de Texas.',
    field: 'Correo electrónico',
    submit: 'Suscribirme',
    busy: 'Suscribiendo...',
    recorded: { title: 'Ya está en la lista', text: 'Gracias. Cada correo trae un enlace para darse de baja.' },
  },
  kept: {
    offline: {
      title: 'Guardado en este dispositivo',
      text: 'No tiene conexión. Queda guardado aquí y se envía en cuanto vuelva a tenerla, si tiene este sitio abierto, o la próxima vez que lo abra.',
    },
    server: {
      title: 'Guardado en este dispositivo',
      text: 'Nuestro servidor no puede recibirlo en este momento. Queda guardado aquí y se envía mientras tenga este sitio abierto, o la próxima vez que lo abra.',
    },
  },
  failed: `No se pudo enviar y este navegador no puede guardarlo. Su texto sigue aquí: intente otra vez o llame al ${brand.phone.display}.`,
  unavailable: `No se pudo cargar el formulario. Revise su conexión e intente otra vez, o llame al ${brand.phone.display}.`,
  refused: `Nuestro servidor no aceptó esta solicitud. Por favor llame al ${brand.phone.display}.`,
  noScript: `Este formulario necesita JavaScript. Si no lo tiene, llame al ${brand.phone.display} o escriba a ${brand.email}.`,
  trap: 'Deje este campo vacío',
  errors: {
    required: {
      firstName: 'Escriba su nombre, por favor.',
      lastName: 'Escriba su apellido, por favor.',
      email: 'Escriba su correo electrónico, por favor.',
      phone: 'Escriba su número de teléfono, por favor.',
    },
    invalid: {
      email: 'No parece un correo electrónico. Debe llevar una @ y un dominio, como ana@example.com.',
      phone: `Escriba un teléfono de ${QUOTE_LIMITS.minPhone} a ${QUOTE_LIMITS.phone} dígitos, como ${brand.phone.display}.`,
    },
    'too-long': tooLong((max) => `Use ${max} caracteres como máximo, por favor.`),
    other: 'Así no se puede enviar. Cámbielo, por favor.',
  },
  industries: {
    retail: 'Tienda',
    restaurants: 'Restaurante',
    cafes: 'Cafetería',
    automotive: 'Taller o refacciones',
    healthcare: 'Salud',
    'professional-services': 'Servicios profesionales',
    startups: 'Negocio nuevo',
  },
  late: {
    label: 'Avisos',
    close: 'Cerrar aviso',
    quotes: {
      recorded: {
        title: 'Solicitud enviada',
        text: 'Ya nos llegó la solicitud que estaba guardada en este dispositivo.',
      },
      refused: { title: 'Solicitud no enviada', text: 'Hay que corregir un dato. Lo que escribió está guardado.' },
      open: 'Abrir el formulario',
    },
    newsletter: {
      recorded: {
        title: 'Ya está en la lista',
        text: 'Ya nos llegó la suscripción que estaba guardada en este dispositivo.',
      },
      refused: {
        title: 'No se hizo la suscripción',
        text: 'No se aceptó el correo que estaba guardado en este dispositivo.',
      },
      open: 'Escribirlo otra vez',
    },
  },
};

export default es;
