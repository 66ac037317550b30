/**
 * Sample content: the technology partners are invented. Names are the same in both languages.
 * Source: decisions "Brand"; spec 2 "Partners" (two payment processors, two POS systems).
 */
export const partnerNames = {
  processors: { palmCoast: 'Palm Coast Processing', caliche: 'Caliche Merchant Network' },
  posSystems: { mostrador: 'Mostrador POS', brushline: 'Brushline Register' },
};
