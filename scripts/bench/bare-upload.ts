/// <reference lib="dom" />
import { initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import { connectFirestoreEmulator, doc, getFirestore, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { connectStorageEmulator, getStorage, ref, uploadBytesResumable } from 'firebase/storage';
import { emulators } from '../../firebase.json';
import { brand } from '../../src/domain/brand';
import { MEDIA_COLLECTION } from '../../src/domain/media-record';
import { attachmentDisposition, generateObjectName, recordId, uploadMetadata } from '../../src/domain/object-name';
import { uploadedRecord } from '../../src/domain/object-record';

const app = initializeApp({ projectId: brand.demoProject, apiKey: 'demo' }, 'bare');
const auth = getAuth(app);
connectAuthEmulator(auth, `http://${emulators.auth.host}:${emulators.auth.port}`, { disableWarnings: true });
const firestore = getFirestore(app);
connectFirestoreEmulator(firestore, emulators.firestore.host, emulators.firestore.port);
const storage = getStorage(app, `gs://${brand.bucket}`);
connectStorageEmulator(storage, emulators.storage.host, emulators.storage.port);

/** 40 different files of about `size` bytes. */
export const makeFiles = (size: number) =>
  Array.from({ length: 40 }, (_, index) => {
    return new File([`${index}`, new Uint8Array(size)], `picture ${index}.png`, { type: 'image/png' });
  });

async function uploadFile(file: File): Promise<void> {
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

/** Uploads `files` and their records with nothing but the SDK, `parallel` at a time. Gives the ms it took. */
export async function upload(email: string, password: string, files: File[], parallel: number): Promise<number> {
  await signInWithEmailAndPassword(auth, email, password);
  const start = performance.now();
  const queue = files.values();
  const work = async () => {
    for (const file of queue) await uploadFile(file);
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return performance.now() - start;
}
