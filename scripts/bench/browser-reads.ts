import type { Page, Request } from 'playwright';
import { addressOf } from '../../emulators/ports';

/** Index entries that one read of an aggregation is charged for. */
const ENTRIES_PER_READ = 1000;

const times = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

/** What an aggregation went through: what it counted, or for a sum, which does not say so, all of the library. */
function entriesOf(asked: string, answer: string, librarySize: number): number {
  if (asked.includes('"sum"')) return librarySize;
  return Number(/"integerValue":\s*"(\d+)"/.exec(answer)?.[1] ?? 0);
}

/** The document reads that Firestore charges for an answer; what finds nothing costs one all the same. */
function charge(request: Request, answer: string, librarySize: number): number {
  const url = request.url();
  if (url.includes(':runQuery')) return Math.max(1, times(answer, /"document":\s*\{/g));
  if (url.includes(':batchGet')) return times(answer, /"(?:found|missing)":/g);
  if (!url.includes(':runAggregationQuery')) return 0;
  const entries = entriesOf(request.postData() ?? '', answer, librarySize);
  return Math.max(1, Math.ceil(entries / ENTRIES_PER_READ));
}

/**
 * Counts the documents that `page` reads of Firestore, from what travels: answers, and what listeners are told. Gives
 * the function that tells how many there were since it was last asked.
 */
export async function countBrowserReads(page: Page, librarySize: number): Promise<() => Promise<number>> {
  const firestore = `http://${addressOf('firestore')}/`;
  const charges: Promise<number>[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (!request.url().startsWith(firestore) || request.url().includes('/Listen/')) return;
    const reads = response.text().then(
      (answer) => charge(request, answer, librarySize),
      () => 0, // the page has been closed
    );
    charges.push(reads);
  });

  let told = 0;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const listening = new Set<string>();
  const hear = (data: string) => {
    told += times(Buffer.from(data, 'base64').toString(), /"document(?:Change|Delete)":/g);
  };
  session.on('Network.responseReceived', async ({ requestId, response }) => {
    if (!response.url.startsWith(firestore) || !response.url.includes('TYPE=xmlhttp')) return;
    listening.add(requestId);
    const { bufferedData } = await session
      .send('Network.streamResourceContent', { requestId })
      .catch(() => ({ bufferedData: '' })); // it has ended, and its next one goes on from there
    hear(bufferedData);
  });
  session.on('Network.dataReceived', ({ requestId, data }) => {
    if (listening.has(requestId) && data) hear(data);
  });

  return async () => {
    await page.waitForTimeout(1500); // a listener never rests
    const reads = (await Promise.all(charges.splice(0))).reduce((sum, each) => sum + each, told);
    told = 0;
    return reads;
  };
}
