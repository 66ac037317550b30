import spanish from '../../dist/es/offline.html?raw';
import english from '../../dist/offline.html?raw';
import { type Locale, splitLocale } from '../domain/locale';

/** A part of the worker's script: it is there even if the browser has removed every cache. */
const PAGES: Record<Locale, string> = { en: english, es: spanish };

/** The offline page in the language of the requested path. */
export const offlinePage = ({ pathname }: URL): Response =>
  new Response(PAGES[splitLocale(pathname).locale], { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
