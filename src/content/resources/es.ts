import { brand } from '../../domain/brand';
import { savingsExample } from '../zero-fee/savings-example';
import type { ResourcesContent } from './en';

const es: ResourcesContent = {
  meta: {
    title: `Recursos | ${brand.name}`,
    description:
      'Guías, descargas, videos y artículos sobre comisiones, estados de cuenta, puntos de venta y programas sin comisión para dueños de negocio.',
    keywords:
      'guías de cobro con tarjeta, cómo leer el estado de cuenta, comisiones explicadas, recursos para negocios',
  },
  hero: {
    eyebrow: 'Recursos',
    title: 'Infórmese antes de firmar',
    lead: 'Qué dice un estado de cuenta, qué preguntarle a un procesador, qué hacer cuando un cliente desconoce un cobro. Escrito para dueños de negocio, en español y en inglés.',
  },
  shelves: {
    title: 'En esta página',
    items: { guides: 'Guías', downloads: 'Descargas', videos: 'Videos', blog: 'Artículos' },
  },
  guides: {
    title: 'Guías',
    intro: 'Tres tareas para hacer en la mesa de la cocina, en cuatro pasos cada una.',
    items: {
      statement: {
        title: 'Lea su estado de cuenta',
        text: 'Averigüe cuánto paga de verdad por cada cien dólares.',
        steps: {
          volume: 'Busque el total de ventas con tarjeta del mes. A veces dice volumen o ventas brutas.',
          fees: 'Busque el total de comisiones. Si están en varias páginas, súmelas, también los cargos mensuales.',
          divide: `Divida las comisiones entre las ventas. ${savingsExample.monthlyFees} sobre ${savingsExample.monthlyVolume} es ${savingsExample.rate}: esa es su tasa efectiva.`,
          mark: 'Marque cada renglón que no pueda explicar y pregunte. Quien le mandó el estado de cuenta debe poder contestarle.',
        },
      },
      compare: {
        title: 'Compare dos ofertas',
        text: 'Póngalas una junto a la otra para que no escondan nada.',
        steps: {
          same: 'Deles a las dos empresas el mismo estado de cuenta y pida su precio en los mismos renglones.',
          fixed: 'Pregunte qué se cobra en un mes sin ventas: mínimos, cumplimiento, equipo.',
          leave: 'Pregunte cuánto cuesta irse y de quién es entonces el equipo. Que se lo den por escrito.',
          call: 'Llame a las dos líneas de soporte un sábado en la noche. Fíjese quién contesta y en qué idioma.',
        },
      },
      prepare: {
        title: 'Prepárese para un punto de venta',
        text: 'Una hora de trabajo que hace corta la instalación.',
        steps: {
          list: 'Apunte lo que vende, con precios y tamaños. Basta una foto del menú o una hoja de cálculo.',
          people: 'Haga una lista de quién lo va a usar y quién puede dar un descuento o una devolución.',
          room: 'Revise los contactos de luz y el internet donde va a estar la caja. La señal del celular puede ser el respaldo.',
          day: 'Escoja una mañana tranquila para el cambio y tenga a la mano la terminal anterior hasta la noche.',
        },
      },
    },
  },
  downloads: {
    title: 'Descargas',
    text: 'Los documentos y las imágenes para guardar están en nuestra galería pública. Abra uno y oprima Descargar: se guarda con su propio nombre, sin llenar ningún formulario.',
    link: 'Abra la galería',
  },
  videos: {
    title: 'Videos',
    text: 'Nuestros videos también están en la galería, junto a las imágenes. Puede guardarlos y enseñárselos a su gente sin conexión.',
    link: 'Vea lo que hay en la galería',
  },
  blog: {
    title: 'Artículos',
    intro: 'Sobre impuestos, comisiones, fraudes y la temporada.',
    readMore: 'Leer más',
    articles: {
      taxes: {
        topic: 'Impuestos',
        title: 'El formulario que llega en enero',
        text: 'El 1099-K muestra más de lo que usted depositó. Aquí está el porqué, y qué conviene guardar junto con él.',
        body: {
          what: 'A más tardar a fines de enero, quien procesa sus tarjetas le manda un formulario 1099-K; el IRS recibe otro. Trae el monto bruto de sus ventas con tarjeta, mes por mes.',
          gross:
            'Bruto quiere decir antes de comisiones, antes de devoluciones y con propinas e impuesto sobre la venta. Por eso la cifra es más alta que lo que llegó al banco. No es un error: las comisiones y las devoluciones van en otra parte de su declaración.',
          check:
            'Revise tres cosas: el número de impuestos, el nombre del negocio y los meses. Si cambió de procesador durante el año, espere un formulario de cada uno y súmelos.',
          keep: 'Guarde los doce estados de cuenta con el formulario. Son los que explican la diferencia entre las dos cifras. Y entregue todo a quien le hace los impuestos; este artículo no sustituye a esa persona.',
        },
      },
      programs: {
        topic: 'Comisiones',
        title: '¿Descuento en efectivo o recargo?',
        text: 'Los dos le quitan la comisión de encima. Cambian el letrero de la puerta y quién paga qué.',
        body: {
          discount:
            'Con el descuento en efectivo, el precio anunciado es el de tarjeta, y quien paga en efectivo paga menos. El cliente ve un descuento, y el letrero lo dice antes que la caja.',
          surcharge:
            'Con el recargo, el precio anunciado es el de efectivo, y la tarjeta de crédito paga un porcentaje más. Las redes de tarjetas limitan ese porcentaje, piden aviso previo y no lo permiten en tarjetas de débito.',
          choose:
            'Muchas ventas chicas y mucho efectivo: el descuento se explica más fácil. Facturas grandes, casi todas a crédito: el recargo mantiene bajo su precio anunciado. Si la mayoría de sus clientes paga con débito, primero haga cuentas.',
          start:
            'En los dos casos el letrero va en la puerta y en la caja, y el recibo muestra el renglón. Enséñele a su gente una sola frase para cuando pregunten. La mayoría de los clientes pregunta una vez.',
        },
      },
      fraud: {
        topic: 'Fraudes',
        title: 'Tres fraudes que llegan al mostrador',
        text: 'Ninguno necesita computadora. Cada uno termina con una regla para pegar en la caja.',
        body: {
          call: 'La llamada. Alguien “de la compañía de tarjetas” le pide a un empleado nuevo hacer una prueba, leer una clave o dar el número de la terminal. Regla: a quien llama no se le da ninguna clave. Cuelgue y marque el número de su estado de cuenta.',
          refund:
            'La devolución. Un cliente quiere su dinero en una tarjeta distinta de la que usó para pagar, o en efectivo. Regla: la devolución regresa a la tarjeta de la venta, con el recibo, y la revisa una segunda persona.',
          order:
            'El pedido grande. Un desconocido pide por teléfono, da varias tarjetas hasta que una pasa y le pide pagarle a un chofer con parte del total. Regla: nunca se le da efectivo a un tercero de una venta con tarjeta. Ofrezca un enlace de pago y espere un día.',
          reader:
            'Y una vez por semana mire su lector: una pieza floja, una etiqueta nueva, una ranura más gruesa. Si algo se ve distinto que la semana pasada, deje de usarlo y llame a quien lo instaló.',
        },
      },
      returns: {
        topic: 'La temporada',
        title: 'La semana de las devoluciones',
        text: 'Después de Navidad vienen las devoluciones, y en febrero las disputas. Un buen recibo evita la mitad.',
        body: {
          policy:
            'Ponga su política de devoluciones donde se lea antes de pagar: en el recibo, en la caja y en el pago de su página. Cuántos días, con recibo o sin él, dinero o crédito de la tienda.',
          refund:
            'Devuelva por la terminal, a la misma tarjeta, y no en efectivo. Así la venta y la devolución se cancelan en los dos estados de cuenta y nadie puede pedir el dinero dos veces. Avise que el banco puede tardar unos días.',
          name: 'Fíjese en el nombre que sus clientes ven en su estado de cuenta. Si no es el de su puerta, no lo van a reconocer y van a desconocer el cargo. Se puede cambiar.',
          dispute:
            'Si llega una disputa, conteste antes de la fecha, aunque tenga la razón. Mande el recibo, la política y el comprobante de entrega. Una respuesta tardía cuenta como ninguna.',
        },
      },
    },
  },
  action: {
    title: 'O mejor pregúntenos',
    text: 'Traiga el estado de cuenta, la oferta o la carta que no entiende. La leemos con usted, sea cliente o no.',
    quote: 'Mándenos su pregunta',
    call: `Llame al ${brand.phone.display}`,
  },
};

export default es;
