import { TagsInput as Chakra, useFieldContext } from '@chakra-ui/react';
import { type Ref, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconClose } from '../../components/icons';
import { Announcement } from '../../components/live-region';
import { readTags } from '../../domain/media-edit-form';
import { tagsInputRecipe } from '../../theme/recipes/library-controls';

interface TagsInputProps {
  ref: Ref<HTMLInputElement>;
  /** The tags, separated by commas. */
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/** Tags in a `Field`. A comma, Enter, pasting and leaving the box add what was typed. Source: spec 5 "Edit form". */
export function TagsInput({ ref, value, onChange, onBlur }: TagsInputProps) {
  const { t } = useTranslation('library');
  const { ids, ariaDescribedby } = useFieldContext();
  const tags = readTags(value);
  const box = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLInputElement);
  const add = useEffectEvent((input: HTMLInputElement) => {
    if (input.value.trim()) onChange([...tags, input.value].join(', '));
    input.value = '';
  });
  // Ark adds a tag only at events. Add the typed text on submit too, because text may be filled in without an event,
  // and when the form closes, which keeps a draft.
  useLayoutEffect(() => {
    const input = box.current;
    if (!input) return;
    const { form } = input;
    const addText = () => add(input);
    form?.addEventListener('submit', addText);
    return () => {
      form?.removeEventListener('submit', addText);
      addText();
    };
  }, []);
  return (
    <Chakra.Root
      recipe={tagsInputRecipe}
      ids={{ input: ids.control }} // Ark would give it to a hidden input, which the label would then name
      blurBehavior="add"
      addOnPaste
      value={tags}
      onValueChange={(change) => onChange(change.value.join(', '))}
      translations={{
        deleteTagTriggerLabel: (tag) => t('edit.tag.delete', { tag }),
        tagAdded: (tag) => t('edit.tag.added', { tag }),
        tagsPasted: (pasted) => t('edit.tag.added', { tag: pasted.join(', ') }),
        tagDeleted: (tag) => t('edit.tag.deleted', { tag }),
        tagSelected: () => '', // Ark does not announce the first one: see below
      }}
    >
      <Chakra.Control>
        {tags.map((tag, index) => (
          <Chakra.Item key={tag} index={index} value={tag}>
            <Chakra.ItemPreview>
              <Chakra.ItemText>{tag}</Chakra.ItemText>
              <Chakra.ItemDeleteTrigger>
                <IconClose />
              </Chakra.ItemDeleteTrigger>
            </Chakra.ItemPreview>
          </Chakra.Item>
        ))}
        <Chakra.Input
          ref={box}
          aria-describedby={ariaDescribedby}
          onBlur={onBlur}
          // Ark would keep Escape from the dialog.
          onKeyDownCapture={(event) => event.key === 'Escape' && event.stopPropagation()}
        />
      </Chakra.Control>
      <Chakra.Context>
        {({ getItemState }) => {
          const selected = tags.find((value, index) => getItemState({ index, value }).highlighted);
          return <Announcement>{selected && t('edit.tag.selected', { tag: selected })}</Announcement>;
        }}
      </Chakra.Context>
    </Chakra.Root>
  );
}
