import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { HONEYPOT } from '../../src/domain/outbox';
import { QUOTES_COLLECTION } from '../../src/domain/quotes';
import { exampleQuote } from '../support/example-quote';
import { postForms, startApi } from './api-server';
import { quietServices } from './emulated-services';

const services = quietServices('form-burst');
const quotes = services.firestore.collection(QUOTES_COLLECTION);

const BOTS = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'];
const POSTS_PER_BOT = 50;
const VISITORS = Array.from({ length: 60 }, (_, index) => `198.51.100.${index}`);

describe('a burst of recognized bots', () => {
  let statuses: number[];
  let reasons: string[];
  beforeAll(async () => {
    const { request, stop } = startApi(() => services);
    const post = postForms(request);
    const postFrom = (address: string, fields: object = {}) =>
      post('quotes', exampleQuote(fields), { 'x-forwarded-for': address });
    // Each bot posts one after the other, as fast as it gets answers.
    const bots = BOTS.map(async (address) => {
      for (let times = 0; times < POSTS_PER_BOT; times += 1)
        await postFrom(address, { [HONEYPOT]: 'https://spam.example' });
    });
    const visitors = VISITORS.map(async (address, index) => {
      await sleep(index * 20); // they arrive while the bots are posting
      return (await postFrom(address)).status;
    });
    statuses = await Promise.all(visitors);
    await Promise.all(bots);
    reasons = (await quotes.get()).docs.map((quote) => quote.get('suspect').join());
    stop();
  }, 120_000);

  it('is recorded', () => {
    expect(reasons.filter((reason) => reason === 'honeypot')).toHaveLength(BOTS.length * POSTS_PER_BOT);
  });

  it('does not refuse visitors', () => {
    expect(new Set(statuses)).toEqual(new Set([201]));
  });

  it('does not make visitors suspect', () => {
    expect(reasons.filter((reason) => reason !== 'honeypot')).toEqual(VISITORS.map(() => ''));
  });
});
