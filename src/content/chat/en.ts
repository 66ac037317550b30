import { brand } from '../../domain/brand';
import contact from '../contact/en';
import cards from '../credit-card-processing/en';
import frame from '../frame/en';
import home from '../home/en';
import smallBusiness from '../small-business/en';
import whoWeServe from '../who-we-serve/en';
import { composeAnswers } from './answers';

/** Words of the open chat. Those of its button are the frame's. */
const en = {
  title: 'Ask us a question',
  note: 'Automatic answers from this site',
  close: 'Close the chat',
  log: 'Conversation',
  bot: 'Answer:',
  visitor: 'You asked:',
  greeting: `Hello. Ask me about prices, hours, setup or anything else we do. For a person, call ${brand.phone.display}.`,
  suggestionsLabel: 'Questions people ask',
  /** Each one is answered by the topic it stands under. */
  suggestions: {
    prices: 'What does it cost?',
    zeroFee: 'How does zero-fee work?',
    setup: 'How soon can I start?',
    hours: 'When are you open?',
  },
  input: 'Your question',
  send: 'Send',
  typing: 'An answer is on its way',
  answers: composeAnswers(frame, home, contact, smallBusiness, whoWeServe, cards),
  unknown: {
    text: `I can tell you about prices, hours, setup, zero-fee programs and our services. For everything else there is a person at ${brand.phone.display}, in English or Spanish.`,
    link: contact.hero.title,
  },
};

export default en;
export type ChatContent = typeof en;
