import { afterEach, expect, it } from 'vitest';
import { addressOf } from '../../../emulators/ports';
import { SUBSCRIBERS_COLLECTION } from '../../../src/domain/newsletter';
import { apiPath, type FormName } from '../../../src/domain/outbox';
import { QUOTES_COLLECTION } from '../../../src/domain/quotes';
import { serveApi } from '../api-server';
import { disableTriggers, liveServices } from '../emulated-services';

disableTriggers(); // the emails would compete for the processors

const services = liveServices();
const CLIENTS = 60;

type Post = (path: string, init: RequestInit) => Promise<Response>;

/** Posts all forms at once, each from one of 60 clients. Prints how long the quotes took, and returns their answers. */
async function burst(name: string, post: Post, counts: Record<FormName, number>) {
  const mark = crypto.randomUUID();
  const send = async (form: FormName, index: number) => {
    const id = crypto.randomUUID();
    const email = `${mark}-${index}@example.com`;
    const quote = { id, firstName: 'Ana', lastName: mark, phone: '(956) 555-0199' };
    const start = performance.now();
    const { status } = await post(apiPath(form), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'fastly-client-ip': `198.51.100.${index % CLIENTS}` },
      body: JSON.stringify({ email, language: 'en', ...(form === 'quotes' && quote) }),
    });
    return { id, status, seconds: (performance.now() - start) / 1000 };
  };
  const all = (form: FormName) => Array.from({ length: counts[form] }, (_, index) => send(form, index));
  const newsletters = all('newsletter');
  const quotes = await Promise.all(all('quotes'));
  const others = await Promise.all(newsletters);
  const times = quotes.map(({ seconds }) => seconds).sort((a, b) => a - b);
  const [median, max] = [times[Math.floor(times.length / 2)], times.at(-1)].map((time) => `${time?.toFixed(2)} s`);
  const accepted = others.filter(({ status }) => status === 201).length;
  console.log(
    `${name}: quotes median ${median}, maximum ${max}; ${accepted} of ${others.length} newsletter posts accepted`,
  );
  const { docs } = await services.firestore.collection(QUOTES_COLLECTION).where('lastName', '==', mark).get();
  return { quotes, recorded: docs.map((document) => document.id).sort() };
}

afterEach(async () => {
  for (const collection of [QUOTES_COLLECTION, SUBSCRIBERS_COLLECTION, 'rate_limits'])
    await services.firestore.recursiveDelete(services.firestore.collection(collection));
});

const overHosting: Post = (path, init) => fetch(`http://${addressOf('hosting')}${path}`, init);

const isRecordedOnce = async (name: string, post: Post, counts: Record<FormName, number>) => {
  const { quotes, recorded } = await burst(name, post, counts);
  expect(quotes.filter(({ status }) => status !== 201)).toEqual([]);
  expect(recorded).toEqual(quotes.map(({ id }) => id).sort());
};

it('records every quote of 250 posts to one process at once, and none twice', () =>
  isRecordedOnce(
    '250 posts to one process',
    serveApi(() => services, { hmacKey: () => 'key' }),
    {
      ...{ newsletter: 200, quotes: 50 },
    },
  ));

// Only with --all: the emulator starts a process for each call, which takes a minute beside other tests.
it.runIf(process.env.ALL_TESTS).each([
  { newsletter: 16, quotes: 4 },
  { newsletter: 32, quotes: 8 },
])('records every quote of posts to the emulated functions at once: %j', { timeout: 300_000 }, (counts) => {
  const sum = counts.newsletter + counts.quotes;
  return isRecordedOnce(`${sum} posts to the emulated functions`, overHosting, counts);
});
