import type { LeadSource } from '../../src/domain/lead-source';
import type { Locale } from '../../src/domain/locale';
import type { QuoteField } from '../../src/domain/quote-fields';

type DemoQuote = Record<QuoteField, string> & { language: Locale; source: LeadSource };

/** The demo's quote requests, newest first. */
export const QUOTES: readonly DemoQuote[] = [
  {
    firstName: 'Rosa',
    lastName: 'Garza',
    email: 'rosa@panaderia.example',
    phone: '(956) 555-0111',
    business: 'Panadería Garza',
    message: 'Quiero cobrar con tarjeta en dos cajas. ¿Cuánto cuesta?',
    language: 'es',
    source: { referrer: 'google.com', landing_page: '/es', page: '/es/contact' },
  },
  {
    firstName: 'Dale',
    lastName: 'Hobbs',
    email: 'dale@hobbsauto.example',
    phone: '(956) 555-0122',
    business: 'Hobbs Auto Repair',
    message: 'We pay 3.1% now and want to compare.',
    language: 'en',
    source: {
      referrer: 'm.facebook.com',
      utm_source: 'facebook',
      utm_medium: 'paid',
      utm_campaign: 'zero-fee-spring',
      utm_content: 'video-a',
      landing_page: '/services/zero-fee-solutions',
      page: '/contact',
    },
  },
  {
    firstName: 'Linda',
    lastName: 'Cantú',
    email: 'linda@floreria.example',
    phone: '956 555 0133',
    business: 'Florería Linda',
    message: '',
    language: 'es',
    source: { referrer: 'google.com', landing_page: '/es/services/pos-systems', page: '/es/contact' },
  },
  {
    firstName: 'Tom',
    lastName: 'Reyes',
    email: 'tom@reyesbbq.example',
    phone: '956-555-0144',
    business: 'Reyes BBQ',
    message: 'A friend gave me your card. Please call in the morning.',
    language: 'en',
    source: { landing_page: '/', page: '/contact' },
  },
];
