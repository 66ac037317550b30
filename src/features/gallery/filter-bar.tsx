import { Box, Flex, Grid } from '@chakra-ui/react';
import { Input } from '@chakra-ui/react/input';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, TransientButton } from '../../components/button';
import { Field } from '../../components/field';
import { IconFilter } from '../../components/icons';
import { CategoryOptions, SelectField } from '../../components/select-field';
import { ViewSwitch } from '../media/view-switch';
import { countFilters, FILTER_TYPES, type GalleryFilters, NO_FILTERS, QUICK_FILTERS } from './gallery-filters';

/** As high as the search box. */
const HIGH = '3rem';

interface FilterBarProps {
  filters: GalleryFilters;
  onChange: (change: Partial<GalleryFilters>) => void;
}

/** The search box, the filters behind a button, and the layout switch. Source: spec 2 "Public gallery". */
export function FilterBar({ filters, onChange }: FilterBarProps) {
  const { t } = useTranslation('gallery');
  const panel = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const count = countFilters(filters);
  const [isOpen, setIsOpen] = useState(false);
  const isFiltering = count > 0;
  useEffect(() => {
    if (isFiltering) setIsOpen(true); // a shared link shows its filters
  }, [isFiltering]);
  return (
    <Grid
      as="search"
      templateColumns={{ base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) auto auto' }}
      alignItems="end"
      gap="4"
    >
      <Field label={t('search')} gridColumn={{ base: '1 / -1', md: 'auto' }}>
        <Input
          type="search"
          placeholder={t('searchHint')}
          value={filters.search}
          onChange={({ target }) => onChange({ search: target.value })}
        />
      </Field>
      <Button
        ref={toggle}
        variant="outline"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setIsOpen(!isOpen)}
        justifySelf="start"
        minH={HIGH}
      >
        <IconFilter />
        {isFiltering ? t('filters.toggleSet', { set: count }) : t('filters.toggle')}
      </Button>
      <ViewSwitch minH={HIGH} layout={filters.layout} onChange={(layout) => onChange({ layout })} />
      <Grid
        id={panel}
        hidden={!isOpen}
        gridColumn="1 / -1"
        templateColumns={{
          base: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          md: 'minmax(0, 1fr) repeat(2, 14rem)',
        }}
        alignItems="end"
        columnGap="4"
        rowGap="5"
        p="5"
        layerStyle="card"
      >
        <Flex as="fieldset" gridColumn={{ base: '1 / -1', md: 'auto' }} wrap="wrap" gap="2">
          <Box as="legend" textStyle="label" mb="1.5">
            {t('filters.quick')}
          </Box>
          {QUICK_FILTERS.map((category) => (
            <Button
              key={category}
              variant="outline"
              aria-pressed={filters.category === category}
              onClick={() => onChange({ category })}
              minH={HIGH}
              _pressed={{ borderColor: 'brand.fg', bg: 'bg.muted', color: 'brand.fg' }}
            >
              {t(`filters.${category}`)}
            </Button>
          ))}
        </Flex>
        <SelectField
          label={t('filters.category')}
          value={filters.category}
          onChange={({ target }) => onChange({ category: target.value as GalleryFilters['category'] })}
        >
          <option value="all">{t('filters.allCategories')}</option>
          <CategoryOptions />
        </SelectField>
        <SelectField
          label={t('filters.type')}
          value={filters.type}
          onChange={({ target }) => onChange({ type: target.value as GalleryFilters['type'] })}
        >
          <option value="all">{t('filters.allTypes')}</option>
          {FILTER_TYPES.map((type) => (
            <option key={type} value={type}>
              {t(`filters.${type}`)}
            </option>
          ))}
        </SelectField>
        {isFiltering && (
          <TransientButton
            nextFocusRef={toggle}
            variant="ghost"
            justifySelf="start"
            gridColumn="1 / -1"
            mx="-3"
            my="-2"
            onClick={() => onChange(NO_FILTERS)}
          >
            {t('filters.clear')}
          </TransientButton>
        )}
      </Grid>
    </Grid>
  );
}
