import * as z from 'zod/mini';
import { CAPTIONS_COLLECTION, type Captions, captionsSchema } from '../../../domain/captions';
import { MEDIA_COLLECTION, type MediaFile } from '../../../domain/media-record';
import { converterOf } from '../../../firebase/converters';
import { guarded } from '../../../firebase/errors';

const captionsConverter = converterOf(z.object(captionsSchema.shape));

/** Reads the captions of a video. Throws StoreError. */
export const getCaptions = ({ id, captions }: Pick<MediaFile, 'id' | 'captions'>): Promise<Captions[]> =>
  guarded(async () => {
    const [{ firestore }, { doc, getDoc }] = await Promise.all([
      import('../../../firebase/firestore'),
      import('firebase/firestore/lite'),
    ]);
    const record = doc(firestore, MEDIA_COLLECTION, id);
    const read = await Promise.all(
      captions.map(async (language) => {
        const found = await getDoc(doc(record, CAPTIONS_COLLECTION, language).withConverter(captionsConverter));
        const text = found.data()?.text;
        return text ? [{ language, text }] : []; // someone is removing them
      }),
    );
    return read.flat();
  });
