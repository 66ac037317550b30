import { brand } from '../../domain/brand';
import { keyedPrice } from '../keyed-price';
import { savingsExample } from '../zero-fee/savings-example';
import type { SmallBusinessContent } from './en';

const { prices, claims } = brand;

const es: SmallBusinessContent = {
  meta: {
    title: `Cobros para negocios pequeños | ${brand.name}`,
    description: `Punto de venta desde ${prices.posMonthlyFrom} al mes, pagos en línea y móviles para negocios del Valle. Sin costo de instalación ni mensualidad mínima.`,
    keywords:
      'terminal para negocio pequeño, punto de venta económico, lector de tarjetas para celular, Valle del Río Grande',
  },
  hero: {
    eyebrow: 'Negocios pequeños',
    title: 'Acepte tarjetas sin sacrificar su ganancia',
    lead: `Tarjeta deslizada o móvil ${prices.swipedRate}, en línea o tecleada ${keyedPrice.es}, ${prices.setupFee} por entrar y ${prices.setupFee} por salir. El precio completo cabe en una frase.`,
    quote: 'Pida una cotización para su negocio',
    prices: 'Vea los precios',
  },
  offers: {
    title: 'Tres maneras de cobrar',
    intro: 'Empiece con la que necesite esta semana. Las otras se agregan después a la misma cuenta.',
    items: {
      pos: {
        title: 'Punto de venta',
        price: `desde ${prices.posMonthlyFrom} al mes`,
        unit: 'equipo, programa y soporte',
        text: 'Pantalla, lector de tarjetas, recibos e inventario, con su menú o lista de precios ya cargados antes de irnos.',
        detail:
          'Llevamos el equipo, lo montamos, conectamos la impresora y el cajón, y capturamos lo que usted vende. Luego cobramos con su gente la primera hora de ventas, en un día de verdad. Si un lector falla, usted llama a quien lo instaló.',
        link: 'Vea los puntos de venta',
      },
      online: {
        title: 'Pagos en línea',
        price: keyedPrice.es,
        unit: 'por transacción',
        text: 'Un botón de pago en su página, o un enlace por mensaje de texto si no tiene página.',
        detail:
          'Una factura por correo, el anticipo de un pastel de quinceañera, una colegiatura mensual: usted escribe la cantidad, el cliente paga desde el celular y usted lo ve al momento. Los pedidos de la página salen en el mismo reporte que el mostrador.',
        link: 'Vea los pagos en línea',
      },
      mobile: {
        title: 'Cobros móviles',
        price: prices.swipedRate,
        unit: 'por transacción',
        text: 'Un lector que se conecta a su celular, para loncheras, puestos de pulga y trabajos a domicilio.',
        detail:
          'Acepta chip, tarjeta sin contacto y pago con el teléfono, cabe en la bolsa de la camisa y la carga le dura todo el día. El recibo se manda por mensaje o por correo. Dos personas pueden usar la misma cuenta con dos lectores, y usted ve quién cobró qué.',
        link: 'Pida un lector móvil',
      },
    },
  },
  pricing: {
    title: 'Precios para colgar en la pared',
    intro:
      'Sin tarifa de gancho por tres meses ni renglones en el estado de cuenta que nadie sabe explicar. Esta es la lista.',
    list: {
      heading: 'Lista de precios',
      lines: {
        pos: { label: 'Punto de venta', amount: `desde ${prices.posMonthlyFrom} al mes` },
        swiped: { label: 'Tarjeta deslizada o lector móvil', amount: prices.swipedRate },
        keyed: { label: 'Tarjeta en línea o tecleada', amount: keyedPrice.es },
        setup: { label: 'Instalación', amount: prices.setupFee },
        cancel: { label: 'Cancelación', amount: prices.setupFee },
        minimum: { label: 'Mensualidad mínima', amount: 'ninguna' },
      },
      total: { label: 'Ahorro promedio', amount: prices.averageSavings },
      note: 'Es un promedio. El suyo depende de lo que paga hoy: traiga un estado de cuenta y lo calculamos.',
    },
    terms: {
      fees: `${prices.setupFee} por instalación o cancelación`,
      volume: 'Descuentos por volumen',
      contract: 'Sin contratos a largo plazo',
      pricing: 'Tarifas de intercambio más margen, si prefiere ver aparte lo que cobran las redes de tarjetas',
      funding: 'Depósito al día siguiente para negocios que califican',
    },
    zeroFee: {
      title: 'O sin comisión por tarjeta',
      text: `Con ${savingsExample.monthlyVolume} al mes al ${savingsExample.rate}, las comisiones se llevan ${savingsExample.monthlyFees}. Con un programa sin comisión se llevan ${savingsExample.programFees}: al año le quedan ${savingsExample.annualSavings}.`,
      link: 'Vea los programas sin comisión',
    },
  },
  industries: {
    title: '¿Qué vende usted?',
    intro: 'Cada giro cobra a su manera. Vea qué instalamos para el suyo.',
    items: {
      restaurants: 'Restaurantes',
      retail: 'Tiendas',
      cafes: 'Cafeterías',
      automotive: 'Talleres y autos',
      healthcare: 'Salud',
      professional: 'Servicios profesionales',
    },
  },
  local: {
    title: 'Por qué local',
    intro: 'Seis preguntas que conviene hacer antes de firmar con cualquiera. Nuestras respuestas:',
    items: {
      who: {
        question: '¿Quién contesta el teléfono?',
        answer: `${brand.owner}, la dueña, o alguien que se sienta a su lado. ${claims.support}.`,
      },
      fast: {
        question: '¿Qué tan rápido ayudan?',
        answer: 'Soporte responde en menos de una hora. El correo, en menos de 24 horas.',
      },
      language: {
        question: '¿En qué idioma?',
        answer: 'En español o en inglés, también la capacitación y los papeles.',
      },
      start: {
        question: '¿Cuándo puedo empezar?',
        answer: `Queda instalado en ${claims.setupHours} horas. Podemos aprobar su cuenta el mismo día.`,
      },
      install: {
        question: '¿Quién lo instala?',
        answer: 'Nosotros, en su mostrador. La instalación y la capacitación van incluidas.',
      },
      leave: {
        question: '¿Y si me voy?',
        answer: 'Nos avisa y ya. Sin multa por cancelar y sin contrato que liquidar.',
      },
    },
  },
  action: {
    title: 'Traiga un estado de cuenta',
    text: 'Ponemos nuestros precios junto a lo que paga hoy, renglón por renglón. Si no le sale más barato con nosotros, se lo decimos.',
    quote: 'Pida una cotización para su negocio',
    call: `Llame al ${brand.phone.display}`,
  },
};

export default es;
