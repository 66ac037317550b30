import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../components/checkbox';
import { Field } from '../../components/field';
import { SelectField } from '../../components/select-field';
import { MAX_TAG_LENGTH, MAX_TAGS } from '../../domain/media-limits';
import { CategoryOptions } from '../media/category-options';
import { TagsInput } from './tags-input';
import { type EditFieldsProps, TextTabs } from './text-tabs';

/** The fields of the edit form. */
export function EditFields(fields: EditFieldsProps) {
  const { form, isReadOnly } = fields;
  const { t } = useTranslation(['library', 'media']);
  const { errors } = form.formState;
  const category = form.register('category');
  const tagsError =
    errors.tags?.message === 'tooManyTags'
      ? t('edit.tooManyTags', { max: MAX_TAGS })
      : t('edit.tagTooLong', { max: MAX_TAG_LENGTH });
  return (
    <>
      <TextTabs {...fields} />
      <SelectField
        {...category}
        label={t('edit.category')}
        value={form.watch('category')} // controlled, because a select has no `readonly`
        aria-disabled={isReadOnly}
        onChange={(event) => isReadOnly || category.onChange(event)}
      >
        <option value="">{t('media:uncategorized')}</option>
        <CategoryOptions />
      </SelectField>
      <Field label={t('edit.tags')} hint={t('edit.tagsHint')} readOnly={isReadOnly} error={errors.tags && tagsError}>
        <Controller control={form.control} name="tags" render={({ field }) => <TagsInput {...field} />} />
      </Field>
      <Controller
        control={form.control}
        name="is_featured"
        render={({ field }) => (
          <Checkbox
            inputProps={{
              ref: field.ref,
              checked: field.value,
              'aria-disabled': isReadOnly,
              onBlur: field.onBlur,
              onChange: ({ target }) => !isReadOnly && field.onChange(target.checked),
            }}
          >
            {t('edit.featured')}
          </Checkbox>
        )}
      />
    </>
  );
}
