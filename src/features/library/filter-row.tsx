import { Box, Flex, Grid } from '@chakra-ui/react';
import { Input } from '@chakra-ui/react/input';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { Checkbox } from '../../components/checkbox';
import { Field } from '../../components/field';
import { IconFilter } from '../../components/icons';
import { CategoryOptions, SelectField } from '../../components/select-field';
import { MEDIA_TYPES } from '../../domain/media-type';
import { isFiltered, type LibraryFilters, NO_FILTERS } from './library-filters';

const SELECT = '0 1 13rem';
const CHECK = { base: 'target', md: '2.25rem' };

interface FilterRowProps {
  filters: LibraryFilters;
  /** Whether there are records without their object to filter for. */
  hasMissing: boolean;
  onChange: (change: Partial<LibraryFilters>) => void;
}

/**
 * The search box and the filters; all of them must agree. One row on a desktop. On a phone, where the selects would push
 * the files off the screen, a button shows them below the search box. Source: spec 2 "Media Library tab", spec 5.
 */
export function FilterRow({ filters, hasMissing, onChange }: FilterRowProps) {
  const { t } = useTranslation(['library', 'media']);
  const panel = useId();
  const [isOpen, setOpen] = useState(() => isFiltered({ ...filters, search: '' }));
  return (
    <Flex as="search" aria-label={t('filters.label')} wrap="wrap" columnGap={{ base: '3', md: '4' }} rowGap="3">
      <Field label={t('search')} flex="1 1 11rem">
        <Input
          type="search"
          placeholder={t('searchHint')}
          value={filters.search}
          onChange={({ target }) => onChange({ search: target.value })}
        />
      </Field>
      <Button
        variant="outline"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
        hideFrom="md"
        mt="6" // beside the search box, below its label
        minH="3rem"
      >
        <IconFilter />
        {t('filters.label')}
      </Button>
      <Box id={panel} display={{ base: isOpen ? 'grid' : 'none', md: 'contents' }} w="full" gap="3">
        <SelectField
          flex={SELECT}
          label={t('filters.category')}
          value={filters.category}
          onChange={({ target }) => onChange({ category: target.value as LibraryFilters['category'] })}
        >
          <option value="all">{t('filters.allCategories')}</option>
          <CategoryOptions />
          <option value="none">{t('media:uncategorized')}</option>
        </SelectField>
        <SelectField
          flex={SELECT}
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
        {/* Two short lines beside the selects, so that the filters stay in one row. */}
        <Grid alignContent="end" flex={SELECT}>
          <Checkbox
            minH={CHECK}
            checked={filters.missingAlt}
            onCheckedChange={({ checked }) => onChange({ missingAlt: checked === true })}
          >
            {t('filters.missingAlt')}
          </Checkbox>
          <Checkbox
            minH={CHECK}
            checked={filters.missingSpanish}
            onCheckedChange={({ checked }) => onChange({ missingSpanish: checked === true })}
          >
            {t('filters.missingSpanish')}
          </Checkbox>
          {(hasMissing || filters.missingFile) && (
            <Checkbox
              minH={CHECK}
              checked={filters.missingFile}
              onCheckedChange={({ checked }) => onChange({ missingFile: checked === true })}
            >
              {t('filters.missingFile')}
            </Checkbox>
          )}
        </Grid>
        {isFiltered(filters) && (
          <Button variant="ghost" onClick={() => onChange(NO_FILTERS)} mt={{ md: '6' }} justifySelf="start">
            {t('filters.clear')}
          </Button>
        )}
      </Box>
    </Flex>
  );
}
