import { brand } from '../../domain/brand';
import type { EnterpriseContent } from './en';
import { sampleDay, sampleExchange } from './samples';

const { prices, claims } = brand;
const { mcAllen, brownsville, laredo } = brand.coverage;

/** The success stories, the sample day and the sample sale are sample content. */
const es: EnterpriseContent = {
  meta: {
    title: `Cobros para empresas grandes | ${brand.name}`,
    description:
      'Cobros para empresas de Texas con varias sucursales, ventas transfronterizas o alto volumen, conectados a sus sistemas y por etapas.',
    keywords:
      'cobros para empresas en Texas, pagos en varias sucursales, pagos transfronterizos, cuenta de alto volumen',
  },
  hero: {
    eyebrow: 'Empresas grandes',
    title: 'Muchas sucursales, una sola contabilidad',
    lead: `Un contrato, un reporte y una persona que responde por todas sus cajas. Tarifas de intercambio más margen con descuento por volumen, ${claims.uptime} del tiempo en servicio y atención ${claims.support}.`,
    leadCompact: 'Un contrato, un reporte y una persona que responde por todas sus cajas.',
    quote: 'Planee una sesión de estrategia',
    steps: 'Vea los cuatro pasos',
  },
  features: {
    title: 'Lo que cambia cuando se crece',
    intro:
      'Cuatro cosas que una sola terminal nunca tiene que hacer, y que una empresa con sucursales necesita a diario.',
    multiLocation: {
      title: 'Control de varias sucursales',
      text: 'Vea cada tienda por separado o todas juntas. Los depósitos y las comisiones llegan marcados por sucursal, listos para su contador. Abrir otra tienda es agregar un renglón, no otro contrato.',
      table: {
        caption: 'Un día de ejemplo',
        location: 'Sucursal',
        sales: 'Ventas con tarjeta',
        label: 'Depósito',
        total: 'Todas las sucursales',
        totalLabel: '3 depósitos, 1 reporte',
        rows: {
          first: { location: mcAllen, sales: sampleDay.mcAllen },
          second: { location: laredo, sales: sampleDay.laredo },
          third: { location: brownsville, sales: sampleDay.brownsville },
        },
        sum: sampleDay.total,
      },
    },
    integration: {
      title: 'Conexión con sus sistemas',
      text: 'Nos conectamos a los sistemas que usa hoy y dejamos trabajando las terminales viejas hasta que las nuevas estén probadas. Su gente sigue con las pantallas que conoce.',
      flows: {
        accounting: { system: 'Contabilidad', gets: 'ventas, comisiones y depósitos, por sucursal y por cuenta' },
        inventory: { system: 'Inventario', gets: 'cada artículo vendido, en cuanto se paga' },
        booking: { system: 'Citas y pedidos', gets: 'anticipos, saldos y devoluciones en el mismo folio' },
        own: { system: 'Su propio sistema', gets: 'lo mismo, por una API con cuenta de prueba' },
      },
    },
    crossBorder: {
      title: 'Pagos transfronterizos',
      text: 'Los clientes de los dos lados del río pagan con la tarjeta que traen, en la moneda en que hacen sus cuentas. Usted ve el monto, el tipo de cambio y la comisión antes de liquidar, y el depósito llega en dólares.',
      sale: {
        heading: 'Una venta de ejemplo, antes de liquidar',
        lines: {
          pesos: { label: 'El cliente paga, en pesos', amount: sampleExchange.pesos },
          rate: { label: 'Pesos por dólar', amount: sampleExchange.rate },
          dollars: { label: 'En dólares', amount: sampleExchange.dollars },
          fee: { label: `Comisión ${prices.swipedRate}`, amount: sampleExchange.fee },
        },
        total: { label: 'Depósito', amount: sampleExchange.deposit },
        note: 'El tipo de cambio y la comisión son de ejemplo. Los suyos vienen en su cotización.',
      },
    },
    highVolume: {
      title: 'Alto volumen',
      text: 'Una tarifa propia, calculada con sus propios estados de cuenta, y un equipo que no se vuelve lento la semana antes de Navidad.',
      points: {
        discounts: 'Descuentos por volumen: la tarifa baja conforme usted vende más',
        funding: 'Depósito al día siguiente para negocios que califican',
        uptime: `${claims.uptime} del tiempo en servicio, y soporte que responde en menos de una hora`,
        margin: 'Intercambio más margen: lo nuestro viene en su propio renglón, en cada estado de cuenta',
      },
    },
  },
  security: {
    title: 'Seguridad que se puede explicar en una junta',
    intro:
      'Siga un número de tarjeta. Después del lector no lo puede ver nadie que trabaje con usted, y tampoco quien entre a robar.',
    path: {
      reader: { place: 'En la tarjeta', note: 'La trae el cliente. También la puede traer un ladrón.' },
      network: { place: 'En su red', note: 'Cifrado dentro del lector. Por su red pasa puro ruido.' },
      systems: { place: 'En sus sistemas', note: 'Una clave que no vale nada fuera de su cuenta.' },
      receipt: { place: 'En recibos y reportes', note: 'Cuatro dígitos, los que bastan para encontrar la venta.' },
    },
    items: {
      compliance: {
        title: 'Cumplimiento',
        text: 'Reglas de tarjetas, reglas estatales, reglas de recargos: programas que cumplen la ley en los 50 estados. El cuestionario PCI de cada año lo llenamos con usted, sucursal por sucursal.',
      },
      access: {
        title: 'Accesos',
        text: 'Cada empleado entra con su nombre. Usted decide quién puede devolver, cancelar o ver otras tiendas, y cada movimiento deja un renglón con nombre y hora.',
      },
      fraud: {
        title: 'Fraudes y aclaraciones',
        text: 'Revisión de domicilio y código de la tarjeta, límites por sucursal y aviso cuando algo se sale de lo normal. Si un cliente desconoce un cargo, juntamos los papeles con usted.',
      },
    },
  },
  stories: {
    title: 'Casos de éxito',
    items: {
      locations: {
        client: 'Un grupo de restaurantes en los condados de Hidalgo y Cameron',
        text: 'Quince cocinas con tres procesadores y otros tantos estados de cuenta. Las pasamos a un solo contrato, tres locales por noche, después de cerrar. Ninguno perdió una hora de comida.',
        figures: {
          locations: { value: '15', label: 'sucursales' },
          cost: { value: '35%', label: 'menos costo' },
          weeks: { value: '2', label: 'semanas de implementación' },
        },
      },
      currencies: {
        client: 'Un importador mayorista junto al puente de Laredo',
        text: 'Sus compradores pagaban en pesos, en dólares y en dólares canadienses, y los lunes alguien cuadraba todo a mano. Ahora cada pago trae su número de factura.',
        figures: {
          currencies: { value: '3', label: 'monedas' },
          faster: { value: '50%', label: 'más rápido, de la factura al pago liquidado' },
        },
      },
    },
  },
  steps: {
    title: 'Cuatro pasos, y ninguna caja se cierra',
    intro: 'Los mismos cuatro para tres sucursales o para treinta. Usted puede parar después de cualquiera.',
    result: 'Usted tiene:',
    items: {
      strategy: {
        title: 'Sesión de estrategia',
        text: 'Leemos tres meses de sus estados de cuenta y pasamos una hora detrás de uno de sus mostradores.',
        result: 'un plan con fechas y precios por escrito',
      },
      integration: {
        title: 'Integración a la medida',
        text: 'Una terminal de prueba, conectada a su contabilidad, su inventario y su agenda. Su gente trata de hacerla fallar.',
        result: 'un día completo de prueba que cuadra al centavo',
      },
      rollout: {
        title: 'Arranque por etapas',
        text: 'Primero una sucursal, luego por grupos, después de cerrar. La capacitación es en cada mostrador, en español o en inglés.',
        result: 'las terminales viejas a la mano hasta que usted las devuelva',
      },
      optimization: {
        title: 'Mejora continua',
        text: 'Cada tres meses revisamos comisiones, tarjetas rechazadas y aclaraciones por sucursal, y bajamos lo que se pueda bajar.',
        result: 'una hoja que dice qué cambió y cuánto ahorró',
      },
    },
  },
  action: {
    title: 'Empiece con una hora',
    text: 'Traiga tres estados de cuenta y el nombre de cada sistema que haya que conectar.',
    quote: 'Planee una sesión de estrategia',
    call: `Llame al ${brand.phone.display}`,
  },
};

export default es;
