import { brand } from '../../domain/brand';
import type { WhoWeAreContent } from './en';

const { claims, prices } = brand;

/** The biography is sample content. */
const es: WhoWeAreContent = {
  meta: {
    title: `Quiénes somos | ${brand.name}`,
    description: `${brand.owner} fundó ${brand.name} en ${brand.address.locality} en ${brand.founded}: ${claims.yearsOfExperience} años, ${claims.clients} clientes y trato directo con la dueña.`,
    keywords: `procesador de pagos ${brand.address.locality}, terminales en español, empresa local de cobros, sur de Texas`,
  },
  hero: {
    eyebrow: 'Quiénes somos',
    title: 'La persona detrás de su terminal',
    lead: `${brand.name} es una empresa pequeña de ${brand.address.locality}. ${brand.owner} la fundó en ${brand.founded} y sigue dando la cara, por su nombre y por teléfono.`,
    quote: 'Hable con la dueña',
    call: `Llame al ${brand.phone.display}`,
  },
  biography: {
    title: `Le presentamos a ${brand.owner}`,
    items: {
      start: {
        year: String(brand.founded),
        text: `Empecé ${brand.name} porque los dueños de negocio que conocía pagaban comisiones que nadie les había explicado. Me senté con ellos a revisar sus estados de cuenta, renglón por renglón, en su mostrador y después de cerrar. El primer cliente fue una panadería. Lo sigue siendo.`,
      },
      online: {
        year: '2009',
        text: 'Una tienda de vestidos de Mission quería cobrar anticipos a familias de San Antonio. Así que aprendimos los pagos en línea como aprendimos lo demás: instalamos uno y nos quedamos hasta que funcionó.',
      },
      chip: {
        year: '2015',
        text: 'Llegaron las tarjetas con chip y hubo que cambiar todos los lectores del Valle. Ese otoño yo misma anduve repartiendo las cajas. Cuando se instala una terminal, sé en qué mostrador está.',
      },
      links: {
        year: '2020',
        text: 'Los restaurantes cerraron sus comedores y el teléfono no paraba. A quien llamó le pusimos enlaces de pago y lectores para cobrar en la banqueta, un mostrador tras otro.',
      },
      today: {
        year: 'Hoy',
        text: `Atendemos a más de ${Number.parseInt(claims.clients, 10)} negocios, de ${brand.address.locality} a ${brand.coverage.houston}. Ya somos más en la oficina, pero sigue habiendo un solo nombre en el contrato y una sola persona que responde por él.`,
      },
    },
    role: `Dueña de ${brand.name}`,
  },
  mission: {
    title: 'Nuestra misión',
    statement: 'Cobros con tarjeta que el dueño pueda revisar.',
    text: 'Un precio por escrito, un estado de cuenta tan claro como un recibo y ningún contrato que le amarre si el servicio no cumple.',
  },
  expertise: {
    title: 'Conocemos la región',
    intro:
      'Una taquería en Pharr, una clínica en Harlingen y un agente aduanal en Laredo no cobran igual, ni cobran en enero como en julio. Así es el año como nosotros lo trabajamos.',
    items: {
      winter: {
        season: 'De enero a marzo',
        title: 'Los texanos de invierno',
        text: 'Se llenan los parques, las clínicas y los salones de baile. Sin mensualidad mínima ni contrato a largo plazo, los lectores que se agregan por temporada pueden devolverse en abril.',
      },
      spring: {
        season: 'De abril a junio',
        title: 'Graduaciones y quinceañeras',
        text: 'Salones, pastelerías y tiendas de vestidos viven de anticipos. Les ponemos enlaces de pago con saldo y fecha.',
      },
      summer: {
        season: 'De julio a septiembre',
        title: 'La playa y las tormentas',
        text: `La Isla vende y de pronto se va la luz. Soporte contesta durante la tormenta, ${claims.support}, en español o en inglés.`,
      },
      fall: {
        season: 'De octubre a diciembre',
        title: 'Clientes de los dos lados',
        text: 'Antes de Navidad se llenan los puentes. Las tarjetas de bancos mexicanos pasan, y el recibo sale en español si el cliente quiere.',
      },
    },
  },
  results: {
    title: 'Resultados comprobados',
    text: `Las cifras por las que más nos preguntan. Las terminales y la pasarela están en servicio ${claims.uptime} del tiempo, y el ahorro promedio es de ${prices.averageSavings.replace('-', ' a ')}.`,
    items: {
      years: { value: claims.yearsOfExperience, label: 'años de experiencia' },
      clients: { value: claims.clients, label: 'clientes' },
      support: { value: claims.support, label: 'atención a clientes' },
      uptime: { value: claims.uptime, label: 'clientes satisfechos', labelCompact: 'del tiempo en servicio' },
      satisfaction: { value: claims.satisfaction, label: 'clientes satisfechos' },
    },
  },
  writing: {
    title: 'Lo que prometemos',
    intro: 'Pídanos que revisemos estos puntos con usted, uno por uno, en el idioma que prefiera.',
    points: {
      experience: `Más de ${Number.parseInt(claims.yearsOfExperience, 10)} años de experiencia, líderes en el ramo desde ${brand.founded}`,
      owner: 'Un solo contacto: la dueña',
      bilingual: 'Atención bilingüe, en español y en inglés',
      pricing: 'Tarifas de intercambio más margen',
      fees: 'Sin costo de instalación ni de activación',
      minimums: 'Sin mensualidad mínima',
      leaving: 'Sin multa por cancelar y sin contrato a largo plazo',
      funding: 'Depósito al día siguiente para negocios que califican',
      training: 'Instalación y capacitación incluidas',
      compliance: 'Cumplimiento de la ley en los 50 estados',
    },
  },
  action: {
    title: 'Venga o llame',
    text: `La oficina está en ${brand.address.locality} y casi siempre hay café. Traiga un estado de cuenta y lo revisamos juntos.`,
    quote: 'Hable con la dueña',
    call: `Llame al ${brand.phone.display}`,
  },
};

export default es;
