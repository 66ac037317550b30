/** Text as searches compare it, in small letters and without accents: "menu" finds "Menú". */
export const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
