import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FormName, MIN_FILL_MS, type Outcome } from '../../domain/outbox';
import { useLocale } from '../../i18n/place';
import { useStores } from '../../stores/stores';
import { prefetchChecks } from './resolver';

interface Sending {
  id: string;
  fields: Record<string, string>;
  website: string;
}

/**
 * Sends what a form holds and follows what becomes of it, later deliveries included. `onOutcome` is called with each
 * outcome and what was sent; `outcome` is the last one.
 */
export function useSubmission(form: FormName, onOutcome: (outcome: Outcome, sent: Sending) => void) {
  const stores = useStores();
  const language = useLocale();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  /** By the clock that nobody sets: a device's may be put right while the form is being filled in. */
  const shownAt = useRef(0);
  const mine = useRef('');
  const hasDelivered = useRef(false);

  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  const settle = useEffectEvent((next: Outcome, sent: Sending) => {
    setOutcome(next);
    onOutcome(next, sent);
  });
  const isKept = outcome?.state === 'kept';
  useEffect(() => {
    if (!isKept) return;
    let end = () => {};
    let wanted = true;
    void stores.outbox().then((outbox) => {
      if (!wanted) return;
      end = outbox.watch((sent, later) => {
        if (sent.id !== mine.current) return false;
        settle(later, sent);
        return true;
      });
    });
    return () => {
      wanted = false;
      end();
    };
  }, [isKept, stores]);

  async function send(sending: Sending): Promise<void> {
    mine.current = sending.id;
    // Autofill can be faster than any hand: the server would take it for a bot's.
    await new Promise((resolve) => setTimeout(resolve, shownAt.current + MIN_FILL_MS - performance.now()));
    // Never less: a clock that is rounded may say that it is too early, and what is kept is sent with this for good.
    const elapsed = Math.max(MIN_FILL_MS, Math.ceil(performance.now() - shownAt.current));
    const next = await stores
      .outbox()
      .then((outbox) => outbox.send({ ...sending, form, language, elapsed }))
      .catch((error: unknown): Outcome => {
        console.warn('A form could not be sent', error);
        return { state: 'failed' };
      });
    setOutcome(next);
    onOutcome(next, sending);
  }

  /** Fetches what sending needs, so that it is there when the connection is not; sends what is kept from before. */
  const prepare = () => {
    prefetchChecks();
    stores
      .outbox()
      .then((outbox) => {
        if (hasDelivered.current) return;
        hasDelivered.current = true;
        return outbox.deliver();
      })
      .catch(() => {}); // sending will say what is wrong
  };

  return { outcome, prepare, send, forget: () => setOutcome(null) };
}
