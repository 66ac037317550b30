import { brand } from '../domain/brand';
import type { Locale } from '../domain/locale';

const { keyedRate, keyedFee } = brand.prices;
const cents = Math.round(Number.parseFloat(keyedFee.slice(1)) * 100);

/** Price of an online or keyed transaction as it is said: `2.9% + 30 cents`. Source: spec 9 "Pricing claims". */
export const keyedPrice: Record<Locale, string> = {
  en: `${keyedRate} + ${cents} cents`,
  es: `${keyedRate} más ${cents} centavos`,
};
