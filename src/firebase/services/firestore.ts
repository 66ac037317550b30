import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite';
import { emulatorsOfProject } from '../config';
import { oncePerApp } from './app';

/** Firestore without listeners and cache: a fifth of the whole SDK's size. */
export const firestoreOf = oncePerApp((app) => {
  const firestore = getFirestore(app);
  if (emulatorsOfProject) {
    const { host, port } = emulatorsOfProject.firestore;
    connectFirestoreEmulator(firestore, host, port);
  }
  return firestore;
});
