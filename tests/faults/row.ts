import formsEn from '../../src/content/forms/en';
import formsEs from '../../src/content/forms/es';
import installedEn from '../../src/content/installed/en';
import installedEs from '../../src/content/installed/es';
import interfaceEn from '../../src/content/interface/en';
import interfaceEs from '../../src/content/interface/es';
import libraryEn from '../../src/content/interface/library.en';
import libraryEs from '../../src/content/interface/library.es';
import offlineEn from '../../src/content/offline/en';
import offlineEs from '../../src/content/offline/es';
import type { Locale } from '../../src/domain/locale';
import type { Fault, Part } from './kinds';

const EN = {
  forms: formsEn,
  installed: installedEn,
  interface: interfaceEn,
  library: libraryEn,
  offline: offlineEn,
};
export type Words = typeof EN;

/** The words of the product, by language. */
export const WORDS: Record<Locale, Words> = {
  en: EN,
  es: { forms: formsEs, installed: installedEs, interface: interfaceEs, library: libraryEs, offline: offlineEs },
};

/** One row of the matrix: a fault, where it happens, and the test that shows what then becomes of it. */
export interface Row {
  fault: Fault;
  part: Part;
  /** What the person sees, in plain words; what the product says then is in `says`. */
  sees: string;
  /** The product's own words, to the letter. */
  says: (words: Words) => string[];
  /** What is not lost. */
  keeps: string;
  /** The file of the test, from the folder of tests, and the title of the test. */
  file: string;
  title: string;
}

/** Nothing is said. */
export const SILENT = () => [];

/** Rows of one fault. */
export function rowsOf(fault: Fault, rows: Omit<Row, 'fault'>[]): Row[] {
  return rows.map((row) => ({ fault, ...row }));
}
