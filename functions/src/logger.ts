/** The log, which Cloud Logging reads. */
export { logger } from 'firebase-functions';
