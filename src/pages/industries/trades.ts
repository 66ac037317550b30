import { IconCoffee, IconHealth, IconKitchen, IconOffice, IconStore, IconWrench } from '../../ui/icons';

/**
 * The industries in their order. `id` is also the anchor of the section; `industry` is what the quote form calls it.
 */
export const TRADES = [
  { id: 'retail', industry: 'retail', Icon: IconStore },
  { id: 'restaurants', industry: 'restaurants', Icon: IconKitchen },
  { id: 'cafes', industry: 'cafes', Icon: IconCoffee },
  { id: 'automotive', industry: 'automotive', Icon: IconWrench },
  { id: 'healthcare', industry: 'healthcare', Icon: IconHealth },
  { id: 'professional', industry: 'professional-services', Icon: IconOffice },
] as const;

/** Anchor of the rest. */
export const OTHERS = 'other';
