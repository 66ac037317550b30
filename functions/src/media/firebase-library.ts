import type { Services } from '../context';
import { objectsOf, renditionsIn } from './firebase-objects';
import { recordsOf } from './firebase-records';
import type { Library } from './library';
import { readPicture } from './read-picture';

/** The library as Firebase keeps it. */
export function firebaseLibrary({ bucket, renditions, firestore }: Services): Library {
  return {
    objects: objectsOf(bucket),
    renditions: renditionsIn(renditions),
    records: recordsOf(firestore, bucket.name),
    readPicture,
  };
}
