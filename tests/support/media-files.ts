import { type MediaEdit, type MediaFile, mediaFileSchema } from '../../src/domain/media-record';
import { MEDIA_TEXTS, type MediaText } from '../../src/domain/media-texts';
import { mapTable } from '../../src/domain/table';

/** The texts of a record in one language, all missing. */
export const NO_TEXTS = mapTable(MEDIA_TEXTS, () => null);

/** An edit, or the editable part of a record, whose fields are all empty. */
export const NO_EDIT: MediaEdit = {
  ...NO_TEXTS,
  translations: null,
  category: null,
  tags: [],
  is_featured: false,
  captions: [],
};

/** Fields of a record. Its missing texts in Spanish become null, as the others do. */
export interface RecordFields extends Omit<Partial<MediaFile>, 'translations'> {
  translations?: { es: Partial<Record<MediaText, string | null>> } | null;
}

/** A record of the library, an image by default. */
export const mediaFile = (id: string, fields: RecordFields = {}): MediaFile =>
  mediaFileSchema.parse({
    file_name: `${id}.png`,
    file_path: id,
    bucket_name: 'b',
    media_type: 'image',
    created_at: 1,
    updated_at: 1,
    ...fields,
    id,
  });

export const idsOf = (files: readonly MediaFile[]) => files.map(({ id }) => id);

/** A file from a file picker. */
export const pickedFile = (name = 'Menú del día 100%.pdf', type = 'application/pdf', bytes = 1000) =>
  new File([new Uint8Array(bytes).map((_, index) => index % 251)], name, { type });
