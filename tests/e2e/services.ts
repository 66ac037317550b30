import type { BrowserContext } from 'playwright/test';
import { addressOf } from '../../emulators/ports';

/** Address of the emulated storage. */
export const STORAGE = addressOf('storage');
/** An address of this machine that no Content-Security-Policy allows. */
export const FORBIDDEN = 'http://127.0.0.1:9399/';

/** The request that starts an upload, and requests with its chunks. */
export const UPLOAD_START = new RegExp(`${STORAGE}/v0/b/.*[?&]name=`);
export const UPLOAD_CHUNK = new RegExp(`${STORAGE}/v0/b/.*[?&]upload_id=`);
/** Requests about one object. */
export const OBJECT = new RegExp(`${STORAGE}/.*/o/`);
/** Requests that listen to Firestore. */
export const LISTEN = /\/Listen\/channel/;
/** When it cannot listen, the Firestore SDK logs an error. */
export const UNREACHABLE = /Could not reach Cloud Firestore backend|Listen\/channel/;
/** The SDK then also requests an image from Google, which the policy blocks. */
export const PROBE = 'https://www.google.com/images/cleardot.gif';

/** Makes the browser report "online": with only loopback it reports "offline". */
export const claimOnline = (context: BrowserContext) =>
  context.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }));
