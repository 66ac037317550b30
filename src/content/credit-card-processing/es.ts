import { brand } from '../../domain/brand';
import { keyedPrice } from '../keyed-price';
import type { CreditCardProcessingContent } from './en';
import { sampleFee } from './sample-fee';

const { prices } = brand;

const es: CreditCardProcessingContent = {
  meta: {
    title: `Cobro con tarjeta de crédito | ${brand.name}`,
    description: `Cobro con tarjeta en el sur de Texas: tarifas claras, ${prices.swipedRate} con tarjeta deslizada, depósito al día siguiente, sin contrato a largo plazo.`,
    keywords: `cobrar con tarjeta ${brand.address.locality}, terminal bancaria, tarifas de intercambio, cuenta para comercio sur de Texas`,
  },
  hero: {
    eyebrow: 'Cobro con tarjeta',
    title: 'Sepa cuánto le cuesta cada tarjeta',
    lead: `Deslizada o móvil ${prices.swipedRate}. En línea o tecleada ${keyedPrice.es}. Para volúmenes mayores, intercambio más margen: el costo de la red y el nuestro, en renglones separados.`,
    leadCompact: `Deslizada o móvil ${prices.swipedRate}. En línea o tecleada ${keyedPrice.es}. Empezar no cuesta, y salirse tampoco.`,
    quote: 'Pida su cotización',
    prices: 'Vea lo que paga',
  },
  statement: {
    title: 'Lea el estado de cuenta antes de firmar',
    intro: 'Dos columnas. La izquierda es la lista completa de precios; la derecha, lo que otros le agregan.',
    pay: {
      title: 'Lo que va a pagar',
      lines: {
        swiped: { label: 'Tarjeta deslizada o lector móvil', amount: prices.swipedRate },
        keyed: { label: 'Tarjeta en línea o tecleada', amount: keyedPrice.es },
        volume: { label: 'Volúmenes mayores', amount: 'intercambio más margen' },
        pos: { label: 'Punto de venta, si lo quiere', amount: `desde ${prices.posMonthlyFrom} al mes` },
      },
      total: { label: `Una venta de ${sampleFee.sale}, deslizada`, amount: sampleFee.fee },
    },
    wont: {
      title: 'Lo que no va a pagar',
      lines: {
        setup: { label: 'Apertura de la cuenta', amount: prices.setupFee },
        activation: { label: 'Activación', amount: prices.setupFee },
        minimum: { label: 'Mensualidad mínima', amount: prices.setupFee },
        installation: { label: 'Instalación y capacitación', amount: prices.setupFee },
        cancellation: { label: 'Cancelación', amount: prices.setupFee },
        termination: { label: 'Multa por cancelar antes', amount: prices.setupFee },
      },
      total: { label: 'Todo esto junto', amount: prices.setupFee },
    },
    note: `El ahorro promedio es de ${prices.averageSavings.replace('-', ' a ')}. También hay descuentos por volumen.`,
    link: 'O no pague comisión por tarjeta',
  },
  benefits: {
    title: 'Lo que recibe',
    intro: 'Seis condiciones, escritas igual en su contrato.',
    items: {
      pricing: {
        title: 'Intercambio más margen',
        text: 'Usted ve lo que cobra la red de la tarjeta y lo que agregamos nosotros. Si la red baja una tarifa, su cuenta también baja.',
        detail:
          'El intercambio es lo que recibe el banco que emitió la tarjeta, según las tarifas que fija la red: una de débito cuesta poco; una de viajero frecuente cuesta más. Una tarifa única esconde la diferencia y se la queda. Con intercambio más margen, cada tarjeta se paga a su costo y nuestro margen es una sola cifra, a la vista.',
      },
      funding: {
        title: 'Depósito al día siguiente',
        text: 'Lo que vende hoy está en su cuenta de banco el siguiente día hábil, para negocios que califican.',
        detail:
          'Haga el corte antes de la hora límite y el depósito llega el siguiente día hábil, en una sola suma por día que coincide con el reporte de la terminal. Si califica o no depende de su giro y de su historial; se lo decimos antes de firmar.',
      },
      setup: {
        title: 'Sin costo de instalación ni activación',
        text: `${prices.setupFee} por abrir la cuenta y ${prices.setupFee} por activar la terminal. Podemos aprobar su cuenta el mismo día.`,
        detail:
          'Traiga un cheque anulado, una identificación y su número de impuestos. La terminal llega con el nombre de su negocio, las propinas y la hora de corte ya programados.',
      },
      minimum: {
        title: 'Sin mensualidad mínima',
        text: 'En un agosto flojo paga comisión por lo que vendió en agosto. No hay mínimo que completar.',
        detail:
          'Hay procesadores que cobran la diferencia cuando sus comisiones no llegan a un mínimo. Nosotros no tenemos mínimo. Una frutería que abre por temporada paga por temporada.',
      },
      contract: {
        title: 'Sin contrato a largo plazo',
        text: `Se va cuando quiera y sin multa: cancelar cuesta ${prices.setupFee}.`,
        detail:
          'No hay plazo que cumplir. Si se va, cerramos la cuenta, le mandamos el último estado de cuenta y le decimos qué hacer con la terminal.',
      },
      training: {
        title: 'Instalación y capacitación incluidas',
        text: 'Conectamos el equipo, hacemos con usted la primera venta y nos quedamos hasta que su gente sepa hacer una devolución, en español o en inglés.',
        detail: `Cuando entre alguien nuevo, llámenos y también lo capacitamos. Soporte atiende ${brand.claims.support} y responde en menos de una hora.`,
      },
    },
  },
  accepted: {
    title: 'Formas de pago que se aceptan',
    intro: 'Lo que su cliente saque de la cartera o pague con el teléfono. Todo llega en el mismo depósito.',
    networks: 'Redes de tarjetas',
    wallets: 'Carteras digitales',
    gift: 'Su propia tarjeta de regalo',
    others: {
      debit: 'Tarjetas de débito, con o sin NIP',
      contactless: 'Tarjetas y relojes sin contacto',
      health: 'Tarjetas HSA y FSA de gastos médicos',
      foreign: 'Tarjetas de México y de otros países',
      keyed: 'Números de tarjeta dictados por teléfono',
      transfer: 'Transferencias bancarias (ACH)',
    },
  },
  action: {
    title: 'Ponga nuestra columna junto a la suya',
    text: 'Traiga su último estado de cuenta. Escribimos nuestro precio junto a cada renglón, y usted ve si le conviene cambiar.',
    textCompact: 'Traiga su último estado de cuenta y escribimos nuestro precio junto a cada renglón.',
    quote: 'Pida su cotización',
    call: `Llame al ${brand.phone.display}`,
  },
};

export default es;
