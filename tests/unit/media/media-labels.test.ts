import { expect, it } from 'vitest';
import type { Locale } from '../../../src/domain/locale';
import type { MediaFile } from '../../../src/domain/media-record';
import { mediaLabels } from '../../../src/features/media/media-labels';
import { createI18n, loadNamespaces } from '../../../src/i18n/i18n';
import { mediaFile } from '../../support/media-files';

async function wordsOf(fields: Partial<MediaFile>, locale: Locale = 'en') {
  const i18n = createI18n(locale);
  await loadNamespaces(i18n, ['media']);
  return mediaLabels(mediaFile('Menú del día', fields), i18n.getFixedT(null, 'media'), locale);
}

it('labels have defaults for a new upload in either language', async () => {
  const title = 'Menú del día.png';
  const facts = { type: 'Image', category: 'Uncategorized', size: 'Unknown', noPreview: null, dimensions: null };
  const description = 'No description available';
  expect(await wordsOf({})).toEqual({ title, alt: title, description, lang: {}, ...facts });
  const inSpanish = { description: 'Sin descripción', category: 'Sin categoría', size: 'Desconocido' };
  expect(await wordsOf({}, 'es')).toMatchObject({ ...inSpanish, type: 'Imagen' });
});

it('labels show the values of the record, and replace missing ones', async () => {
  const texts = { title: 'Menu of the day', description: 'Chalk on slate', alt_text: 'A slate' };
  const fields = { ...texts, category: 'hero-banner', file_size: 1536, width: 1600, height: 900 } as const;
  const facts = { type: 'Image', category: 'Hero Banner', size: '1.5 KB', noPreview: null, dimensions: '1600 × 900' };
  const { alt_text: alt, ...shown } = texts;
  expect(await wordsOf(fields)).toEqual({ ...shown, alt, lang: {}, ...facts });
  const incomplete = { ...fields, alt_text: null, height: null };
  expect(await wordsOf(incomplete)).toMatchObject({ alt: texts.title, dimensions: null });
  const es = { title: null, description: null, alt_text: 'Una pizarra' };
  const untranslated = await wordsOf({ ...incomplete, translations: { es } });
  expect(untranslated).toMatchObject({ alt: 'Una pizarra', lang: { alt: 'es' } });
});

it('labels say in either language that a picture is too large for a preview, but not that it is tried again', async () => {
  expect(await wordsOf({ no_preview: 'too-large' })).toMatchObject({ noPreview: 'Too large for a preview' });
  const inSpanish = { noPreview: 'Demasiado grande para una vista previa' };
  expect(await wordsOf({ no_preview: 'too-large' }, 'es')).toMatchObject(inSpanish);
  expect(await wordsOf({ no_preview: 'unfinished' })).toMatchObject({ noPreview: null });
});
