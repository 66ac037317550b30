import { useTranslation } from 'react-i18next';
import { CategoryOptions } from '../../ui/category-options';
import { CheckField } from '../../ui/check-field';
import { Field } from '../../ui/field';
import { SelectField } from '../../ui/select-field';
import type { EditDraft, EditFault } from './edit-draft';

interface EditFieldsProps {
  draft: EditDraft;
  faults: Partial<Record<keyof EditDraft, EditFault>>;
  /** Alternative text is editable for images only. Source: spec 2 "Media Library tab". */
  isImage: boolean;
  /** Whether nothing can be typed for now. */
  isHeld: boolean;
  onChange: (fields: Partial<EditDraft>) => void;
}

/** The fields of the edit form. */
export function EditFields({ draft, faults, isImage, isHeld, onChange }: EditFieldsProps) {
  const { t } = useTranslation(['library', 'media']);
  const errorText = ({ key, max }: EditFault) => t(`edit.${key}`, { max });
  const field = (id: 'title' | 'description' | 'alt_text' | 'tags') => {
    const fault = faults[id];
    return {
      value: draft[id],
      readOnly: isHeld,
      onChange: ({ target }: { target: { value: string } }) => onChange({ [id]: target.value }),
      ...(fault && { error: errorText(fault) }),
    };
  };
  return (
    <>
      <Field label={t('edit.title')} {...field('title')} />
      <Field label={t('edit.description')} rows={3} {...field('description')} />
      {isImage && <Field label={t('edit.altText')} hint={t('edit.altTextHint')} rows={2} {...field('alt_text')} />}
      <SelectField
        label={t('edit.category')}
        value={draft.category}
        aria-disabled={isHeld}
        onChange={({ target }) => onChange({ category: target.value })}
      >
        <option value="">{t('media:uncategorized')}</option>
        <CategoryOptions />
      </SelectField>
      <Field label={t('edit.tags')} hint={t('edit.tagsHint')} autoCapitalize="none" {...field('tags')} />
      <CheckField
        label={t('edit.featured')}
        checked={draft.is_featured}
        aria-disabled={isHeld}
        onChange={({ target }) => onChange({ is_featured: target.checked })}
      />
    </>
  );
}
