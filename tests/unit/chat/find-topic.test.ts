import { describe, expect, it } from 'vitest';
import en from '../../../src/content/chat/en';
import es from '../../../src/content/chat/es';
import { TOPICS, type TopicId } from '../../../src/content/chat/topics';
import { brand } from '../../../src/domain/brand';
import { findTopic } from '../../../src/features/chat/find-topic';

describe('the topic of a question', () => {
  it.each<[question: string, topic: TopicId]>([
    ['How much does it cost?', 'prices'],
    ['price', 'prices'],
    ['what are your RATES', 'prices'],
    ['¿Cuánto cuesta?', 'prices'],
    ['cuanto cobran de comision', 'prices'],
    ['qué tarifas manejan', 'prices'],
    ['How much is the point of sale?', 'pos'],
    ['What are your hours?', 'hours'],
    ['horario', 'hours'],
    ['abren el sabado', 'hours'],
    ['¿A qué hora cierran los viernes?', 'hours'],
    ['are u open sunday', 'hours'],
    ['cash discount', 'zeroFee'],
    ['What are the fees of a cash-discount program?', 'zeroFee'],
    ['¿Puedo dar descuento si me pagan en efectivo?', 'zeroFee'],
    ['quiero trabajar sin comisión', 'zeroFee'],
    ['How long does setup take?', 'setup'],
    ['cuánto tardan en instalar', 'setup'],
    ['CUANDO PUEDO EMPEZAR', 'setup'],
    ['Can I talk to a person?', 'person'],
    ['quiero hablar con alguien', 'person'],
    ['Can I speak with someone in Spanish?', 'person'],
    ['do you speak spanish', 'languages'],
    ['¿Hablan español?', 'languages'],
    ['what is your phone number', 'contact'],
    ['What is your email address?', 'contact'],
    ['su correo por favor', 'contact'],
    ['where is your office', 'location'],
    ['¿dónde quedan?', 'location'],
    [`Do you come to ${brand.coverage.brownsville}?`, 'location'],
    ['do you have POS systems', 'pos'],
    ['necesito un punto de venta para mi taquería', 'pos'],
    ['I sell online', 'online'],
    ['cobrar por internet', 'online'],
    ['tengo una lonchera, ¿tienen lector para celular?', 'mobile'],
    ['my terminal is not working', 'support'],
    ['la terminal no funciona, necesito ayuda', 'support'],
    ['is there a contract', 'terms'],
    ['Is there a setup fee?', 'terms'],
    ['¿Me cobran multa si cancelo el contrato?', 'terms'],
    ['How much does it cost to cancel the contract?', 'terms'],
    ['how long is the contract', 'terms'],
    ['When is the money deposited?', 'funding'],
    ['¿cuándo depositan?', 'funding'],
    ['Is it safe?', 'security'],
    ['Do you take American Express?', 'cards'],
    ['¿aceptan tarjetas de débito?', 'cards'],
    ['quiero una cotización', 'quote'],
    ['How much can I save?', 'quote'],
    ['I have several locations', 'enterprise'],
    ['tengo tres sucursales', 'enterprise'],
    ['Do you do cross-border payments?', 'crossBorder'],
    ['¿Puedo cobrar en pesos?', 'crossBorder'],
    ['Do you serve restaurants?', 'industries'],
    ['¿Atienden a clínicas?', 'industries'],
    ['What is interchange plus?', 'interchange'],
    ['what does a terminal cost', 'prices'],
    ['¿Tienen terminal para celular?', 'mobile'],
    ['Mi terminal no prende', 'support'],
    ['hola buenas, me dice el precio please', 'prices'],
  ])('%s', (question, topic) => {
    expect(findTopic(question)).toBe(topic);
  });

  it.each(['', '   ', '??', 'asdf qwerty', 'xyzzy', 'possible', '你好'])('is unknown in "%s"', (question) => {
    expect(findTopic(question)).toBeNull();
  });

  it('is the one that more of the question is about', () => {
    expect(findTopic('Do you open on Saturday, and what is the price?')).toBe('hours');
    expect(findTopic('¿Qué precio y qué tarifa tienen, y abren?')).toBe('prices');
  });

  it.each([en, es])('is the own one of every question that is suggested', ({ suggestions }) => {
    expect(Object.values(suggestions).map(findTopic)).toEqual(Object.keys(suggestions));
  });

  it('is looked for by plain stems', () => {
    const stems = Object.values(TOPICS).flatMap((topic) => [topic.en, topic.es].join(', ').split(', '));
    expect(stems.filter((stem) => !/^[a-z0-9]+( [a-z0-9]+)*$/.test(stem))).toEqual([]);
    expect(stems.filter((stem, index) => stems.indexOf(stem) !== index)).toEqual([]);
  });

  it('is the location for every place that is covered', () => {
    expect(Object.values(brand.coverage).filter((place) => findTopic(place) !== 'location')).toEqual([]);
  });
});
