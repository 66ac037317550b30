import { type MediaEdit, type MediaFile, mediaFileSchema } from '../../src/domain/media-record';

/** An edit, or the editable part of a record, whose fields are all empty. */
export const NO_EDIT: MediaEdit = {
  title: null,
  description: null,
  alt_text: null,
  translations: null,
  category: null,
  tags: [],
  is_featured: false,
  captions: [],
};

/** A record of the library, an image by default. */
export const mediaFile = (id: string, fields: Partial<MediaFile> = {}): MediaFile =>
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
