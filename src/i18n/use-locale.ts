import { useTranslation } from 'react-i18next';
import type { Locale } from '../domain/locale';
import { localeOf } from './i18n';

/** The document's language. It never changes: the language switch loads another document. */
export const useLocale = (): Locale => localeOf(useTranslation().i18n);
