import { brand } from '../../domain/brand';
import { keyedPrice } from '../keyed-price';
import { savingsExample } from '../zero-fee/savings-example';
import type { ServicesContent } from './en';

const { prices, claims } = brand;

const es: ServicesContent = {
  meta: {
    title: `Servicios de cobro | ${brand.name}`,
    description:
      'Punto de venta, pagos en línea, cobro con tarjeta y programas sin comisión, con instalación y atención local en el sur de Texas.',
    keywords:
      'servicios de cobro sur de Texas, punto de venta, pagos en línea, cobro con tarjeta, programas sin comisión',
  },
  hero: {
    eyebrow: 'Servicios',
    title: 'En el mostrador, en línea y en la calle',
    lead: `Cuatro servicios que funcionan solos o juntos. La instalación y la capacitación van incluidas, y todo queda listo en ${claims.setupHours} horas.`,
  },
  index: {
    title: 'Nuestros cuatro servicios',
    intro: 'Cada uno tiene su página, con lo que incluye y lo que cuesta.',
    items: {
      posSystems: {
        title: 'Sistemas de punto de venta',
        price: `desde ${prices.posMonthlyFrom} al mes`,
        text: 'Un mostrador que cobra, cuenta la mercancía y hace el corte del día, con una caja o con diez.',
        parts: {
          hardware: 'Equipo e instalación',
          software: 'Programa y soporte',
          inventory: 'Inventario',
          mobile: 'En la nube y móvil',
        },
      },
      onlinePayments: {
        title: 'Pagos en línea',
        price: keyedPrice.es,
        text: 'Cobro en su página, facturas por correo o un enlace de pago en un mensaje de texto.',
        parts: {
          gateway: 'Pasarela de pago',
          checkout: 'Pago cómodo desde el celular',
          recurring: 'Cargos recurrentes',
          platforms: 'Su plataforma de ventas',
        },
      },
      creditCardProcessing: {
        title: 'Cobro con tarjeta',
        price: `${prices.swipedRate} con tarjeta deslizada o lector móvil`,
        text: 'Un lector para todas las tarjetas y los teléfonos, o tarifas de intercambio más margen cuando crezca su volumen.',
        parts: {
          present: 'Chip, sin contacto y banda',
          wallets: 'Pago con el teléfono',
          pricing: 'Intercambio más margen',
          funding: 'Depósito al día siguiente',
        },
      },
      zeroFee: {
        title: 'Cero comisiones',
        price: `${savingsExample.programFees} de comisión`,
        text: `Un programa que saca la comisión de sus gastos. Con ${savingsExample.monthlyVolume} al mes al ${savingsExample.rate}, son ${savingsExample.annualSavings} al año.`,
        parts: {
          discount: 'Descuento en efectivo',
          surcharge: 'Recargo a la tarjeta',
          signs: 'Letreros y recibos',
          calculator: 'Calculadora de ahorro',
        },
      },
    },
  },
  guide: {
    title: 'Por dónde empezar',
    intro: 'Busque la frase que podría ser suya.',
    items: {
      stock: 'Vendo de un estante o de un menú, y quiero saber cuánto me queda.',
      website: 'Mis clientes piden desde su casa o me pagan cuando termino el trabajo.',
      cards: 'Mi caja funciona bien. Solo quiero pagar menos por las tarjetas.',
      margin: 'Gano poco por venta, y la comisión se lleva casi todo.',
      road: 'Trabajo a domicilio, en la pulga o desde una lonchera.',
      branches: 'Tengo varias sucursales.',
      border: 'Vendo en los dos lados del río.',
    },
    others: { road: 'Cobros móviles', branches: 'Empresas grandes', border: 'Pagos transfronterizos' },
  },
  always: {
    title: 'Con cualquiera de ellos',
    points: {
      setup: `Instalado en ${claims.setupHours} horas, y podemos aprobar su cuenta el mismo día`,
      training: 'Instalación y capacitación incluidas',
      funding: 'Depósito al día siguiente para negocios que califican',
      support: `Soporte ${claims.support}, con respuesta en menos de una hora`,
      language: 'En español o en inglés, desde la primera llamada',
      leave: 'Sin contrato a largo plazo y sin multa por cancelar',
    },
  },
  action: {
    title: '¿Todavía no se decide?',
    text: 'Llame o escriba qué vende y cómo le pagan hoy. Recibe una respuesta con precios, no una junta de ventas.',
    quote: 'Pregunte cuál le conviene',
    call: `Llame al ${brand.phone.display}`,
  },
};

export default es;
