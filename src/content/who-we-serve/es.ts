import { brand } from '../../domain/brand';
import type { WhoWeServeContent } from './en';

const counts = brand.clientsByIndustry;

const es: WhoWeServeContent = {
  meta: {
    title: `A quién atendemos | ${brand.name}`,
    description:
      'Cobros con tarjeta para tiendas, restaurantes y consultorios del sur de Texas, y para empresas con varias sucursales. Un solo contacto local.',
    keywords: 'cobros para negocios pequeños, cobros para empresas, restaurantes, tiendas, consultorios, sur de Texas',
  },
  hero: {
    eyebrow: 'A quién atendemos',
    title: 'Dos puertas, un solo contacto',
    lead: `Una lonchera en Edinburg y una cadena de quince tiendas no necesitan lo mismo. Las dos tratan con la misma dueña y tienen soporte ${brand.claims.support}, en español o en inglés.`,
    leadCompact: 'Una lonchera y una cadena de tiendas no necesitan lo mismo. Las dos tratan con la misma dueña.',
  },
  doors: {
    title: '¿Cuál es su puerta?',
    intro: 'Escoja la que se parezca a su semana. Si está entre las dos, llámenos y lo vemos juntos.',
    items: {
      smallBusiness: {
        title: 'Negocios pequeños',
        text: 'Una tienda, una lonchera, un consultorio. Quiere cobrar con tarjeta esta misma semana y saber cuánto le cuesta cada venta.',
        points: {
          pos: `Punto de venta desde ${brand.prices.posMonthlyFrom} al mes`,
          setup: `Instalado en ${brand.claims.setupHours} horas, con capacitación incluida`,
          minimum: 'Sin mensualidad mínima ni contrato a largo plazo',
        },
        quote: 'Cotice para su negocio',
        link: 'Vea la página de negocios pequeños',
      },
      enterprise: {
        title: 'Empresas grandes',
        text: 'Varias sucursales, varias monedas o un volumen que merece su propia tarifa. Quiere un solo contrato, un solo reporte y un cambio que nunca cierre una caja.',
        points: {
          locations: 'Todas las sucursales en un reporte, con los depósitos marcados por tienda',
          integration: 'Conectado a la contabilidad y al inventario que ya usa',
          rollout: 'Por etapas y con descuento por volumen',
        },
        quote: 'Planee una sesión de estrategia',
        link: 'Vea la página de empresas grandes',
      },
    },
  },
  industries: {
    title: 'Quiénes entran por ellas',
    intro: 'Nuestros clientes, según el trabajo que hacen.',
    link: 'Vea todas las industrias',
    items: {
      restaurants: {
        count: counts.restaurants,
        title: 'Restaurantes',
        text: 'Taquerías, restaurantes de cortes, loncheras y puestos de raspas. Propinas, cuentas divididas y una cocina que ve la orden al instante.',
        quote: 'Cotice para un restaurante',
      },
      retail: {
        count: counts.retail,
        title: 'Tiendas',
        text: 'Boutiques, ferreterías, ropa vaquera, florerías. Código de barras, apartados y un solo inventario para la tienda y la página.',
        quote: 'Cotice para una tienda',
      },
      healthcare: {
        count: counts.healthcare,
        title: 'Salud',
        text: 'Copagos en recepción y planes de pago para las cuentas grandes.',
        quote: 'Cotice para un consultorio',
      },
      professional: {
        count: counts.professional,
        title: 'Servicios profesionales',
        text: 'Facturas con enlace de pago e igualas que se cobran cada mes.',
        quote: 'Cotice para un despacho',
      },
      startups: {
        count: counts.startups,
        title: 'Negocios que empiezan',
        text: 'La primera cuenta para cobrar con tarjeta. Podemos aprobarla el mismo día.',
        quote: 'Cotice para un negocio nuevo',
      },
    },
  },
  behind: {
    title: 'Detrás de las dos puertas',
    intro: 'Lo que no depende de su tamaño.',
    points: {
      contact: `Un solo contacto, la dueña, ${brand.owner}: para la cotización, para la instalación y para la llamada de después`,
      pricing:
        'Tarifas de intercambio más margen: lo que cobran las redes de tarjetas en un renglón y lo que cobramos nosotros en el siguiente',
      fees: 'Sin costo de instalación ni de activación y sin mensualidad mínima',
      contract: 'Sin multa por cancelar y sin contrato a largo plazo',
      funding: 'Depósito al día siguiente para negocios que califican',
      training: 'Instalación y capacitación incluidas, en español o en inglés',
    },
  },
  action: {
    title: '¿No sabe cuál puerta?',
    text: 'Díganos qué vende, dónde y más o menos cuánto al mes. Le decimos qué le conviene y cuánto cuesta, por escrito.',
    quote: 'Cuéntenos de su negocio',
    call: `Llame al ${brand.phone.display}`,
  },
};

export default es;
