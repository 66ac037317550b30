import type { FirebaseApp } from 'firebase/app';
import { collection, getAggregate, getCount, query, sum, where } from 'firebase/firestore/lite';
import { MEDIA_COLLECTION } from '../domain/media-record';
import type { MediaFigures } from '../domain/media-store';
import type { MediaType } from '../domain/media-type';
import { firestoreOf } from './services/firestore';

/**
 * Firestore counts the library and bills one read per thousand records. The sum is a query of its own, because an
 * aggregation counts only records that have all its fields.
 */
export async function countMedia(app: FirebaseApp): Promise<MediaFigures> {
  const library = collection(firestoreOf(app), MEDIA_COLLECTION);
  const type = (type: MediaType) => query(library, where('media_type', '==', type));
  const [total, images, videos, sizes] = await Promise.all([
    getCount(library),
    getCount(type('image')),
    getCount(type('video')),
    getAggregate(library, { totalSize: sum('file_size') }),
  ]);
  return {
    totalFiles: total.data().count,
    totalSize: sizes.data().totalSize,
    imageCount: images.data().count,
    videoCount: videos.data().count,
  };
}
