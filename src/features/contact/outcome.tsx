import { Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormNote } from '../../components/form';
import { ContactText, Subheading } from '../../components/text';
import type { FormState, Receipt as ReceiptState } from './form-state';

interface ReceiptProps {
  receipt: ReceiptState;
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
export function Receipt({ receipt, title, text, children }: ReceiptProps) {
  const { step, isEarlier } = receipt;
  return (
    <FormNote status={step === 'recorded' ? 'success' : 'info'} takesFocus={!isEarlier}>
      {step === 'recorded' ? (
        <>
          <Subheading>{title}</Subheading>
          <Text>{text}</Text>
        </>
      ) : (
        <SavedForLater reason={receipt.reason} showsContact={isEarlier || receipt.failures >= MANY_FAILURES} />
      )}
      {children}
    </FormNote>
  );
}

/** A problem with the whole form; nothing if the fields show the errors. */
export function Problem({ state }: { state: FormState }) {
  const { t } = useTranslation('forms');
  if (state.step !== 'editing' || !state.problem) return null;
  const texts = { failed: t('failed'), 'given-up': t('given-up'), refused: t('refused') };
  return (
    <FormNote status="error">
      <p>
        <ContactText>{texts[state.problem]}</ContactText>
      </p>
    </FormNote>
  );
}
