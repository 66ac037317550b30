import { HStack, Text } from '@chakra-ui/react';
import { FileUpload } from '@chakra-ui/react/file-upload';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { Field } from '../../components/field';
import { type CaptionsFault, readCaptions } from '../../domain/captions';
import { STORED_CAPTIONS } from '../../domain/media-edit-form';
import { MAX_CAPTIONS_LENGTH } from '../../domain/media-limits';

interface CaptionsFieldProps {
  label: string;
  /** See `EditFields`. */
  value: string;
  isReadOnly: boolean;
  onChange: (value: string) => void;
}

/** The captions of a video in one language: added, replaced or removed when the form is saved. */
export function CaptionsField({ label, value, isReadOnly, onChange }: CaptionsFieldProps) {
  const { t } = useTranslation('library');
  const [fault, setFault] = useState<CaptionsFault | null>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const read = await readCaptions(file);
    setFault('fault' in read ? read.fault : null);
    if ('text' in read) onChange(read.text);
  };
  const remove = () => {
    setFault(null);
    onChange('');
  };
  const state = value === '' ? 'none' : value === STORED_CAPTIONS ? 'stored' : 'chosen';
  return (
    <Field
      label={label}
      hint={t('edit.captions.hint')}
      error={fault && t(`edit.captions.${fault}`, { max: MAX_CAPTIONS_LENGTH })}
    >
      <FileUpload.Root
        role="group"
        aria-label={label}
        acceptedFiles={[]}
        disabled={isReadOnly}
        onFileAccept={({ files }) => take(files[0])}
      >
        <FileUpload.HiddenInput accept=".vtt,text/vtt" />
        <HStack wrap="wrap">
          <Text role="status" flex="1 1 8rem" textStyle="small" color="fg">
            {t(`edit.captions.${state}`)}
          </Text>
          <FileUpload.Trigger asChild>
            <Button variant="outline">{t(state === 'none' ? 'edit.captions.choose' : 'edit.captions.replace')}</Button>
          </FileUpload.Trigger>
          {state !== 'none' && (
            <Button variant="ghost" disabled={isReadOnly} onClick={remove}>
              {t('edit.captions.remove')}
            </Button>
          )}
        </HStack>
      </FileUpload.Root>
    </Field>
  );
}
