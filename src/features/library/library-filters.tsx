import { Grid } from '@chakra-ui/react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { Checkbox } from '../../components/checkbox';
import { MEDIA_TYPES } from '../../domain/media-type';
import { keysOf } from '../../domain/table';
import { CategoryOptions } from '../media/category-options';
import { FilterSelect, MediaFilters } from '../media/media-filters';
import {
  CHECKBOX_FILTERS,
  type CheckboxFilterId,
  isFiltered,
  type LibraryFilters,
  NO_LIBRARY_FILTERS,
} from './library-view';

const SELECT = '0 1 13rem';

interface LibraryFilterBarProps {
  filters: LibraryFilters;
  /** The checkbox filters to offer; one that is set is always offered. */
  checkboxes: CheckboxFilterId[];
  onChange: (change: Partial<LibraryFilters>) => void;
}

/**
 * The search box and the filters; a file must match all of them. One row on a desktop. On a phone, where the selects
 * would push the files off the screen, a button shows them below the search box. Source: spec 2 "Media Library tab",
 * spec 5.
 */
export function LibraryFilterBar({ filters, checkboxes, onChange }: LibraryFilterBarProps) {
  const { t } = useTranslation('library');
  const { search, ...fields } = filters;
  return (
    <MediaFilters
      label={t('filters.label')}
      search={search}
      onSearch={(search) => onChange({ search })}
      searchLabel={t('search')}
      searchHint={t('searchHint')}
      toggleLabel={t('filters.label')}
      isFiltered={isFiltered({ ...filters, search: '' })}
      isInline
      panel={{ gap: '3' }}
    >
      <FilterFields {...fields} checkboxes={checkboxes} onChange={onChange} />
      {isFiltered(filters) && (
        <Button variant="ghost" onClick={() => onChange(NO_LIBRARY_FILTERS)} justifySelf="start">
          {t('filters.clear')}
        </Button>
      )}
    </MediaFilters>
  );
}

type FilterFieldsProps = Omit<LibraryFilters, 'search'> & Omit<LibraryFilterBarProps, 'filters'>;

/** Memoized: typing in the search box does not render them again. */
const FilterFields = memo(function FilterFields({ checkboxes, onChange, ...filters }: FilterFieldsProps) {
  const { t } = useTranslation(['library', 'media']);
  const labels: Record<CheckboxFilterId, string> = t('filters.checkboxes', { returnObjects: true });
  return (
    <>
      <FilterSelect
        flex={SELECT}
        label={t('filters.category')}
        all={t('filters.allCategories')}
        value={filters.category}
        onChange={(category) => onChange({ category })}
      >
        <CategoryOptions />
        <option value="none">{t('media:uncategorized')}</option>
      </FilterSelect>
      <FilterSelect
        flex={SELECT}
        label={t('filters.type')}
        all={t('filters.allTypes')}
        value={filters.type}
        onChange={(type) => onChange({ type })}
      >
        {MEDIA_TYPES.map((type) => (
          <option key={type} value={type}>
            {t(`media:types.${type}`)}
          </option>
        ))}
      </FilterSelect>
      {/* Short lines beside the selects, so that the filters stay in one row. */}
      <Grid alignContent="end" flex={SELECT}>
        {keysOf(CHECKBOX_FILTERS).map(
          (id) =>
            (checkboxes.includes(id) || filters[id]) && (
              <Checkbox
                key={id}
                minH={{ base: 'target', md: '2.25rem' }}
                inputProps={{
                  checked: filters[id],
                  onChange: ({ target }) => onChange({ [id]: target.checked }),
                }}
              >
                {labels[id]}
              </Checkbox>
            ),
        )}
      </Grid>
    </>
  );
});
