import { NativeSelect } from '@chakra-ui/react/native-select';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { IconChevron } from '../../components/icons';
import { nativeSelectRecipe } from '../../theme/recipes/form-controls';
import { SORTS, type Sort } from './library-view';

interface SortSelectProps {
  sort: Sort;
  onChange: (change: { sort: Sort }) => void;
}

/** The order of the files. Memoized as the filters are. */
export const SortSelect = memo(function SortSelect({ sort, onChange }: SortSelectProps) {
  const { t } = useTranslation('library');
  return (
    <NativeSelect.Root recipe={nativeSelectRecipe} w="auto">
      <NativeSelect.Field
        aria-label={t('sort.label')}
        value={sort}
        onChange={({ target }) => onChange({ sort: target.value as Sort })}
      >
        {SORTS.map((id) => (
          <option key={id} value={id}>
            {t(`sort.${id}`)}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator>
        <IconChevron />
      </NativeSelect.Indicator>
    </NativeSelect.Root>
  );
});
