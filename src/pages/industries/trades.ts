import { IconCoffee, IconHealth, IconKitchen, IconOffice, IconStore, IconWrench } from '../../components/icons';
import type { INDUSTRIES } from '../../domain/quote-fields';

/** The industries in order; each id is also the anchor of its section. */
export const TRADES = ['retail', 'restaurants', 'cafes', 'automotive', 'healthcare', 'professional'] as const;
export type Trade = (typeof TRADES)[number];

export const TRADE_ICONS = {
  retail: IconStore,
  restaurants: IconKitchen,
  cafes: IconCoffee,
  automotive: IconWrench,
  healthcare: IconHealth,
  professional: IconOffice,
};

/** The industry's id in the quote form. */
export const formIndustry = (id: Trade): (typeof INDUSTRIES)[number] =>
  id === 'professional' ? 'professional-services' : id;

/** Anchor of the other industries. */
export const OTHERS = 'other';
