import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { CAPTIONS_COLLECTION, type Captions, captionsSchema } from '../../../domain/captions';
import type { Locale } from '../../../domain/locale';
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

/** The captions of a video as URLs for its player. A video without captions causes no request. */
export function useCaptions({ id, captions, updated_at }: MediaFile): readonly { language: Locale; src: string }[] {
  const { data } = useQuery({
    queryKey: ['captions', id, updated_at],
    queryFn: () => getCaptions({ id, captions }),
    enabled: captions.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [tracks, setTracks] = useState<{ language: Locale; src: string }[]>([]);
  useEffect(() => {
    const made = (data ?? []).map(({ language, text }) => ({
      language,
      src: URL.createObjectURL(new Blob([text], { type: 'text/vtt' })),
    }));
    setTracks(made);
    return () => {
      for (const { src } of made) URL.revokeObjectURL(src);
    };
  }, [data]);
  return tracks;
}
