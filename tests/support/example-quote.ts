/** A quote request as the form sends it, with a new id and `changes`. */
export const exampleQuote = (changes: object = {}) => ({
  id: crypto.randomUUID(),
  firstName: 'Ana',
  lastName: 'Luz',
  email: 'ana@example.com',
  phone: '(956) 555-0199',
  business: 'Café Luz',
  message: '¿<b>Cuánto</b> cuesta?',
  language: 'es',
  source: { referrer: 'google.com', utm_campaign: 'verano', landing_page: '/es', page: '/es/contact' },
  ...changes,
});
