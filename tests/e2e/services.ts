import { addressOf } from '../../emulators/ports';

/** The emulated services, as their addresses name them. */
export const STORAGE = addressOf('storage');
export const FIRESTORE = addressOf('firestore');

/** What begins an upload, and what is asked of storage once it has begun. */
export const BEGINNING = new RegExp(`${STORAGE}/v0/b/.*[?&]name=`);
export const PIECE = new RegExp(`${STORAGE}/v0/b/.*[?&]upload_id=`);
/** What is asked about one object. */
export const OBJECT = new RegExp(`${STORAGE}/.*/o/`);
