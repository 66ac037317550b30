import { brand } from '../../domain/brand';
import contact from '../contact/es';
import cards from '../credit-card-processing/es';
import frame from '../frame/es';
import home from '../home/es';
import smallBusiness from '../small-business/es';
import whoWeServe from '../who-we-serve/es';
import { composeAnswers } from './answers';
import type { ChatContent } from './en';

const es: ChatContent = {
  title: 'Háganos una pregunta',
  note: 'Respuestas automáticas de este sitio',
  close: 'Cerrar el chat',
  log: 'Conversación',
  bot: 'Respuesta:',
  visitor: 'Usted preguntó:',
  greeting: `Hola. Pregúnteme por precios, horario, instalación o lo que se le ofrezca. Si prefiere hablar con una persona, llame al ${brand.phone.display}.`,
  suggestionsLabel: 'Lo que más nos preguntan',
  suggestions: {
    prices: '¿Cuánto cuesta?',
    zeroFee: '¿Cómo funciona lo de cero comisiones?',
    setup: '¿Qué tan pronto puedo empezar?',
    hours: '¿A qué hora abren?',
  },
  input: 'Su pregunta',
  send: 'Enviar',
  typing: 'Ya viene la respuesta',
  answers: composeAnswers(frame, home, contact, smallBusiness, whoWeServe, cards),
  unknown: {
    text: `Le puedo informar sobre precios, horario, instalación, programas sin comisión y nuestros servicios. Para todo lo demás le contesta una persona en el ${brand.phone.display}, en español o en inglés.`,
    link: contact.hero.title,
  },
};

export default es;
