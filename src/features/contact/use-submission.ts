import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FormName, Outbox, Outcome } from '../../domain/outbox';
import { useLocale } from '../../i18n/i18n';
import { hasPendingSubmissions } from '../../services/has-pending';
import { NEEDED_CODE_LIMIT_MS, withTimeLimit } from '../../services/time-limit';
import { loadOutbox } from './api/load-outbox';

interface Sending {
  id: string;
  fields: Record<string, string>;
  honeypot: string;
}

/** Calls `listener` as `outbox.watch` does: for one form, for all (undefined), or never (null). */
export function useLaterOutcomes(form: FormName | undefined | null, listener: Parameters<Outbox['watch']>[0]): void {
  const hear = useEffectEvent(listener);
  useEffect(() => {
    if (form === null) return;
    const watching = loadOutbox().then((outbox) => outbox.watch((sent, outcome) => hear(sent, outcome), form));
    watching.catch(() => {}); // sending reports the error
    return () => void watching.then((end) => end());
  }, [form]);
}

/** Submissions in flight, and results that came after their form was left: the form reports them when shown again. */
const underWay = new Map<FormName, { sending: Sending; answer: Promise<Outcome> }>();

interface SubmissionOptions {
  /** Whether the form shows a request that an earlier visit saved: visitors would send it again. */
  showsEarlier(): boolean;
  onOutcome(outcome: Outcome, sent: Sending): void;
}

/**
 * Sends a form and follows the submission, through later deliveries and after the visitor left the form and came back.
 * Calls `onOutcome` with each outcome and what was sent; `outcome` is the last one.
 */
export function useSubmission(form: FormName, { showsEarlier, onOutcome }: SubmissionOptions) {
  const language = useLocale();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  /** Whether the outcome is that of a submission which an earlier visit saved. */
  const [isEarlier, setEarlier] = useState(false);
  /** On the monotonic clock: the device's time may be corrected while the visitor fills in the form. */
  const shownAt = useRef(0);
  /** The id of the submission shown here; null once the visitor writes another, undefined before anything was sent. */
  const mine = useRef<string | null>(undefined);
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
    setEarlier(false);
    setOutcome(next);
    onOutcome(next, under.sending);
  }
  const resume = useEffectEvent(() => {
    void follow();
    if (hasPendingSubmissions()) prepare();
  });
  useEffect(() => {
    isShown.current = true;
    shownAt.current = performance.now();
    resume();
    return () => {
      isShown.current = false;
    };
  }, []);

  const mayBeSaved = outcome?.state === 'saved' || hasPendingSubmissions();
  useLaterOutcomes(mayBeSaved ? form : null, (sent, later) => {
    if (sent.id !== mine.current) {
      if (mine.current !== undefined || later.state !== 'saved' || !showsEarlier()) return false;
      mine.current = sent.id;
      setEarlier(true);
    }
    setOutcome(later);
    onOutcome(later, sent);
    return true;
  });

  function answerTo(sending: Sending): Promise<Outcome> {
    const elapsed = Math.ceil(performance.now() - shownAt.current);
    return withTimeLimit(loadOutbox(), NEEDED_CODE_LIMIT_MS)
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
    mine.current = null;
    setSending(false);
  }

  /** Shows the form again instead of an outcome. */
  function forget(): void {
    mine.current = null;
    setOutcome(null);
  }

  /** Loads the code for sending before the connection may be lost, and sends saved submissions. */
  const prepare = () => {
    loadOutbox()
      .then((outbox) => {
        if (hasDelivered.current) return;
        hasDelivered.current = true;
        return outbox.deliver();
      })
      .catch(() => {}); // sending reports the error
  };

  return { outcome, isEarlier, isSending, prepare, send, release, forget };
}
