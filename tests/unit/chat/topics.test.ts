import { expect, it } from 'vitest';
import { brand } from '../../../src/domain/brand';
import { findTopic, type TopicId } from '../../../src/features/chat/topics';
import en from '../../../src/locales/en/chat.json';
import es from '../../../src/locales/es/chat.json';

/** Each topic with questions about it, separated by `|`. */
const QUESTIONS: [TopicId, string][] = [
  ['prices', 'How much does it cost? | price | what are your RATES | ¿Cuánto cuesta? | cuanto cobran de comision'],
  [
    'prices',
    'tengo un problema con mis comisiones | qué tarifas manejan | what does a terminal cost | hola buenas, me dice el precio please | quiero una aclaración sobre las tarifas',
  ],
  ['hours', 'What are your hours? | horario | abren el sabado | ¿A qué hora cierran los viernes?'],
  ['hours', 'What are your customer service hours? | ¿Cuál es el horario de atención a clientes?'],
  ['zeroFee', 'cash discount | What are the fees of a cash-discount program?'],
  ['zeroFee', '¿Puedo dar descuento si me pagan en efectivo? | quiero trabajar sin comisión'],
  ['setup', 'How long does setup take? | cuánto tardan en instalar | CUANDO PUEDO EMPEZAR'],
  ['person', 'Can I talk to a person? | quiero hablar con alguien | Can I speak with someone in Spanish?'],
  ['person', 'representative | get me an operator | I need customer service | representante | quiero un operador'],
  ['person', 'servicio al cliente | atención a clientes'],
  ['languages', 'do you speak spanish | ¿Hablan español? | ¿Tienen servicio al cliente en español?'],
  ['contact', 'customer service phone number | correo de atención a clientes'],
  ['contact', 'what is your phone number | What is your email address? | su correo por favor'],
  [
    'location',
    `where is your office | ¿dónde quedan? | Do you come to ${brand.coverage.brownsville}? | do you serve ${brand.coverage.laredo} | do you serve my area`,
  ],
  ['pos', 'do you have POS systems | How much is the point of sale? | necesito un punto de venta para mi taquería'],
  ['online', 'I sell online | cobrar por internet | The online checkout is not working on my website'],
  ['mobile', 'tengo una lonchera, ¿tienen lector para celular? | ¿Tienen terminal para celular?'],
  ['support', 'my terminal is not working | la terminal no funciona, necesito ayuda | Mi terminal no prende'],
  ['support', 'credit card machine broken | my card reader is broken | tengo un problema con mi terminal'],
  ['support', 'My terminal isn’t working | My reader isn’t connecting | The terminal is frozen | my terminal froze'],
  ['support', 'No me funciona la terminal | no me jala la terminal | se trabó mi terminal | no pasa la tarjeta'],
  ['support', 'What about chargebacks? | Can I dispute a charge? | ¿Qué hago con un contracargo?'],
  ['offline', '¿Funciona sin internet? | does it work without internet | What if the internet goes down?'],
  ['offline', '¿Qué pasa si falla el internet? | Se fue el internet | the internet went out'],
  ['offline', 'Mi internet no funciona | Si falla el internet, ¿puedo cobrar con tarjeta?'],
  ['offline', 'No sirve el internet | my internet stopped working | My terminal is not working offline'],
  ['support', 'tengo una aclaración del banco | Me llegó una aclaración sobre un cobro | my terminal doesn´t work'],
  ['support', 'my terminal isnt working | pos wont print | mi terminal no lee el chip | me marca error la terminal'],
  ['support', 'I lost my terminal connection | a veces pierde la terminal la señal'],
  ['terms', 'Can I close my account | quiero cerrar mi cuenta | problem with my contract, can I cancel'],
  ['quote', 'Can you help me with a quote?'],
  ['industries', 'I own a repair shop and a restaurant, do you serve us?'],
  ['terms', 'is there a contract | Is there a setup fee? | ¿Me cobran multa si cancelo el contrato?'],
  ['funding', 'When is the money deposited? | problem with my bank deposit | ¿cuándo depositan?'],
  ['security', 'Is it safe? | My terminal was stolen | I lost my terminal | Someone stole my card reader'],
  ['security', 'Me robaron la terminal | Perdí mi terminal | Se me perdió la terminal | Me robaron el lector'],
  ['cards', 'Do you take American Express? | ¿aceptan tarjetas de débito?'],
  ['quote', 'quiero una cotización | How much can I save?'],
  ['enterprise', 'I have several locations | tengo tres sucursales'],
  ['crossBorder', 'Do you do cross-border payments? | ¿Puedo cobrar en pesos?'],
  ['industries', 'Do you serve restaurants? | do you serve churches | ¿Atienden a clínicas?'],
  ['interchange', 'What is interchange plus?'],
];

it.each(QUESTIONS)('finds the topic %s for: %s', (topic, questions) => {
  for (const question of questions.split(' | ')) expect(findTopic(question), question).toBe(topic);
});

it.each(['', '??', 'asdf qwerty', 'possible', 'frozen yogurt', '你好'])('finds no topic for "%s"', (question) => {
  expect(findTopic(question)).toBeNull();
});

it('prefers the topic with more matching words', () => {
  expect(findTopic('Do you open on Saturday, and what is the price?')).toBe('hours');
  expect(findTopic('¿Qué precio y qué tarifa tienen, y abren?')).toBe('prices');
});

it.each([en, es])('finds the topic that each suggested question is named after', ({ suggestions }) => {
  expect(Object.values(suggestions).map(findTopic)).toEqual(Object.keys(suggestions));
});

it('finds the location topic for every place of the coverage area', () => {
  expect(Object.values(brand.coverage).filter((place) => findTopic(place) !== 'location')).toEqual([]);
});
