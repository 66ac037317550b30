import { brand } from '../../domain/brand';
import type { SouthTexasContent } from './en';

const { mcAllen, brownsville, harlingen, sanBenito, laredo, corpusChristi, sanAntonio, houston } = brand.coverage;

const es: SouthTexasContent = {
  meta: {
    title: `La ventaja del sur de Texas | ${brand.name}`,
    description: `Cobros con atención local y bilingüe, de ${mcAllen} y ${brownsville} a ${laredo}, ${corpusChristi}, ${sanAntonio} y ${houston}, desde ${brand.founded}.`,
    keywords: `cobros en el sur de Texas, terminales en el Valle del Río Grande, atención en español, ${laredo}, ${corpusChristi}`,
  },
  hero: {
    eyebrow: 'La ventaja del sur de Texas',
    title: 'Tan cerca que pasamos a verle',
    lead: `Un procesador nacional le da un número de reporte. Nosotros vivimos aquí, hablamos los dos idiomas y andamos estas calles desde ${brand.founded}.`,
  },
  map: { gulf: 'Golfo de México', mexico: 'México' },
  coverage: {
    title: 'Dónde trabajamos',
    intro: 'Desde el río hasta la costa y carretera al norte.',
    items: {
      mcAllen: { title: mcAllen, text: 'Nuestra oficina, y las tiendas y clínicas de alrededor.' },
      brownsville: {
        title: `${brownsville} y el condado de Cameron`,
        text: 'Del puerto a la playa: carga, restaurantes, tiendas.',
      },
      harlingen: { title: `${harlingen} y ${sanBenito}`, text: 'Consultorios, contratistas y negocios de familia.' },
      laredo: {
        title: `${laredo} y el condado de Webb`,
        text: 'Agentes aduanales, transportistas y comercio del centro, de los dos lados del puente.',
      },
      corpusChristi: {
        title: corpusChristi,
        text: 'Mariscos, hoteles y una temporada que pide terminales desde la primavera.',
      },
      sanAntonio: { title: sanAntonio, text: 'Segundas sucursales de negocios del Valle, y sus vecinos.' },
      houston: { title: houston, text: 'Vendedores en línea y empresas con varias sucursales.' },
    },
  },
  bilingual: {
    title: 'Dos idiomas, una sola respuesta',
    text: 'Su cajera pregunta en español, su contador escribe en inglés, y los dos reciben la misma respuesta de la misma persona. Nadie espera a un intérprete ni tiene que marcar otra opción.',
    items: {
      training: 'Capacitación en su mostrador, en el idioma de cada persona del turno',
      paper: 'Contratos, estados de cuenta y letreros en español y en inglés',
      phone: `Llamadas y mensajes contestados en cualquiera de los dos idiomas, ${brand.claims.support}`,
    },
  },
  comparison: {
    title: 'Un procesador nacional, o uno de aquí',
    intro: 'Las redes de tarjetas son las mismas para todos. Lo que cambia es quién responde por la terminal.',
    question: 'Lo que usted pregunta',
    national: 'Procesador nacional',
    local: brand.name,
    rows: {
      answers: {
        question: '¿Quién contesta cuando llamo?',
        national: 'Un centro de llamadas, un menú, un número de reporte',
        local: `La oficina de ${brand.owner} en ${mcAllen}; soporte responde en menos de una hora`,
      },
      language: {
        question: '¿En qué idioma?',
        national: 'Primero inglés, español si lo pide',
        local: 'Español o inglés, el que usted use primero',
      },
      visit: {
        question: '¿Quién viene al negocio?',
        national: 'Llega una caja por correo',
        local: 'Instalamos la terminal y capacitamos a su gente, sin costo',
      },
      price: {
        question: '¿Cuánto va a costar?',
        national: 'Una tarifa en paquete, difícil de desglosar',
        local: 'Intercambio más margen, cada renglón por escrito',
      },
      contract: {
        question: '¿Y si me quiero ir?',
        national: 'Muchas veces, años de contrato y una multa',
        local: 'Sin contrato a largo plazo ni multa por cancelar antes',
      },
      setup: {
        question: '¿Cuándo puedo cobrar con tarjeta?',
        national: 'Cuando lo permitan el correo y la fila',
        local: `En ${brand.claims.setupHours} horas, y podemos aprobar su cuenta el mismo día`,
      },
    },
  },
  community: {
    title: 'Lo que ganamos aquí se queda aquí',
    text: `Tenemos la oficina en ${mcAllen}, contratamos en el Valle y compramos donde venden nuestros clientes. Cuando cierran una calle por una feria o una tormenta se lleva la luz, estamos en la misma calle y a oscuras con usted.`,
    items: {
      hire: { title: 'Contratamos aquí', text: 'Quien instala y quien contesta vive en los condados que atiende.' },
      buy: {
        title: 'Compramos aquí',
        text: 'La comida, las llantas, las flores: en los negocios que cobran con nosotros.',
      },
      storm: {
        title: 'Nos quedamos en la tormenta',
        text: 'Lectores que trabajan sin conexión y una persona que contesta, también en temporada de huracanes.',
      },
    },
  },
  cases: {
    title: 'Tres negocios, tres resultados',
    labels: { location: 'Lugar', industry: 'Giro', result: 'Resultado' },
    items: {
      taqueria: {
        business: 'Taquería La Parada',
        location: mcAllen,
        industry: 'Restaurante',
        result: 'Comisiones 31% más bajas, y la fila avanza: la tarjeta se acerca en la ventanilla.',
      },
      broker: {
        business: 'Puente Dos Customs',
        location: laredo,
        industry: 'Servicios profesionales',
        result: 'Facturas pagadas en línea el mismo día; antes los cheques tardaban nueve días.',
      },
      marina: {
        business: 'Redfish Marina Supply',
        location: corpusChristi,
        industry: 'Comercio',
        result: 'Un solo sistema para el mostrador y el muelle: dos horas menos de cuentas el domingo.',
      },
    },
  },
  action: {
    title: 'Pídanos que pasemos a verle',
    text: 'Díganos dónde está. Llevamos una terminal, leemos con usted su estado de cuenta y le dejamos los números por escrito.',
    quote: 'Pida su cotización',
    call: `Llame al ${brand.phone.display}`,
  },
};

export default es;
