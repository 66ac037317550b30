import { brand } from '../../domain/brand';
import { keyedPrice } from '../keyed-price';
import type { OnlinePaymentsContent } from './en';
import { sampleOrder } from './sample-order';

const { prices, claims } = brand;

const es: OnlinePaymentsContent = {
  meta: {
    title: `Pagos en línea | ${brand.name}`,
    description: `Pasarela de pago, pago desde el celular, cargos recurrentes y enlaces de pago para el sur de Texas a ${keyedPrice.es}.`,
    keywords: `pagos en línea ${brand.address.locality}, pasarela de pago, tienda en línea, cargos recurrentes, enlaces de pago`,
  },
  hero: {
    eyebrow: 'Pagos en línea',
    title: 'Venda aunque la tienda esté cerrada',
    lead: `Una página de pago que funciona bien en el celular, dentro de la tienda en línea que ya tiene. ${keyedPrice.es} por transacción, ${prices.setupFee} de instalación.`,
    leadCompact: `Una página de pago que funciona bien en el celular. ${keyedPrice.es} por transacción, ${prices.setupFee} de instalación.`,
    quote: 'Empiece a vender en línea',
    platforms: '¿Sirve con mi tienda?',
  },
  parts: {
    title: 'Lo que incluye',
    intro: 'Seis partes de un mismo servicio, y una sola persona que responde por todas.',
    items: {
      gateway: {
        title: 'Pasarela de pago',
        text: 'La conexión entre su página y las redes de tarjetas, con una pantalla donde ve cada pago y lo devuelve en dos toques.',
        detail:
          'Busca un pago por nombre, cantidad o día, lo devuelve todo o en parte, y manda un enlace de pago por mensaje o correo cuando ni carrito hay. El depósito de cada día enlista los pedidos que lo forman.',
      },
      checkout: {
        title: 'Pago cómodo desde el celular',
        text: 'Una sola pantalla, botones grandes y el teclado correcto en cada campo. Con la cartera del teléfono se paga sin teclear la tarjeta.',
        detail:
          'Se abre en español o en inglés según el teléfono, dice qué está mal junto al campo donde está mal, y conserva lo escrito si se va la señal en el expressway.',
      },
      security: {
        title: 'Transacciones seguras',
        text: 'El número de tarjeta va del navegador al procesador y nunca pasa por su página. Los pedidos sospechosos esperan a que usted decida.',
        detail:
          'El formulario de la tarjeta es nuestro, dentro de su página: su sitio no tiene datos de tarjetas que perder. El banco puede pedir que el cliente confirme en su aplicación. Usted decide qué pedidos se detienen: los grandes, la primera compra, la dirección que no coincide con la tarjeta.',
      },
      methods: {
        title: 'Varias formas de pago',
        text: 'Tarjetas de crédito y débito, carteras del teléfono y transferencias bancarias, todo en el mismo reporte.',
        detail:
          'También pasan las tarjetas de México y de otros países. La transferencia conviene para rentas y facturas grandes. La tarjeta de regalo que vende en el mostrador se puede gastar en línea, y al revés.',
      },
      recurring: {
        title: 'Cargos recurrentes',
        text: 'Rentas, colegiaturas, membresías: se cobran el día que usted fije, con aviso al cliente y un segundo intento si la tarjeta ya venció.',
        detail:
          'Cada semana, cada mes o cada año, con el primer mes gratis para sus clientes si usted quiere. Si el banco participa, la red actualiza sola la tarjeta repuesta. El cliente cambia su tarjeta o cancela desde un enlace, sin tener que llamarle.',
      },
      integration: {
        title: 'Conexión rápida',
        text: `Un complemento para las plataformas más usadas o una API a la medida para su programador. Funcionando en ${claims.setupHours} horas.`,
        detail:
          'Instalamos el complemento, hacemos con usted tres pedidos de prueba, los devolvemos y solo entonces se abre al público. Su programador recibe una cuenta de prueba y una persona a quien preguntar.',
      },
    },
  },
  checkout: {
    title: 'Ejemplo de pago en un celular',
    store: 'Su tienda',
    lines: {
      tamales: { label: 'Tamales, 2 docenas', amount: sampleOrder.tamales },
      salsa: { label: 'Salsa verde, 1 frasco', amount: sampleOrder.salsa },
      delivery: { label: 'Entrega', amount: sampleOrder.delivery },
    },
    total: { label: 'En total', amount: sampleOrder.total },
    wallet: 'Pagar con el teléfono',
    card: 'Pagar con tarjeta',
    note: 'Pagado a las 11:48 p. m. La tienda abre a las 8.',
  },
  platforms: {
    title: 'Funciona con su tienda en línea',
    intro: 'Instalamos el complemento nosotros, o quien le hace su página, con nosotros al teléfono.',
    api: {
      title: 'API a la medida',
      text: 'Para un sitio o una aplicación propia: pagos, devoluciones, suscripciones y avisos de cada movimiento, con cuenta de prueba y ejemplos.',
      link: 'Pregúntenos por la API',
    },
  },
  supported: {
    title: 'Tarjetas y carteras digitales que se aceptan',
    networks: 'Tarjetas',
    wallets: 'Carteras digitales',
    note: 'También las tarjetas de débito de estas redes.',
  },
  action: {
    title: 'Abra las 24 horas',
    text: 'Mándenos la dirección de su tienda en línea, o cuéntenos qué quiere vender si todavía no tiene. Podemos aprobar su cuenta el mismo día.',
    textCompact: 'Mándenos la dirección de su tienda en línea. Podemos aprobar su cuenta el mismo día.',
    quote: 'Empiece a vender en línea',
    call: `Llame al ${brand.phone.display}`,
  },
};

export default es;
