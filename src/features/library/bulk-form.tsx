import { Flex } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { BusyButton, Button } from '../../components/button';
import { Form } from '../../components/form';
import { SelectField } from '../../components/select-field';
import { submitForm } from '../../components/submit-form';
import { TextField } from '../../components/text-field';
import {
  type BulkField,
  bulkFormSchema,
  countOverTagLimit,
  type MediaChange,
  NO_CATEGORY,
  tagsOfNone,
} from '../../domain/bulk-edit-form';
import { readTags } from '../../domain/media-edit-form';
import { MAX_TAG_LENGTH, MAX_TAGS } from '../../domain/media-limits';
import type { MediaFile } from '../../domain/media-record';
import { CategoryOptions } from '../media/category-options';

interface BulkFormProps {
  field: BulkField;
  files: readonly MediaFile[];
  canChange: boolean;
  /** While busy, the value cannot be edited: the form closes when the change succeeds. */
  isBusy: boolean;
  onApply: (change: MediaChange) => void;
  onCancel: () => void;
}

/** Asks for the category or the tags that all selected files are to get or lose. */
export function BulkForm({ field, files, canChange, isBusy, onApply, onCancel }: BulkFormProps) {
  const { t } = useTranslation(['library', 'media', 'common']);
  const form = useForm<{ value: string }, unknown, MediaChange>({
    defaultValues: { value: '' },
    mode: 'onChange',
    resolver: zodResolver(bulkFormSchema(field, files)),
  });
  const { errors, isValid, isSubmitted } = form.formState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the selection decides how many files would have too many tags
  useEffect(() => void form.trigger(), [form, files]);
  const value = form.register('value');
  const isChoice = field === 'setCategory';
  function errorText(): string | undefined {
    const message = errors.value?.message;
    if (message === 'required') return isSubmitted ? t('bulk.noTags') : undefined;
    if (message === 'tagTooLong') return t('edit.tagTooLong', { max: MAX_TAG_LENGTH });
    const tags = readTags(form.getValues('value'));
    if (message === 'tooManyTags') {
      return t('bulk.tooManyTags', { max: MAX_TAGS, count: countOverTagLimit(files, tags) });
    }
    if (message !== 'tagsOfNone') return undefined;
    const unknown = tagsOfNone(files, tags);
    return t('bulk.tagsOfNone', { tags: unknown.join(', '), count: unknown.length });
  }
  function apply(change: MediaChange): void {
    if (!canChange) return;
    // Not in the schema, which runs at each keystroke: no file has a tag that is only half typed.
    const isUnknown = 'remove_tags' in change && tagsOfNone(files, change.remove_tags).length > 0;
    if (isUnknown) form.setError('value', { message: 'tagsOfNone' }, { shouldFocus: true });
    else onApply(change);
  }
  return (
    <Form
      onSubmit={submitForm(form, apply)}
      gridTemplateColumns={{ base: '1fr', md: 'minmax(0, 1fr) auto' }}
      alignItems="end"
      gap="3"
    >
      {isChoice ? (
        <SelectField
          {...value}
          autoFocus
          label={t('bulk.setCategory')}
          value={form.watch('value')}
          aria-disabled={isBusy}
          onChange={(event) => isBusy || value.onChange(event)}
        >
          <option value="" disabled>
            {t('bulk.chooseCategory')}
          </option>
          <option value={NO_CATEGORY}>{t('media:uncategorized')}</option>
          <CategoryOptions />
        </SelectField>
      ) : (
        <TextField
          label={t(`bulk.${field}`)}
          readOnly={isBusy}
          error={errorText()}
          autoFocus
          autoCapitalize="none"
          placeholder={t('edit.tagsHint')}
          {...value}
        />
      )}
      <Flex gap="3" justify="flex-end">
        <Button variant="outline" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
        <BusyButton type="submit" disabled={(isChoice && !isValid) || !canChange} isBusy={isBusy}>
          {t('bulk.apply')}
        </BusyButton>
      </Flex>
    </Form>
  );
}
