import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../src/domain/locale';
import { mediaLabels } from '../../../src/features/media/media-labels';
import { createI18n, loadNamespaces } from '../../../src/i18n/i18n';
import { mediaFile, type RecordFields } from '../../support/media-files';

async function wordsOf(fields: RecordFields, locale: Locale = 'en') {
  const i18n = createI18n(locale);
  await loadNamespaces(i18n, ['media']);
  return mediaLabels(mediaFile('Menú del día', fields), i18n.getFixedT(null, 'media'), locale);
}

describe('the labels of a new upload', () => {
  const title = 'Menú del día.png';

  it('are the name of the file and defaults', async () => {
    const facts = { type: 'Image', category: 'Uncategorized', size: 'Unknown', noPreview: null, dimensions: null };
    const description = 'No description available';
    expect(await wordsOf({})).toEqual({ title, alt: title, description, lang: {}, ...facts });
  });

  it('are in Spanish on a Spanish page', async () => {
    const inSpanish = { description: 'Sin descripción', category: 'Sin categoría', size: 'Desconocido' };
    expect(await wordsOf({}, 'es')).toMatchObject({ ...inSpanish, type: 'Imagen' });
  });
});

describe('the labels of an edited file', () => {
  const texts = { title: 'Menu of the day', description: 'Chalk on slate', alt_text: 'A slate' };
  const fields = { ...texts, category: 'hero-banner', file_size: 1536, width: 1600, height: 900 } as const;

  it('show the values of the record', async () => {
    const facts = { type: 'Image', category: 'Hero Banner', size: '1.5 KB', noPreview: null, dimensions: '1600 × 900' };
    const { alt_text: alt, ...shown } = texts;
    expect(await wordsOf(fields)).toEqual({ ...shown, alt, lang: {}, ...facts });
  });

  it('replace a missing alternative text by the title', async () => {
    expect(await wordsOf({ ...fields, alt_text: null })).toMatchObject({ alt: texts.title });
  });

  it('replace a missing alternative text by the Spanish one before the title', async () => {
    const es = { alt_text: 'Una pizarra' };
    const untranslated = await wordsOf({ ...fields, alt_text: null, translations: { es } });
    expect(untranslated).toMatchObject({ alt: 'Una pizarra', lang: { alt: 'es' } });
  });

  it('show no dimensions if one is missing', async () => {
    expect(await wordsOf({ ...fields, height: null })).toMatchObject({ dimensions: null });
  });
});

it.each<[Locale, string]>([
  ['en', 'Too large for a preview'],
  ['es', 'Demasiado grande para una vista previa'],
])('labels in "%s" say that a picture is too large for a preview', async (locale, noPreview) => {
  expect(await wordsOf({ no_preview: 'too-large' }, locale)).toMatchObject({ noPreview });
});

it('labels do not say that a preview is tried again', async () => {
  expect(await wordsOf({ no_preview: 'unfinished' })).toMatchObject({ noPreview: null });
});
