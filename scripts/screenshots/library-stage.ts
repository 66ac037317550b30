import type { Stage } from './stage';

/** Where the library is, and who sees it. */
export const library = { at: 'admin', query: '?tab=library', as: 'admin' } as const;
/** The library itself, the files in it, and its first file, once that is there. */
export const shelf = ({ page, words }: Stage) =>
  page.getByRole('region', { name: words.interface.media.library.title });
export const items = (stage: Stage) =>
  shelf(stage)
    .getByRole('listitem')
    .filter({ has: stage.page.getByRole('checkbox') });
export const isThere = (stage: Stage) => items(stage).first().waitFor();
/** A button that names the first file: "Edit {{name}}". */
export const ofFirst = (stage: Stage, text: string) =>
  items(stage)
    .first()
    .getByRole('button', { name: new RegExp(`^${text.split('{{')[0]}`) });
