import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CategoryOptions } from '../../components/category-options';
import { CheckField } from '../../components/check-field';
import { Field } from '../../components/field';
import { SelectField } from '../../components/select-field';
import { type EditFields as Fields, TEXT_LIMITS } from '../../domain/media-edit-form';
import { MAX_TAG_LENGTH, MAX_TAGS } from '../../domain/media-limits';
import type { MediaEdit } from '../../domain/media-record';

interface EditFieldsProps {
  form: UseFormReturn<Fields, unknown, MediaEdit>;
  /** Alternative text is editable for images only. Source: spec 2 "Media Library tab". */
  isImage: boolean;
  /** During saving the fields do not change: the form closes when it succeeds. */
  isReadOnly: boolean;
}

/** The fields of the edit form. */
export function EditFields({ form, isImage, isReadOnly }: EditFieldsProps) {
  const { t } = useTranslation(['library', 'media']);
  const { errors } = form.formState;
  const text = (name: keyof typeof TEXT_LIMITS) => ({
    ...form.register(name),
    readOnly: isReadOnly,
    error: errors[name] && t('edit.tooLong', { max: TEXT_LIMITS[name] }),
  });
  // Controlled, because these two have no `readonly`.
  const category = form.register('category');
  const featured = form.register('is_featured');
  const tagsError =
    errors.tags?.message === 'tooManyTags'
      ? t('edit.tooManyTags', { max: MAX_TAGS })
      : t('edit.tagTooLong', { max: MAX_TAG_LENGTH });
  return (
    <>
      <Field label={t('edit.title')} {...text('title')} />
      <Field label={t('edit.description')} rows={3} {...text('description')} />
      {isImage && <Field label={t('edit.altText')} hint={t('edit.altTextHint')} rows={2} {...text('alt_text')} />}
      <SelectField
        {...category}
        label={t('edit.category')}
        value={form.watch('category')}
        aria-disabled={isReadOnly}
        onChange={(event) => isReadOnly || category.onChange(event)}
      >
        <option value="">{t('media:uncategorized')}</option>
        <CategoryOptions />
      </SelectField>
      <Field
        {...form.register('tags')}
        label={t('edit.tags')}
        hint={t('edit.tagsHint')}
        autoCapitalize="none"
        readOnly={isReadOnly}
        error={errors.tags && tagsError}
      />
      <CheckField
        {...featured}
        label={t('edit.featured')}
        checked={form.watch('is_featured')}
        aria-disabled={isReadOnly}
        onChange={(event) => isReadOnly || featured.onChange(event)}
      />
    </>
  );
}
