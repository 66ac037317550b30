/// <reference lib="dom" />
/** The bare SDK in a page, as somebody who has read its first page would use it: what our uploads are measured by. */
import { initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import { connectFirestoreEmulator, doc, getFirestore, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { connectStorageEmulator, getStorage, ref, uploadBytesResumable } from 'firebase/storage';
import { emulators } from '../../firebase.json';
import { brand } from '../../src/domain/brand';
import { MEDIA_COLLECTION } from '../../src/domain/media-record';
import { attachmentDisposition, generateObjectName, recordId, uploadMetadata } from '../../src/domain/object-name';
import { uploadedRecord } from '../../src/domain/object-record';

/** Bytes that `getRandomValues` gives at a time. */
const RANDOM_LIMIT = 64 * 1024;

const { auth: authAt, firestore: firestoreAt, storage: storageAt } = emulators;
const app = initializeApp({ projectId: brand.demoProject, apiKey: 'demo' }, 'bare');
const auth = getAuth(app);
connectAuthEmulator(auth, `http://${authAt.host}:${authAt.port}`, { disableWarnings: true });
const firestore = getFirestore(app);
connectFirestoreEmulator(firestore, firestoreAt.host, firestoreAt.port);
const storage = getStorage(app, `gs://${brand.bucket}`);
connectStorageEmulator(storage, storageAt.host, storageAt.port);

/** Files of `size` bytes, no two of the same. */
export function makeFiles(count: number, size: number): File[] {
  return Array.from({ length: count }, (_, index) => {
    const bytes = new Uint8Array(size);
    for (let start = 0; start < size; start += RANDOM_LIMIT) {
      crypto.getRandomValues(bytes.subarray(start, start + RANDOM_LIMIT));
    }
    return new File([bytes], `picture ${index}.png`, { type: 'image/png' });
  });
}

/** Signs in, then stores `files` and their records, so many at a time. Gives the milliseconds that this took. */
export async function upload(email: string, password: string, files: File[], parallel: number): Promise<number> {
  await signInWithEmailAndPassword(auth, email, password);
  const start = performance.now();
  const waiting = files[Symbol.iterator]();
  const work = async () => {
    for (const file of waiting) {
      const name = generateObjectName(file.name);
      await uploadBytesResumable(ref(storage, name), file, {
        contentType: file.type,
        contentDisposition: attachmentDisposition(file.name),
        customMetadata: uploadMetadata(file.name),
      });
      const object = { bucket: brand.bucket, name, contentType: file.type, size: file.size, metadata: null };
      const times = { created_at: serverTimestamp(), updated_at: serverTimestamp() };
      const record = doc(firestore, MEDIA_COLLECTION, await recordId(brand.bucket, name));
      await setDoc(record, { ...uploadedRecord(object, file.name), ...times });
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return performance.now() - start;
}
