import { Worker } from 'node:worker_threads';

/** Pixels of 4 bytes: red, green, blue, alpha. */
export interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** Time limit in milliseconds. A picture of 48 million pixels takes 5 seconds. */
const TIME_LIMIT = 60_000;

/**
 * Decodes a HEIC picture and rotates it as the camera was held. sharp's binaries contain no HEVC decoder. Rejects if
 * the picture is broken, or with a "timeout" if it takes too long. See docs/decisions/heic.md.
 */
export function decodeHeic(bytes: Uint8Array): Promise<Pixels> {
  const thread = new Worker(new URL('./heic-thread.js', import.meta.url), { workerData: bytes });
  const timer = setTimeout(() => void thread.terminate(), TIME_LIMIT);
  return new Promise<Pixels>((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('timeout: the picture takes too long to decode')));
  }).finally(() => {
    clearTimeout(timer);
    void thread.terminate();
  });
}
