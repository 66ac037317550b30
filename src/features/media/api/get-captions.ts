import { useQuery } from '@tanstack/react-query';
import type { FirebaseApp } from 'firebase/app';
import { useEffect, useState } from 'react';
import { CAPTIONS_COLLECTION, type Captions, captionsSchema } from '../../../domain/captions';
import type { Locale } from '../../../domain/locale';
import { MEDIA_COLLECTION, type MediaFile } from '../../../domain/media-record';
import { guarded } from '../../../firebase/errors';

/** Reads the captions of a video. Throws StoreError. */
export const getCaptions = (
  { id, captions }: Pick<MediaFile, 'id' | 'captions'>,
  app?: FirebaseApp,
): Promise<Captions[]> =>
  guarded(async () => {
    const [{ firestoreOf }, { doc, getDoc }] = await Promise.all([
      import('../../../firebase/services/firestore'),
      import('firebase/firestore/lite'),
    ]);
    const record = doc(firestoreOf(app), MEDIA_COLLECTION, id);
    const read = await Promise.all(
      captions.map(async (language) => {
        const found = await getDoc(doc(record, CAPTIONS_COLLECTION, language));
        const { data } = captionsSchema.safeParse(found.data());
        return data ? [{ language, text: data.text }] : []; // someone is removing them
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
