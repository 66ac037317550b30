import type { FirebaseApp } from 'firebase/app';
import { type DocumentReference, doc, getDoc } from 'firebase/firestore/lite';
import { CAPTIONS_COLLECTION, type Captions, captionsSchema } from '../domain/captions';
import type { Locale } from '../domain/locale';
import { MEDIA_COLLECTION, type MediaFile } from '../domain/media-record';
import { firestoreOf } from './services/firestore';

export const captionsOf = (record: DocumentReference, language: Locale) => doc(record, CAPTIONS_COLLECTION, language);

/** See `MediaStore.captions`. */
export async function readCaptionsOf(
  app: FirebaseApp,
  { id, captions }: Pick<MediaFile, 'id' | 'captions'>,
): Promise<Captions[]> {
  const record = doc(firestoreOf(app), MEDIA_COLLECTION, id);
  const read = await Promise.all(
    captions.map(async (language) => {
      const { data } = captionsSchema.safeParse((await getDoc(captionsOf(record, language))).data());
      return data ? [{ language, text: data.text }] : []; // someone is removing them
    }),
  );
  return read.flat();
}
