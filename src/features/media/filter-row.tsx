import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { MEDIA_TYPES } from '../../domain/media-type';
import { Button } from '../../ui/button';
import { CategoryOptions } from '../../ui/category-options';
import { CheckField } from '../../ui/check-field';
import { Field } from '../../ui/field';
import { SelectField } from '../../ui/select-field';
import { isFiltered, type LibraryFilters, NO_FILTERS } from './library-filters';

const Row = chakra('search', {
  base: {
    display: 'grid',
    // One under the other on a phone: beside each other, “Todas las categorías” is cut off.
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: 'minmax(0, 2fr) repeat(2, minmax(0, 1fr))',
    },
    columnGap: '4',
    rowGap: '3',
    '& > div:first-of-type': { gridColumn: { base: '1 / -1', lg: 'auto' } },
  },
});

interface FilterRowProps {
  filters: LibraryFilters;
  /** Whether the filter for records without their object is of any use. */
  hasMissing: boolean;
  onChange: (change: Partial<LibraryFilters>) => void;
}

/** The search box and the filters; all of them must agree. Source: spec 2 "Media Library tab", spec 5. */
export function FilterRow({ filters, hasMissing, onChange }: FilterRowProps) {
  const { t } = useTranslation(['library', 'media']);
  return (
    <Row aria-label={t('filters.label')}>
      <Field
        type="search"
        label={t('search')}
        placeholder={t('searchHint')}
        value={filters.search}
        onChange={({ target }) => onChange({ search: target.value })}
      />
      <SelectField
        label={t('filters.category')}
        value={filters.category}
        onChange={({ target }) => onChange({ category: target.value as LibraryFilters['category'] })}
      >
        <option value="all">{t('filters.allCategories')}</option>
        <CategoryOptions />
        <option value="none">{t('media:uncategorized')}</option>
      </SelectField>
      <SelectField
        label={t('filters.type')}
        value={filters.type}
        onChange={({ target }) => onChange({ type: target.value as LibraryFilters['type'] })}
      >
        <option value="all">{t('filters.allTypes')}</option>
        {MEDIA_TYPES.map((type) => (
          <option key={type} value={type}>
            {t(`media:types.${type}`)}
          </option>
        ))}
      </SelectField>
      <chakra.div gridColumn="1 / -1" display="flex" flexWrap="wrap" alignItems="center" columnGap="5">
        <CheckField
          label={t('filters.missingAlt')}
          checked={filters.missingAlt}
          onChange={({ target }) => onChange({ missingAlt: target.checked })}
        />
        {(hasMissing || filters.missingFile) && (
          <CheckField
            label={t('filters.missingFile')}
            checked={filters.missingFile}
            onChange={({ target }) => onChange({ missingFile: target.checked })}
          />
        )}
        {isFiltered(filters) && (
          <Button variant="ghost" onClick={() => onChange(NO_FILTERS)}>
            {t('filters.clear')}
          </Button>
        )}
      </chakra.div>
    </Row>
  );
}
