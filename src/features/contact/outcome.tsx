import { Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormNote } from '../../components/form';
import { ContactText, Subheading } from '../../components/text';
import type { Outcome } from '../../domain/outbox';
import { QUOTE_FIELDS } from '../../domain/quote-fields';

type Settled = Extract<Outcome, { state: 'recorded' | 'saved' }>;

/** Whether a form was recorded or saved for later. */
export function isSettled(outcome: Outcome | null): outcome is Settled {
  return outcome?.state === 'recorded' || outcome?.state === 'saved';
}

interface ReceiptProps {
  outcome: Settled;
  /** Whether an earlier visit sent the form: the receipt then leaves the focus where it is. */
  isEarlier?: boolean;
  /** Shown when the server has recorded the form. */
  title: string;
  text: string;
  children?: ReactNode;
}

/** After so many failures in a row, and after a reload, the visitor gets another way to reach a person. */
const MANY_FAILURES = 3;

interface SavedForLaterProps {
  reason: 'offline' | 'server';
  showsContact: boolean;
}

/** Says that the form is saved on this device, and why. */
function SavedForLater({ reason, showsContact }: SavedForLaterProps) {
  const { t } = useTranslation('forms');
  return (
    <>
      <Subheading>{t(`saved.${reason}.title`)}</Subheading>
      <Text>{t(`saved.${reason}.text`)}</Text>
      {showsContact && (
        <Text>
          <ContactText>{t('saved.contact')}</ContactText>
        </Text>
      )}
    </>
  );
}

/** Replaces a submitted form: the server has recorded it, or it is saved on this device. */
export function Receipt({ outcome, isEarlier = false, title, text, children }: ReceiptProps) {
  return (
    <FormNote status={outcome.state === 'recorded' ? 'success' : 'info'} takesFocus={!isEarlier}>
      {outcome.state === 'recorded' ? (
        <>
          <Subheading>{title}</Subheading>
          <Text>{text}</Text>
        </>
      ) : (
        <SavedForLater reason={outcome.reason} showsContact={isEarlier || outcome.failures >= MANY_FAILURES} />
      )}
      {children}
    </FormNote>
  );
}

/** An error of the whole form; nothing if the fields show the errors. */
export function Failure({ outcome }: { outcome: Outcome | null }) {
  const { t } = useTranslation('forms');
  const fields: readonly string[] = QUOTE_FIELDS; // the newsletter's field has the name of one of them
  const isRefused = outcome?.state === 'refused' && !outcome.fields.some(({ field }) => fields.includes(field));
  if (outcome?.state !== 'failed' && !isRefused) return null;
  return (
    <FormNote status="error">
      <p>
        <ContactText>{t(isRefused ? 'refused' : 'failed')}</ContactText>
      </p>
    </FormNote>
  );
}
