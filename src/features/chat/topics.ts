import { brand } from '../../domain/brand';
import type { RouteId } from '../../domain/paths';
import { fold } from '../../domain/search';

/** A topic of the chat: the page with details, and the words that people use for it. */
interface Topic {
  route: RouteId;
  anchor?: string;
  /**
   * Beginnings of words, without accents; a stem of up to three letters must match a whole word. One line per language.
   */
  stems: string[];
}

/** Specific topics first: if two match equally, the first one wins. */
const TOPIC_IDS = [
  'zeroFee',
  'terms',
  'offline',
  'pos',
  'online',
  'mobile',
  'enterprise',
  'crossBorder',
  'industries',
  'interchange',
  'funding',
  'security',
  'languages',
  'person',
  'quote',
  'setup',
  'hours',
  'prices',
  'cards',
  'contact',
  'location',
  'support',
] as const;
export type TopicId = (typeof TOPIC_IDS)[number];

/** The chat matches English and Spanish words on pages of both languages, because people in the Valley mix both. */
export const TOPICS: Record<TopicId, Topic> = {
  zeroFee: {
    route: 'zeroFee',
    stems: [
      'zero fee, zero cost, no fee, cash discount, pay cash, discount for cash, surcharg, dual pric, pass the fee, pass on',
      'cero comision, cero cost, sin comision, sin pagar comision, no pagar comision, descuento por pago, efectivo, recargo',
    ],
  },
  terms: {
    route: 'smallBusiness',
    anchor: 'pricing',
    stems: [
      'contract, cancel, close my account, close the account, close an account, terminat, penalt, commit, minimum, hidden, setup fee, set up fee, activation, leave, locked',
      'contrato, cancela, cerrar mi cuenta, cerrar la cuenta, cierro mi cuenta, cierro la cuenta, multa, penaliz, plazo, minima, minimo, escondid, salirme, amarr, activacion, letra chica',
    ],
  },
  offline: {
    route: 'posSystems',
    anchor: 'benefits',
    stems: [
      'offline, without internet, without the internet, no internet, without wifi, internet goes, internet is down, internet drop, internet went, internet fail, internet stopped, internet isnt, internet doesnt, internet is not working, internet not working',
      'sin internet, no hay internet, no tengo internet, sin conexion, sin wifi, se va el internet, fue el internet, cae el internet, falla el internet, internet falla, internet no funciona, internet no sirve, funciona el internet, sirve el internet, jala el internet',
    ],
  },
  pos: {
    route: 'posSystems',
    stems: [
      'pos, point of sale, cash register, inventory, tablet, kitchen, barcode, receipt printer',
      'punto de venta, puntos de venta, caja, inventario, tableta, comanda, codigo de barra',
    ],
  },
  online: {
    route: 'onlinePayments',
    stems: [
      'online, website, web, ecommerce, e commerce, checkout, gateway, shopify, woocommerce, invoice, recurring, subscription, payment link, api',
      'en linea, internet, pagina, sitio, tienda virtual, factura, recurrente, suscripcion, enlace de pago, link de pago, pasarela',
    ],
  },
  mobile: {
    route: 'smallBusiness',
    anchor: 'mobile',
    stems: [
      'mobile, reader, food truck, on the road, tap to pay, my phone, iphone, android, market stall',
      'movil, lector, celular, para celular, lonchera, domicilio, pulga, troca, en la calle',
    ],
  },
  enterprise: {
    route: 'enterprise',
    stems: [
      'several location, many location, more than one location, multiple location, multi location, branches, franchise, chain, enterprise',
      'sucursal, varias tiendas, varios locales, franquicia, cadena, empresa grande',
    ],
  },
  crossBorder: {
    route: 'enterprise',
    anchor: 'cross-border',
    stems: [
      'cross border, both sides, mexican peso, currency, currencies',
      'pesos, dos lados, del otro lado, frontera, moneda, divisa',
    ],
  },
  industries: {
    route: 'industries',
    stems: [
      'serve, do you work with, kind of business, type of business, industr, restaurant, clinic, retail, salon, barber',
      'a quien atienden, atienden a, trabajan con, tipo de negocio, que negocios, giro, industria, restaurante, clinica, estetica, barberia',
    ],
  },
  interchange: {
    route: 'creditCardProcessing',
    stems: ['interchange, cost plus', 'intercambio'],
  },
  funding: {
    route: 'creditCardProcessing',
    stems: [
      'fund, deposit, payout, my money, next day, get paid, bank',
      'mi dinero, dia siguiente, me pagan, me cae, banco',
    ],
  },
  security: {
    route: 'creditCardProcessing',
    stems: [
      'secur, safe, pci, fraud, encrypt, hack, stolen, stolen terminal, stolen reader, stolen card reader, stole my, stole my terminal, stole our terminal, terminal was stolen, terminal is stolen, terminal got stolen, reader was stolen, reader got stolen, lost my terminal, lost our terminal, lost my reader, lost my card reader, lose my terminal, lose my reader',
      'segur, robo, roban, cifra, proteg, encript, roban la terminal, roban el lector, robaron la terminal, robaron mi terminal, robaron el lector, robaron mi lector, perdi la terminal, perdi mi terminal, perdi el lector, perdi mi lector, perdio la terminal, perdio mi terminal, perdio el lector, perdio mi lector, pierdo la terminal, pierdo mi terminal, pierde la terminal',
    ],
  },
  languages: {
    route: 'southTexas',
    stems: [
      'spanish, english, bilingual, language, service in spanish',
      'espanol, ingles, bilingue, idioma, hablan, cliente en espanol, clientes en espanol',
    ],
  },
  person: {
    route: 'whoWeAre',
    anchor: 'owner',
    stems: [
      'person, human, someone, somebody, talk, speak, agent, representative, an operator, customer service, owner, who are you',
      'alguien, humano, hablar, platicar, agente, asesor, representante, un operador, una operadora, servicio al cliente, atencion a cliente, atencion al cliente, duena, dueno, quienes son, quien me atiende',
    ],
  },
  quote: {
    route: 'contact',
    stems: [
      'quote, estimate, proposal, statement, save, can i save, saving',
      'cotiz, presupuesto, propuesta, estado de cuenta, ahorr',
    ],
  },
  setup: {
    route: 'services',
    stems: [
      'setup, set up, install, how long, how fast, how soon, how quick, start, begin, same day, approv, train, open an account, sign up',
      'instal, tarda, cuanto tiempo, que tan rapido, que tan pronto, empezar, empiezo, comenzar, aprob, aprueb, capacita, mismo dia, abrir cuenta, abrir una cuenta',
    ],
  },
  hours: {
    route: 'contact',
    anchor: 'hours',
    stems: [
      'hour, open, clos, schedule, monday, friday, saturday, sunday, weekend, what time, customer service hour',
      'hora, abre, abiert, cierra, cerrad, lunes, viernes, sabado, domingo, fin de semana, horario de atencion, horario de servicio',
    ],
  },
  prices: {
    route: 'smallBusiness',
    anchor: 'pricing',
    stems: [
      'pric, cost, how much, rate, fee, fees, charge, expensive, cheap, percent, terminal cost',
      'aclaracion sobre l, aclaracion de precio, aclaracion de las tarifas, cuanto c, cuanto sale, cuanto vale, cuanto es, cuanto pag, cuesta, cobran, precio, tarifa, comision, caro, barat, porcentaje, mensualidad',
    ],
  },
  cards: {
    route: 'creditCardProcessing',
    stems: [
      'credit card, debit, visa, mastercard, amex, american express, discover, apple pay, google pay, chip, contactless, card, terminal',
      'tarjeta, sin contacto, banda',
    ],
  },
  contact: {
    route: 'contact',
    anchor: 'hours',
    stems: [
      'phone, call, number, email, email address, customer service phone, customer service number, customer service email, e mail, contact, reach, write, whatsapp',
      'telefono, telefono de atencion, telefono de servicio, llam, numero, correo, direccion de correo, correo de atencion, correo de servicio, escrib, mensaje',
    ],
  },
  location: {
    route: 'southTexas',
    anchor: 'coverage',
    stems: [
      `where, serve my area, serve my city, address, locat, office, near, area, coverage, city, valley, ${Object.values(brand.coverage).join(', ').toLowerCase()}`,
      'donde, direccion, ubica, oficina, quedan, cerca, zona, ciudad, cobertura, valle',
    ],
  },
  support: {
    route: 'southTexas',
    anchor: 'comparison',
    stems: [
      'support, help, problem, fix, repair, trouble, 24 7, emergency, help with my terminal, help with my reader, help with my card, help with the terminal, problem with my terminal, problem with my reader, trouble with my terminal, trouble with my reader, lost my terminal connection, lost my reader connection, chargeback, dispute',
      'soporte, ayuda, terminal no, arregl, tecnico, ayuda con mi terminal, ayuda con mi lector, ayuda con la terminal, problema con mi terminal, problema con mi lector, problemas con mi terminal, problemas con mi lector, pierde la terminal la conexion, pierde la terminal la senal, contracargo, disputa, aclaracion, llego una aclaracion, desconoci',
    ],
  },
};

/** Words for what is broken. With equipment, they decide alone: a broken terminal needs support, not its price. */
const BROKEN = [
  'broken, broke down, not working, stopped working, wont work, doesnt work, does not work, wont turn on, not turn on, wont print, wont connect, not connect, isnt working, isnt connecting, says error, is frozen, terminal froze, reader froze, screen froze',
  'no funciona, dejo de funcionar, no sirve, no jala, no conecta, no prende, no enciende, no imprime, no lee, no me lee, no agarra, marca error, dice error, no me funciona, no me sirve, no me jala, no me conecta, no me prende, no me pasa, no pasa la tarjeta, no me deja cobrar, no puedo cobrar, se trabo, descompu, falla',
];

const EQUIPMENT = [
  'terminal, reader, register, printer, screen, machine, tablet, equipment, system, pos, point of sale, card',
  'lector, caja, impresora, pantalla, maquina, tableta, equipo, sistema, punto de venta, tarjeta',
];

/**
 * Words only, lower case, without accents and apostrophes, with a space around each: `¿Cuánto?` becomes ` cuanto `. Many
 * people type no apostrophes.
 */
function wordsOf(text: string): string {
  return ` ${fold(text)
    .replaceAll(/['´`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}

/** Stems up to this length must match a whole word: `pos` must not match `possible`. */
const LONGEST_WHOLE_WORD = 3;

const stemsOf = (lines: string[]) => lines.flatMap((line) => line.split(', '));
const searched = TOPIC_IDS.map((id) => ({ id, stems: stemsOf(TOPICS[id].stems) }));
const offline = stemsOf(TOPICS.offline.stems);
const broken = stemsOf(BROKEN);
const equipment = stemsOf(EQUIPMENT);

/**
 * The topic of a question, or null if no stem matches. Longer stems weigh more: `cash discount` is more specific than
 * `fees`.
 */
export function findTopic(question: string): TopicId | null {
  const words = wordsOf(question);
  const isIn = (stem: string) => words.includes(stem.length > LONGEST_WHOLE_WORD ? ` ${stem}` : ` ${stem} `);
  const isBroken = broken.some(isIn);
  if (isBroken && equipment.some(isIn)) return offline.some(isIn) ? 'offline' : 'support';
  let best: { id: TopicId | null; weight: number } = { id: null, weight: 0 };
  for (const { id, stems } of searched) {
    const found = stems.filter(isIn);
    const weight = found.join('').length;
    if (weight > best.weight) best = { id, weight };
  }
  return best.id ?? (isBroken ? 'support' : null);
}
