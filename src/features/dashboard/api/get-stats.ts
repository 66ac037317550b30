import { collection, getAggregate, getCount, query, sum, where } from 'firebase/firestore/lite';
import { MEDIA_COLLECTION } from '../../../domain/media-record';
import type { MediaType } from '../../../domain/media-type';
import { firestore } from '../../../firebase/firestore';
import { asStaff } from '../../../firebase/with-token';

/** Source: spec 3 "Media file statistics". */
export interface MediaStats {
  totalFiles: number;
  /** Bytes of all files; unknown sizes count as 0. */
  totalSize: number;
  imageCount: number;
  videoCount: number;
}

/**
 * Statistics of the library. Firestore counts and bills one read per thousand records. The sum is a query of its own,
 * because an aggregation counts only records that have all its fields. Throws StoreError.
 */
export function getStats(): Promise<MediaStats> {
  const library = collection(firestore, MEDIA_COLLECTION);
  const type = (type: MediaType) => query(library, where('media_type', '==', type));
  return asStaff(async () => {
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
  });
}
