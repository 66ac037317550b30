import { brand } from '../../domain/brand';
import { keyedPrice } from '../keyed-price';
import { savingsExample } from '../zero-fee/savings-example';
import type { HomeContent } from './en';
import { sampleSale } from './sample-sale';

const { laredo, corpusChristi, sanAntonio, houston } = brand.coverage;

const es: HomeContent = {
  meta: {
    title: `Cobrar con tarjeta, así de sencillo | ${brand.name}`,
    description: `Cobro con tarjeta, punto de venta, pagos en línea y programas sin comisión para negocios del Valle. Local y bilingüe desde ${brand.founded}.`,
    keywords: `procesamiento de pagos ${brand.address.locality}, terminal para tarjetas Valle del Río Grande, cobrar con tarjeta sur de Texas, punto de venta, programa sin comisión`,
  },
  hero: {
    eyebrow: 'Terminales y cobros para los negocios del Valle',
    title: 'Cobrar con tarjeta, así de sencillo',
    lead: `Tarjetas en el mostrador, pedidos en línea y un punto de venta que lleva bien la cuenta. Una empresa local lo instala, capacita a su gente y le contesta el teléfono, en español o en inglés, desde ${brand.founded}.`,
    leadCompact: 'Cobre en el mostrador, en línea o a domicilio. Lo instala y lo atiende gente del Valle.',
    quote: 'Pida su cotización gratis',
    services: 'Vea los servicios',
    terms: 'Sin costo de instalación, sin mensualidad mínima y sin contrato a largo plazo.',
  },
  receipt: {
    title: 'Una venta, centavo por centavo',
    items: {
      plates: { label: '2 platos de barbacoa', amount: sampleSale.plates },
      guacamole: { label: '1 guacamole', amount: sampleSale.guacamole },
      drinks: { label: '2 aguas de jamaica', amount: sampleSale.drinks },
      tax: { label: `Impuesto ${sampleSale.taxRate}`, amount: sampleSale.tax },
    },
    total: { label: 'Paga el cliente', amount: sampleSale.total },
    fee: { label: `Comisión ${brand.prices.swipedRate}`, amount: `−${sampleSale.fee}` },
    deposit: { label: 'Depósito al día siguiente', amount: sampleSale.deposit },
    note: `Tarjeta deslizada con nuestra tarifa de ${brand.prices.swipedRate}. El depósito al día siguiente es para negocios que califican.`,
  },
  figures: {
    title: `${brand.name} en cifras`,
    items: {
      years: { value: brand.claims.yearsOfExperience, label: 'años de experiencia' },
      clients: { value: brand.claims.clients, label: 'negocios atendidos' },
      support: { value: brand.claims.support, label: 'atención a clientes' },
      uptime: { value: brand.claims.uptime, label: 'del tiempo en servicio' },
    },
  },
  why: {
    title: `Por qué elegir ${brand.name}`,
    intro: 'Lo primero que nos preguntan los dueños de negocio, y lo que les contestamos.',
    items: {
      secure: {
        title: 'Cobros seguros',
        text: 'Los datos de la tarjeta se cifran en cuanto se inserta, se acerca o se teclea, y nunca se quedan en su equipo. Si se pierde una terminal, no se pierde ningún dato.',
        textCompact: 'Los datos de la tarjeta se cifran en la terminal y nunca se quedan en su equipo.',
      },
      setup: {
        title: 'Instalación rápida',
        text: 'Empiece a cobrar en 24 horas. Podemos aprobar su cuenta el mismo día, y la instalación y la capacitación van incluidas.',
        textCompact: 'Empiece a cobrar en 24 horas, con instalación y capacitación incluidas.',
      },
      local: {
        title: 'Atención local',
        text: `Le contesta una persona del Valle, ${brand.claims.support}, en español o en inglés. Soporte responde en menos de una hora.`,
        textCompact: `Le contesta una persona del Valle, ${brand.claims.support}, en español o en inglés.`,
      },
      zeroFee: {
        title: 'Opciones sin comisión',
        text: 'Con un programa de descuento por pago en efectivo o de recargo a la tarjeta, la comisión no sale de su venta. Le dejamos listos los letreros, los recibos y un programa que cumple la ley en los 50 estados.',
        textCompact: 'Programas de descuento en efectivo o de recargo: la comisión no sale de su venta.',
      },
    },
  },
  solutions: {
    title: 'Todo para cobrar, en un solo lugar',
    intro: 'Escoja uno o combine los cuatro. La misma persona se encarga de todo.',
    items: {
      pos: {
        title: 'Sistemas de punto de venta',
        text: `Equipo, programa, menú e inventario listos en su mostrador, desde ${brand.prices.posMonthlyFrom} al mes.`,
        link: 'Vea los puntos de venta',
      },
      online: {
        title: 'Pagos en línea',
        text: `Botón de pago en su página, facturas y cargos recurrentes a ${keyedPrice.es} por transacción.`,
        link: 'Vea los pagos en línea',
      },
      card: {
        title: 'Cobro con tarjeta',
        text: `Chip, sin contacto, banda y teléfono: ${brand.prices.swipedRate} con tarjeta deslizada, o tarifas de intercambio más margen que se entienden renglón por renglón.`,
        link: 'Vea el cobro con tarjeta',
      },
      zeroFee: {
        title: 'Cero comisiones',
        text: `Con ${savingsExample.monthlyVolume} al mes al ${savingsExample.rate}, las comisiones suman ${savingsExample.annualSavings} al año. Con un programa sin comisión quedan en ${savingsExample.programFees}.`,
        link: 'Vea los programas sin comisión',
      },
    },
  },
  southTexas: {
    eyebrow: 'Sur de Texas',
    title: 'Su vecino, en dos idiomas',
    text: `${brand.owner} atiende a los negocios del Valle del Río Grande desde ${brand.founded}. Usted trata siempre con la misma persona: para la cotización, para la instalación y para la llamada del sábado cuando la terminal no conecta. En español o en inglés, como le salga primero.`,
    textCompact: `Desde ${brand.founded}, siempre la misma persona: ${brand.owner}. En español o en inglés, como le salga primero.`,
    map: { gulf: 'Golfo de México', mexico: 'México' },
    coverageTitle: 'Dónde trabajamos',
    coverage: `Desde ${laredo} y el Valle, por la costa hasta ${corpusChristi}, y también en ${sanAntonio} y ${houston}.`,
    link: 'Conozca la ventaja del sur de Texas',
    owner: 'Conozca a quien le atiende',
  },
  action: {
    title: 'Pida hoy su cotización gratis',
    text: `Traiga un estado de cuenta reciente. Le mostramos, renglón por renglón, lo que paga hoy y lo que pagaría con nosotros. El ahorro promedio es de ${brand.prices.averageSavings.replace('-', ' a ')}.`,
    textCompact: 'Mándenos un estado de cuenta reciente y le mostramos, renglón por renglón, cuánto ahorraría.',
    quote: 'Pida su cotización gratis',
    call: `Llame al ${brand.phone.display}`,
  },
};

export default es;
