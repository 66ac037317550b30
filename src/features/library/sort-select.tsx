import { NativeSelect } from '@chakra-ui/react/native-select';
import { useTranslation } from 'react-i18next';
import { IconChevron } from '../../components/icons';
import { nativeSelectRecipe } from '../../theme/recipes/form-controls';
import { SORTS, type Sort } from './library-view';

/** The order of the files. */
export function SortSelect({ sort, onChange }: { sort: Sort; onChange: (sort: Sort) => void }) {
  const { t } = useTranslation('library');
  return (
    <NativeSelect.Root recipe={nativeSelectRecipe} w="auto">
      <NativeSelect.Field
        aria-label={t('sort.label')}
        value={sort}
        onChange={({ target }) => onChange(target.value as Sort)}
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
}
