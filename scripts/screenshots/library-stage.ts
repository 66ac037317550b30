import type { Stage } from './stage';

/** Where the library reads its records. */
export const LIST = /:runQuery/;
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
/** The longest words that people come up with, and some that have no end. */
export const LONG = {
  title: `Fotografía ${'sinespacios'.repeat(8)} del mostrador de la panadería en la mañana, con la nueva terminal al frente`,
  file_name: `IMG_${'0123456789'.repeat(12)}.final (copia).JPEG`,
  tags: ['electroencefalografistas-desproporcionada', 'transfronterizo', 'cobros móviles a domicilio', 'pan dulce'],
};
/** A button that names the first file: "Edit {{name}}". */
export const ofFirst = (stage: Stage, text: string) =>
  items(stage)
    .first()
    .getByRole('button', { name: new RegExp(`^${text.split('{{')[0]}`) });

/** What Firestore answers for a record. */
export interface Found {
  document: { fields: Record<string, object> };
}

/** Gives every file the longest names. */
export const longNames = ({ context }: Stage) =>
  context.route(LIST, async (route) => {
    const response = await route.fetch();
    const found: Found[] = await response.json();
    const fields = {
      title: { stringValue: LONG.title },
      file_name: { stringValue: LONG.file_name },
      tags: { arrayValue: { values: LONG.tags.map((stringValue) => ({ stringValue })) } },
    };
    for (const { document } of found) Object.assign(document.fields, fields);
    await route.fulfill({ response, json: found });
  });
