import { type MediaFile, mediaFileSchema } from '../../src/domain/media-record';

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
