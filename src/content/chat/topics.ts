import { brand } from '../../domain/brand';
import type { Locale } from '../../domain/locale';
import type { RouteId } from '../../domain/paths';

/** What the chat knows about: where the site says more, and how people ask for it. */
interface Topic extends Record<Locale, string> {
  route: RouteId;
  anchor?: string;
}

/**
 * The topics, from the particular to the general: of two that fit equally, the first one answers. Under each language
 * stand the stems of the words that people use, without accents: beginnings of words, or whole words where there are
 * up to three letters. Both languages count on every page, because in the Valley both come in one sentence.
 */
export const TOPICS = {
  zeroFee: {
    route: 'zeroFee',
    en: 'zero fee, zero cost, no fee, cash discount, pay cash, discount for cash, surcharg, dual pric, pass the fee, pass on',
    es: 'cero comision, cero cost, sin comision, sin pagar comision, no pagar comision, descuento por pago, efectivo, recargo',
  },
  terms: {
    route: 'smallBusiness',
    anchor: 'pricing',
    en: 'contract, cancel, terminat, penalt, commit, minimum, hidden, setup fee, set up fee, activation, leave, locked',
    es: 'contrato, cancela, multa, penaliz, plazo, minima, minimo, escondid, salirme, amarr, activacion, letra chica',
  },
  pos: {
    route: 'posSystems',
    en: 'pos, point of sale, cash register, inventory, tablet, kitchen, barcode, receipt printer',
    es: 'punto de venta, puntos de venta, caja, inventario, tableta, comanda, codigo de barra',
  },
  online: {
    route: 'onlinePayments',
    en: 'online, website, web, ecommerce, e commerce, checkout, gateway, shopify, woocommerce, invoice, recurring, subscription, payment link, api',
    es: 'en linea, internet, pagina, sitio, tienda virtual, factura, recurrente, suscripcion, enlace de pago, link de pago, pasarela',
  },
  mobile: {
    route: 'smallBusiness',
    anchor: 'mobile',
    en: 'mobile, reader, food truck, on the road, tap to pay, my phone, iphone, android, market stall',
    es: 'movil, lector, celular, para celular, lonchera, domicilio, pulga, troca, en la calle',
  },
  enterprise: {
    route: 'enterprise',
    en: 'several location, many location, more than one location, multiple location, multi location, branches, franchise, chain, enterprise',
    es: 'sucursal, varias tiendas, varios locales, franquicia, cadena, empresa grande',
  },
  crossBorder: {
    route: 'enterprise',
    anchor: 'cross-border',
    en: 'cross border, both sides, mexican peso, currency, currencies',
    es: 'pesos, dos lados, del otro lado, frontera, moneda, divisa',
  },
  industries: {
    route: 'industries',
    en: 'who do you serve, do you serve, do you work with, kind of business, type of business, industr, restaurant, clinic, retail, salon, barber',
    es: 'a quien atienden, atienden a, trabajan con, tipo de negocio, que negocios, giro, industria, restaurante, clinica, estetica, barberia',
  },
  interchange: {
    route: 'creditCardProcessing',
    en: 'interchange, cost plus',
    es: 'intercambio',
  },
  funding: {
    route: 'creditCardProcessing',
    en: 'fund, deposit, payout, my money, next day, get paid, bank',
    es: 'mi dinero, dia siguiente, me pagan, me cae, banco',
  },
  security: {
    route: 'creditCardProcessing',
    en: 'secur, safe, pci, fraud, encrypt, hack, stolen',
    es: 'segur, robo, roban, cifra, proteg, encript',
  },
  languages: {
    route: 'southTexas',
    en: 'spanish, english, bilingual, language',
    es: 'espanol, ingles, bilingue, idioma, hablan',
  },
  person: {
    route: 'whoWeAre',
    anchor: 'owner',
    en: 'person, human, someone, somebody, talk, speak, agent, representative, owner, who are you',
    es: 'alguien, humano, hablar, platicar, agente, asesor, duena, dueno, quienes son, quien me atiende',
  },
  quote: {
    route: 'contact',
    en: 'quote, estimate, proposal, statement, save, can i save, saving',
    es: 'cotiz, presupuesto, propuesta, estado de cuenta, ahorr',
  },
  setup: {
    route: 'services',
    en: 'setup, set up, install, how long, how fast, how soon, how quick, start, begin, same day, approv, train, open an account, sign up',
    es: 'instal, tarda, cuanto tiempo, que tan rapido, que tan pronto, empezar, empiezo, comenzar, aprob, aprueb, capacita, mismo dia, abrir cuenta, abrir una cuenta',
  },
  hours: {
    route: 'contact',
    anchor: 'hours',
    en: 'hour, open, clos, schedule, monday, friday, saturday, sunday, weekend, what time',
    es: 'hora, abre, abiert, cierra, cerrad, lunes, viernes, sabado, domingo, fin de semana',
  },
  prices: {
    route: 'smallBusiness',
    anchor: 'pricing',
    en: 'pric, cost, how much, rate, fee, fees, charge, expensive, cheap, percent, terminal cost',
    es: 'cuanto c, cuanto sale, cuanto vale, cuanto es, cuanto pag, cuesta, cobran, precio, tarifa, comision, caro, barat, porcentaje, mensualidad',
  },
  cards: {
    route: 'creditCardProcessing',
    en: 'credit card, debit, visa, mastercard, amex, american express, discover, apple pay, google pay, chip, contactless, card, terminal',
    es: 'tarjeta, sin contacto, banda',
  },
  contact: {
    route: 'contact',
    anchor: 'hours',
    en: 'phone, call, number, email, email address, e mail, contact, reach, write, whatsapp',
    es: 'telefono, llam, numero, correo, direccion de correo, escrib, mensaje',
  },
  location: {
    route: 'southTexas',
    anchor: 'coverage',
    en: `where, address, locat, office, near, area, coverage, city, valley, ${Object.values(brand.coverage).join(', ').toLowerCase()}`,
    es: 'donde, direccion, ubica, oficina, quedan, cerca, zona, ciudad, cobertura, valle',
  },
  support: {
    route: 'southTexas',
    anchor: 'comparison',
    en: 'support, help, broken, not working, won t turn on, not turn on, doesn t work, problem, fix, repair, trouble, 24 7, emergency',
    es: 'soporte, ayuda, no funciona, no sirve, no conecta, no prende, no enciende, no imprime, terminal no, descompuso, falla, arregl, tecnico',
  },
} as const satisfies Record<string, Topic>;

export type TopicId = keyof typeof TOPICS;
