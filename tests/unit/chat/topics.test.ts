import { expect, it } from 'vitest';
import { findTopic, type TopicId } from '../../../src/features/chat/topics';
import en from '../../../src/locales/en/chat.json';
import es from '../../../src/locales/es/chat.json';

/** Each topic with questions about it, separated by `|`. */
const QUESTIONS: Record<TopicId, string> = {
  prices: 'How much does it cost? | what are your RATES | ¿Cuánto cuesta? | qué tarifas manejan',
  hours: 'What are your hours? | ¿A qué hora cierran los viernes?',
  zeroFee: 'What are the fees of a cash-discount program? | quiero trabajar sin comisión',
  setup: 'How long does setup take? | CUANDO PUEDO EMPEZAR',
  person: 'Can I talk to a person? | quiero hablar con alguien',
  languages: 'do you speak spanish | ¿Hablan español?',
  contact: 'what is your phone number | su correo por favor',
  location: 'where is your office | ¿dónde quedan?',
  pos: 'do you have POS systems | necesito un punto de venta para mi taquería',
  online: 'I sell online | cobrar por internet',
  mobile: 'Do you have a mobile reader? | ¿Tienen terminal para celular?',
  support: 'My terminal isn’t working | mi terminal no prende | Can I dispute a charge?',
  offline: 'What if the internet goes down? | ¿Funciona la terminal sin internet?',
  terms: 'Is there a setup fee? | quiero cerrar mi cuenta',
  quote: 'Can you help me with a quote? | quiero una cotización',
  funding: 'When is the money deposited? | ¿cuándo depositan?',
  security: 'Is it safe? | Me robaron la terminal',
  cards: 'Do you take American Express? | ¿aceptan tarjetas de débito?',
  enterprise: 'I have several locations | tengo tres sucursales',
  crossBorder: 'Do you do cross-border payments? | ¿Puedo cobrar en pesos?',
  industries: 'Do you serve restaurants? | ¿Atienden a clínicas?',
  interchange: 'What is interchange plus?',
};

const questions = Object.entries(QUESTIONS).flatMap(([topic, asked]) =>
  asked.split(' | ').map((question) => [topic, question]),
);

it.each(questions)('finds the topic %s for "%s"', (topic, question) => {
  expect(findTopic(question)).toBe(topic);
});

it.each(['', '??', 'asdf qwerty', 'possible', '你好'])('finds no topic for "%s"', (question) => {
  expect(findTopic(question)).toBeNull();
});

const suggestions = [en, es].flatMap((words) => Object.entries(words.suggestions));

it.each(suggestions)('finds the topic %s for its suggested question: %s', (topic, question) => {
  expect(findTopic(question)).toBe(topic);
});
