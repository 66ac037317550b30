import { brand } from '../../domain/brand';
import type { PartnersContent } from './en';
import { partnerNames } from './names';

const { processors, posSystems } = partnerNames;

/** Sample content: the partners are invented. */
const es: PartnersContent = {
  meta: {
    title: `Socios tecnológicos | ${brand.name}`,
    description:
      'Los procesadores de pagos y los puntos de venta detrás de nuestras terminales, con un solo equipo local que le atiende.',
    keywords: 'procesadores de pagos, socios de punto de venta, tecnología de cobro, sur de Texas',
  },
  hero: {
    eyebrow: 'Socios',
    title: 'Las empresas detrás del mostrador',
    lead: 'Dos puntos de venta llevan la caja y dos procesadores mueven el dinero. Si algo se detiene, no les llama a ellos: nos llama a nosotros.',
    quote: 'Pregunte cuál le conviene',
    call: `Llame al ${brand.phone.display}`,
  },
  route: {
    title: 'Quién hace qué en una venta',
    intro: `Alguien acerca su tarjeta en ${brand.address.locality}. Estas son las manos por las que pasa, en unos segundos y una noche.`,
    items: {
      register: {
        title: 'La caja',
        text: 'Suma el pedido, manda el total al lector e imprime el recibo.',
        by: 'Un socio de punto de venta',
      },
      processor: {
        title: 'El procesador',
        text: 'Le pide autorización al banco del cliente y reúne las ventas del día.',
        by: 'Un socio procesador',
      },
      bank: {
        title: 'Su banco',
        text: 'Recibe las ventas del día en un solo depósito, al día siguiente para negocios que califican.',
        by: 'El banco que ya tiene',
      },
      us: {
        title: 'Nosotros',
        text: 'Elegimos con usted, instalamos, capacitamos y respondemos por todo, en español o en inglés.',
        by: brand.name,
      },
    },
  },
  categories: {
    title: 'Cuatro socios tecnológicos',
    intro: 'Dos de cada tipo, para que siempre haya una segunda opción.',
    kinds: {
      processors: {
        title: 'Procesadores de pagos',
        text: 'Llevan la venta del lector a su cuenta. Cuál conviene depende de dónde pagan sus clientes.',
      },
      posSystems: {
        title: 'Puntos de venta',
        text: 'Son lo que su gente toca todo el día. Cuál conviene depende de lo que usted vende.',
      },
    },
    fits: 'Para quién',
    partners: {
      palmCoast: {
        title: processors.palmCoast,
        category: 'Procesador de pagos',
        text: 'Para ventas en mostrador: chip, sin contacto y banda, con las ventas del día en un solo depósito.',
        fits: 'Restaurantes, tiendas y talleres donde el cliente está enfrente',
        detail:
          'Sus reportes cuadran con el depósito, día por día, para que quien le lleva la contabilidad los revise sin llamarle a nadie. Lo usamos donde casi todas las tarjetas están presentes.',
      },
      caliche: {
        title: processors.caliche,
        category: 'Procesador de pagos',
        text: 'Para tarjetas que no están ahí: tiendas en línea, enlaces de pago, cargos recurrentes y clientes del otro lado.',
        fits: 'Tiendas en línea, clínicas, agencias aduanales y quien manda facturas',
        detail:
          'Guarda los números de tarjeta de los cobros repetidos para que usted no tenga que hacerlo, y acepta tarjetas de bancos mexicanos. Lo usamos donde buena parte del negocio está en línea o de los dos lados del río.',
      },
      mostrador: {
        title: posSystems.mostrador,
        category: 'Punto de venta',
        text: 'Para cocinas: mesas, propinas, cuentas divididas y pedidos al cocinero, con pantallas en español y en inglés.',
        fits: 'Taquerías, cafés, panaderías y loncheras',
        detail:
          'Cada empleado entra con su clave y ve la pantalla en su idioma; a la cocina el pedido le llega en uno solo. Lo elegimos donde la comida se prepara después de tomar el pedido.',
      },
      brushline: {
        title: posSystems.brushline,
        category: 'Punto de venta',
        text: 'Para estantes y órdenes de trabajo: códigos de barras, tallas, apartados y presupuestos, con un solo inventario para varias sucursales.',
        fits: 'Boutiques, ferreterías, talleres y salones',
        detail:
          'Lo que se vende en Harlingen se descuenta del mismo conteo en Brownsville. Lo elegimos donde hay que saber qué queda y en dónde.',
      },
    },
  },
  contact: {
    title: 'Un solo contacto para los cuatro',
    text: 'Usted firma con nosotros y nos llama a nosotros. Nosotros tratamos con el procesador y con el fabricante de la caja, y le responde la misma persona a la que llamó.',
    items: {
      choice: 'Le decimos cuál elegiríamos y por qué',
      register: 'Una caja que ya le funciona muchas veces puede quedarse; pregunte por la suya',
      owner: `${brand.owner}, la dueña, es su contacto`,
      support: `Soporte ${brand.claims.support}, en español y en inglés`,
    },
    link: 'Vea los puntos de venta',
  },
  action: {
    title: 'Pregunte cuál le conviene',
    text: 'Díganos qué vende y dónde pagan sus clientes. Recibe una sola recomendación, con el precio por escrito.',
    quote: 'Pida su cotización',
    call: `Llame al ${brand.phone.display}`,
  },
};

export default es;
