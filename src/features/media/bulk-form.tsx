import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CATEGORIES } from '../../domain/media-category';
import { MAX_TAG_LENGTH } from '../../domain/media-limits';
import type { MediaChange } from '../../domain/media-store';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { SelectField } from '../../ui/select-field';
import { readTags } from './edit-draft';

export type BulkField = 'setCategory' | 'addTags' | 'removeTags';

function changeOf(field: BulkField, text: string): MediaChange {
  if (field === 'setCategory') return { category: CATEGORIES.find((category) => category === text) ?? null };
  return field === 'addTags' ? { add_tags: readTags(text) } : { remove_tags: readTags(text) };
}

interface BulkFormProps {
  field: BulkField;
  isOff: boolean;
  onApply: (change: MediaChange) => void;
  onCancel: () => void;
}

/** Asks for the category or the tags that all selected files are to get or lose. */
export function BulkForm({ field, isOff, onApply, onCancel }: BulkFormProps) {
  const { t } = useTranslation('library');
  const { t: media } = useTranslation();
  const [text, setText] = useState('');
  const tags = readTags(text);
  const tooLong = tags.some((tag) => tag.length > MAX_TAG_LENGTH);
  const isReady = field === 'setCategory' || (tags.length > 0 && !tooLong);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !isOff) onApply(changeOf(field, text));
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
          onChange={({ target }) => setText(target.value)}
        >
          <option value="">{media('media.uncategorized')}</option>
          {CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {media(`media.categories.${category}`)}
            </option>
          ))}
        </SelectField>
      ) : (
        <Field
          autoFocus
          autoCapitalize="none"
          label={t(`bulk.${field}`)}
          placeholder={t('edit.tagsHint')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          {...(tooLong && { error: t('edit.tagTooLong', { max: MAX_TAG_LENGTH }) })}
        />
      )}
      <chakra.div display="flex" gap="3" justifyContent="flex-end">
        <Button variant="outline" onClick={onCancel}>
          {t('bulk.cancel')}
        </Button>
        <Button type="submit" disabled={!isReady || isOff}>
          {t('bulk.apply')}
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
