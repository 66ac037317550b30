import type { Bucket } from '@google-cloud/storage';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getAppCheck } from 'firebase-admin/app-check';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { brand } from '../../src/domain/brand';

/** The Admin services a handler works with: made here once, passed in everywhere. */
export interface Services {
  auth: Auth;
  firestore: Firestore;
  bucket: Bucket;
  renditions: Bucket;
}

/**
 * `IdempotencyStrategy.RetryAlways`: the SDK repeats a request whose response was lost. Every request of ours may be
 * repeated: reads, metadata updates, and writes of the same bytes under the same name.
 */
const RETRY_ALWAYS = 0;

/** The app of a project, named after it. Without a project, any app that exists, or the default app. */
const appOf = (projectId?: string) =>
  getApps().find(({ name }) => !projectId || name === projectId) ??
  initializeApp(projectId ? { projectId } : undefined, projectId);

/** Rejects an App Check token that has expired or is not from this project's site. */
export const verifyAppCheckToken = (token: string) => getAppCheck(appOf()).verifyToken(token);

/**
 * Makes the Admin services of `projectId`, or of the project that the process runs in. The usual environment variables
 * of the Admin SDK choose between the emulators and the real project.
 */
export function createServices(projectId?: string): Services {
  const app = appOf(projectId);
  const bucket = getStorage(app).bucket(brand.bucket);
  bucket.storage.retryOptions.idempotencyStrategy = RETRY_ALWAYS;
  const renditions = bucket.storage.bucket(brand.renditionsBucket);
  // `preferRest` starts 0.1 s faster, but it mistakes ALREADY_EXISTS for ABORTED and retries every `create`.
  return { auth: getAuth(app), firestore: getFirestore(app), bucket, renditions };
}
