import { brand } from '../../domain/brand';
import type { ZeroFeeContent } from './en';
import { programExample } from './program-example';
import { savingsExample } from './savings-example';

const es: ZeroFeeContent = {
  meta: {
    title: `Cero comisiones | ${brand.name}`,
    description: `Descuento en efectivo o recargo, según lo permita la ley de su estado. Con ${savingsExample.monthlyVolume} al mes al ${savingsExample.rate}, ahorra ${savingsExample.annualSavings} al año.`,
    keywords:
      'cero comisiones, descuento por pago en efectivo, recargo a tarjeta, sin comisión de tarjeta, sur de Texas',
  },
  hero: {
    eyebrow: 'Cero comisiones',
    title: 'Quédese con la venta completa',
    lead: 'La comisión se descuenta de cada venta antes de que usted la vea. Con un programa de descuento en efectivo o de recargo, ya no sale de su bolsa: el cliente ve la diferencia y decide cómo pagar.',
    leadCompact: `Hay negocios que ahorran ${brand.prices.zeroFeeMonthlySavings} al mes: el cliente ve la comisión y decide cómo pagar.`,
    calculate: 'Pruebe con sus números',
    quote: 'Pida su cotización',
  },
  example: {
    title: 'Antes y después',
    before: 'Antes',
    after: 'Después',
    monthlyVolume: 'Ventas con tarjeta al mes',
    rate: 'Tarifa actual',
    monthlyFees: 'Comisiones actuales al mes',
    program: 'Programa sin comisión',
    annualSavings: 'Ahorro al año',
  },
  steps: {
    title: 'Cómo funciona, en tres pasos',
    intro: 'La comisión no desaparece: se le muestra al cliente, y él decide cómo pagar.',
    items: {
      cashDiscount: {
        title: 'Descuento por pago en efectivo',
        text: 'Su precio anunciado ya cubre el costo de la tarjeta. Quien paga en efectivo recibe un descuento en la caja, y el recibo lo dice.',
      },
      compliance: {
        title: 'Instalación conforme a la ley',
        text: 'Ponemos los letreros, ajustamos los recibos y damos aviso a las redes de tarjetas, como lo piden las reglas de los 50 estados. A una tarjeta de débito nunca se le agrega recargo.',
      },
      education: {
        title: 'Información para sus clientes',
        text: 'Letreros cortos en español y en inglés, y una frase que sus cajeros pueden decir sin pena. Nadie se lleva una sorpresa en la caja.',
      },
    },
  },
  calculator: {
    title: 'Ahora, con sus números',
    intro: 'Bastan dos cifras de su último estado de cuenta. Lo que escriba no sale de esta página.',
    volume: {
      label: 'Ventas con tarjeta al mes',
      hint: 'Lo que sus clientes pagan con tarjeta en un mes.',
      slider: 'Ventas con tarjeta al mes, control deslizante',
      error: 'Escriba una cantidad entre {min} y {max}.',
    },
    rate: {
      label: 'Tarifa actual',
      hint: 'Todas las comisiones del estado de cuenta, divididas entre las ventas con tarjeta.',
      slider: 'Tarifa actual, control deslizante',
      error: 'Escriba una tarifa entre {min} y {max}.',
    },
    basis: 'Con {volume} al mes al {rate}',
    monthlyFees: 'Comisiones actuales al mes',
    program: 'Programa sin comisión',
    annualSavings: 'Ahorro al año',
    note: 'Es un cálculo aproximado para las ventas que cubre el programa. Su cotización lleva las cifras de su propio estado de cuenta.',
    unavailable: 'No se pudo cargar la calculadora. Revise su conexión e intente otra vez.',
  },
  choice: {
    title: 'Dos programas: usted decide qué ve su cliente',
    intro: `El mismo platillo con cada uno, con una diferencia del ${programExample.difference}. ¿No sabe cuál? Revisamos con usted los tickets de una semana.`,
    posted: 'En el menú',
    items: {
      cashDiscount: {
        title: 'Programa de descuento en efectivo',
        text: 'El precio anunciado es el de tarjeta. En efectivo se paga menos.',
        posted: programExample.card,
        prices: {
          cash: { label: 'Paga en efectivo', amount: programExample.cash },
          debit: { label: 'Paga con débito', amount: programExample.card },
          credit: { label: 'Paga con crédito', amount: programExample.card },
        },
        fits: 'Le conviene a quien hace muchas ventas chicas y recibe bastante efectivo: taquerías, cafeterías, tienditas, barberías.',
        link: 'Pregunte por el descuento en efectivo',
      },
      surcharge: {
        title: 'Programa de recargo',
        text: 'El precio anunciado es el de efectivo. La tarjeta de crédito agrega un renglón aparte; en débito, la comisión la sigue pagando usted.',
        posted: programExample.cash,
        prices: {
          cash: { label: 'Paga en efectivo', amount: programExample.cash },
          debit: { label: 'Paga con débito', amount: programExample.cash },
          credit: { label: 'Paga con crédito', amount: programExample.card },
        },
        fits: 'Le conviene a quien cobra cuentas mayores, casi todas con tarjeta de crédito: talleres, contratistas, clínicas, abogados y contadores.',
        link: 'Pregunte por el programa de recargo',
      },
    },
  },
  benefits: {
    title: 'Lo que viene con el programa',
    items: {
      margin: {
        title: 'Su ganancia se queda con usted',
        text: 'Las comisiones dejan de crecer con sus ventas: un buen mes es todo suyo.',
        detail: `Un negocio que gana 5 centavos de cada dólar pierde más de la mitad con una comisión del ${savingsExample.rate}. Sin ella, la misma venta le deja los mismos 5 centavos, lo mismo si le pagan con monedas que con tarjeta de puntos.`,
      },
      compliance: {
        title: 'Cumple la ley en los 50 estados',
        text: 'Seguimos la ley de su estado y las reglas de cada red de tarjetas.',
        detail:
          'Las reglas dicen de cuánto puede ser el recargo, cómo se anuncia en la puerta y en la caja, y cómo aparece en el recibo. Donde un estado limita los recargos, instalamos el descuento en efectivo y le explicamos por qué.',
      },
      signs: {
        title: 'Letreros y recibos incluidos',
        text: 'Letrero de puerta, letrero de mostrador y texto del recibo son parte de la instalación.',
        detail:
          'Impresos en español y en inglés, en un tamaño que sí se lee. El recibo muestra el precio, el descuento o el recargo y el total en renglones separados: el cliente lo puede revisar y su contador lo puede registrar.',
      },
      training: {
        title: 'Capacitación para sus cajeros',
        text: 'Una frase que decir y una respuesta para quien pregunte por qué.',
        detail:
          'Practicamos en su mostrador, en el idioma de su gente. Aprenden qué decir, cómo aplicar el descuento en efectivo y cómo devolver una venta con todo y comisión. Pregúntenos las veces que haga falta.',
      },
      equipment: {
        title: 'La terminal hace la cuenta',
        text: 'Distingue efectivo, crédito y débito, y suma o descuenta sola.',
        detail:
          'Nadie tiene que sacar porcentajes de memoria. La terminal reconoce por el número si la tarjeta es de débito y nunca le agrega recargo. Si su terminal actual puede hacerlo, la ajustamos; si no, la cotización trae una que sí.',
      },
      leave: {
        title: 'Se puede quitar',
        text: `Sin contrato a largo plazo. Si a sus clientes no les gusta, regresar cuesta ${brand.prices.setupFee}.`,
        detail:
          'Llámenos y lo quitamos: se bajan los letreros, la terminal vuelve a un solo precio y usted queda con nuestras tarifas normales. No hay multa por cancelar antes de tiempo.',
      },
    },
  },
  action: {
    title: 'Véalo en su propio estado de cuenta',
    text: 'Traiga el estado de cuenta del mes pasado. Marcamos cada comisión y le mostramos cuánto quedaría con cada programa.',
    textCompact: 'Mándenos el estado de cuenta del mes pasado y le decimos qué quedaría de sus comisiones.',
    quote: 'Pida su cotización',
    call: `Llame al ${brand.phone.display}`,
  },
};

export default es;
