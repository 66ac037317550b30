import { chakra } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaFile } from '../../domain/media-record';
import type { MediaChange } from '../../domain/media-store';
import { BusyButton } from '../../ui/busy-button';
import { Button } from '../../ui/button';
import { CategoryOptions } from '../../ui/category-options';
import { Field } from '../../ui/field';
import { SelectField } from '../../ui/select-field';
import { type BulkField, bulkFaultOf, changeOf, NO_CATEGORY } from './bulk-change';

interface BulkFormProps {
  field: BulkField;
  files: readonly MediaFile[];
  canChange: boolean;
  /** Whether a change is under way: what is typed by then would be lost with the form. */
  isBusy: boolean;
  onApply: (change: MediaChange) => void;
  onCancel: () => void;
}

/** Asks for the category or the tags that all selected files are to get or lose. */
export function BulkForm({ field, files, canChange, isBusy, onApply, onCancel }: BulkFormProps) {
  const { t } = useTranslation(['library', 'media']);
  const [text, setText] = useState('');
  const change = changeOf(field, text);
  const fault = bulkFaultOf(change, files);
  const error =
    fault &&
    (fault.key === 'tagTooLong'
      ? t('edit.tagTooLong', { max: fault.max })
      : t('bulk.tooManyTags', { max: fault.max, count: fault.count }));
  const isReady = change !== null && fault === null && canChange;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !isBusy) onApply(change);
  };
  return (
    <chakra.form
      method="post"
      onSubmit={submit}
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: 'minmax(0, 1fr) auto' }}
      alignItems="end"
      gap="3"
    >
      {field === 'setCategory' ? (
        <SelectField
          autoFocus
          label={t('bulk.setCategory')}
          value={text}
          aria-disabled={isBusy}
          onChange={({ target }) => isBusy || setText(target.value)}
        >
          <option value="" disabled>
            {t('bulk.chooseCategory')}
          </option>
          <option value={NO_CATEGORY}>{t('media:uncategorized')}</option>
          <CategoryOptions />
        </SelectField>
      ) : (
        <Field
          autoFocus
          autoCapitalize="none"
          label={t(`bulk.${field}`)}
          placeholder={t('edit.tagsHint')}
          value={text}
          readOnly={isBusy}
          onChange={({ target }) => setText(target.value)}
          {...(error && { error })}
        />
      )}
      <chakra.div display="flex" gap="3" justifyContent="flex-end">
        <Button variant="outline" onClick={onCancel}>
          {t('bulk.cancel')}
        </Button>
        <BusyButton type="submit" disabled={!isReady} isBusy={isBusy}>
          {t('bulk.apply')}
        </BusyButton>
      </chakra.div>
    </chakra.form>
  );
}
