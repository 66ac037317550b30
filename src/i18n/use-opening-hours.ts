import { useTranslation } from 'react-i18next';
import { openingHoursLines } from './opening-hours';

/** The opening hours in the document's language. */
export const useOpeningHours = () => openingHoursLines(useTranslation().t);
