import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FormName, Outbox, Outcome } from '../../domain/outbox';
import { useLocale } from '../../i18n/i18n';
import { withTimeLimit } from '../../services/time-limit';
import { loadOutbox } from './api/load-outbox';

/** Time limit for the code that sends, in milliseconds: after it the visitor learns how to reach a person. */
const CODE_LIMIT_MS = 20_000;

interface Sending {
  id: string;
  fields: Record<string, string>;
  honeypot: string;
}

/** Calls `listener` as `outbox.watch` does: with outcomes of all submissions, or of one (`id`), or, for null, of none. */
export function useLaterOutcomes(id: string | undefined | null, listener: Parameters<Outbox['watch']>[0]): void {
  const hear = useEffectEvent(listener);
  useEffect(() => {
    if (id === null) return;
    const watching = loadOutbox().then((outbox) => outbox.watch((sent, outcome) => hear(sent, outcome), id));
    watching.catch(() => {}); // sending says what is wrong
    return () => void watching.then((end) => end());
  }, [id]);
}

/** Submissions in flight, and results that came after their form was left: the form reports them when shown again. */
const underWay = new Map<FormName, { sending: Sending; answer: Promise<Outcome> }>();

/**
 * Sends a form and follows the submission, through later deliveries and after the visitor left the form and came back.
 * Calls `onOutcome` with each outcome and what was sent; `outcome` is the last one.
 */
export function useSubmission(form: FormName, onOutcome: (outcome: Outcome, sent: Sending) => void) {
  const language = useLocale();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  /** On the monotonic clock: the device's time may be corrected while the visitor fills in the form. */
  const shownAt = useRef(0);
  const mine = useRef('');
  const hasDelivered = useRef(false);

  const isShown = useRef(false);
  const [isSending, setSending] = useState(false);

  /** Waits for the submission in flight, and reports its result if the form is still shown. */
  async function follow(): Promise<void> {
    const under = underWay.get(form);
    if (!under) return;
    mine.current = under.sending.id;
    setSending(true);
    const next = await under.answer;
    // OutboxDelivery reports what the device keeps, on any page.
    if (underWay.get(form) === under && (isShown.current || next.state === 'saved')) underWay.delete(form);
    if (!isShown.current || mine.current !== under.sending.id) return;
    setSending(false);
    setOutcome(next);
    onOutcome(next, under.sending);
  }
  const followLeft = useEffectEvent(follow);
  useEffect(() => {
    isShown.current = true;
    shownAt.current = performance.now();
    void followLeft();
    return () => {
      isShown.current = false;
    };
  }, []);

  useLaterOutcomes(outcome?.state === 'saved' ? mine.current : null, (sent, later) => {
    setOutcome(later);
    onOutcome(later, sent);
    return true;
  });

  function answerTo(sending: Sending): Promise<Outcome> {
    const elapsed = Math.ceil(performance.now() - shownAt.current);
    return withTimeLimit(loadOutbox(), CODE_LIMIT_MS)
      .then((outbox) => outbox.send({ ...sending, form, language, elapsed }))
      .catch((error: unknown): Outcome => {
        console.warn('A form could not be sent', error);
        return { state: 'failed' };
      });
  }

  function send(sending: Sending): Promise<void> {
    underWay.set(form, { sending, answer: answerTo(sending) });
    return follow();
  }

  /** Text typed after returning to the form belongs to a new request, not to the one being sent. */
  function release(): void {
    underWay.delete(form);
    mine.current = '';
    setSending(false);
  }

  /** Loads the code for sending before the connection may be lost, and sends saved submissions. */
  const prepare = () => {
    loadOutbox()
      .then((outbox) => {
        if (hasDelivered.current) return;
        hasDelivered.current = true;
        return outbox.deliver();
      })
      .catch(() => {}); // sending will say what is wrong
  };

  return { outcome, isSending, prepare, send, release, forget: () => setOutcome(null) };
}
