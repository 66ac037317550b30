import type { Services } from '../context';
import { objectsOf } from './firebase-objects';
import { recordsOf } from './firebase-records';
import type { Library } from './library';
import { renderPicture } from './render-picture';

/** The library as Firebase keeps it. */
export function firebaseLibrary({ bucket, firestore }: Services): Library {
  return { objects: objectsOf(bucket), records: recordsOf(firestore, bucket.name), render: renderPicture };
}
