import type { MediaFile } from '../../../domain/media-record';
import { publicUrl } from '../../../domain/object-name';
import { storageOrigin } from '../../../firebase/config';

/** The public URL of a file, computed without a request. */
export const fileUrl = ({ bucket_name, file_path }: Pick<MediaFile, 'bucket_name' | 'file_path'>): string =>
  publicUrl(bucket_name, file_path, storageOrigin);
