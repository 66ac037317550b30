import { useTranslation } from 'react-i18next';
import type { Locale } from '../domain/locale';
import { localeOf } from './i18n';

/** The language of the document. It never changes: the language switch is a link to another document. */
export const useLocale = (): Locale => localeOf(useTranslation().i18n);
