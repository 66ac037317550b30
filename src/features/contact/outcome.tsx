import type { ReactNode } from 'react';
import type { Outcome } from '../../domain/outbox';
import { useContent } from '../../i18n/locale';
import { FormNote } from '../../ui/form';
import { PhoneText } from '../../ui/phone-text';
import { Subheading, Text } from '../../ui/text';

type Settled = Extract<Outcome, { state: 'recorded' | 'kept' }>;

/** Says whether a form was sent, or is sure to be. */
export function isSettled(outcome: Outcome | null): outcome is Settled {
  return outcome?.state === 'recorded' || outcome?.state === 'kept';
}

interface ReceiptProps {
  outcome: Settled;
  recorded: { title: string; text: string };
  children?: ReactNode;
}

/** In place of a form that was sent: whether the server has it, or this device keeps it. */
export function Receipt({ outcome, recorded, children }: ReceiptProps) {
  const { kept } = useContent('forms');
  const isRecorded = outcome.state === 'recorded';
  const { title, text } = isRecorded ? recorded : kept[outcome.because];
  return (
    <FormNote kind={isRecorded ? 'good' : 'waiting'}>
      <Subheading>{title}</Subheading>
      <Text>{text}</Text>
      {children}
    </FormNote>
  );
}

/** What went wrong with a form as a whole; nothing where its fields say it. */
export function Failure({ outcome }: { outcome: Outcome | null }) {
  const { failed, refused } = useContent('forms');
  const isRefused = outcome?.state === 'refused' && outcome.fields.length === 0;
  if (outcome?.state !== 'failed' && !isRefused) return null;
  return (
    <FormNote kind="bad">
      <p>
        <PhoneText>{isRefused ? refused : failed}</PhoneText>
      </p>
    </FormNote>
  );
}
