import { Box, Flex } from '@chakra-ui/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import type { Category } from '../../domain/media-category';
import { CategoryOptions } from '../media/category-options';
import { countFilters, NO_MEDIA_FILTERS } from '../media/filters';
import { FILTER_HEIGHT, FilterSelect, MediaFilters } from '../media/media-filters';
import { ViewSwitch } from '../media/view-switch';
import { FILTER_TYPES, type GalleryFilters } from './gallery-view';

/** Categories with their own button. Source: spec 2 "Public gallery". */
const QUICK_FILTERS = ['all', 'hero-banner', 'solution-image', 'marketing-asset'] as const satisfies (
  | Category
  | 'all'
)[];

interface GalleryFilterBarProps {
  filters: GalleryFilters;
  onChange: (change: Partial<GalleryFilters>) => void;
}

/** The search box, the filters behind a button, and the layout switch. Source: spec 2 "Public gallery". */
export function GalleryFilterBar({ filters, onChange }: GalleryFilterBarProps) {
  const { t } = useTranslation('gallery');
  const toggle = useRef<HTMLButtonElement>(null);
  const count = countFilters(filters);
  const clear = () => {
    toggle.current?.focus(); // the focused button disappears with the filters
    onChange(NO_MEDIA_FILTERS);
  };
  return (
    <MediaFilters
      search={filters.search}
      onSearch={(search) => onChange({ search })}
      searchLabel={t('search')}
      searchHint={t('searchHint')}
      toggleLabel={count > 0 ? t('filters.toggleSet', { set: count }) : t('filters.toggle')}
      toggleRef={toggle}
      isFiltered={count > 0}
      end={<ViewSwitch minH={FILTER_HEIGHT} layout={filters.layout} onChange={onChange} />}
      panel={{
        templateColumns: {
          base: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          md: 'minmax(0, 1fr) repeat(2, 14rem)',
        },
        alignItems: 'end',
        columnGap: '4',
        rowGap: '5',
        p: '5',
        layerStyle: 'card',
      }}
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
            minH={FILTER_HEIGHT}
            _pressed={{ borderColor: 'brand.fg', bg: 'bg.muted', color: 'brand.fg' }}
          >
            {t(`filters.${category}`)}
          </Button>
        ))}
      </Flex>
      <FilterSelect
        label={t('filters.category')}
        all={t('filters.allCategories')}
        value={filters.category}
        onChange={(category) => onChange({ category })}
      >
        <CategoryOptions />
      </FilterSelect>
      <FilterSelect
        label={t('filters.type')}
        all={t('filters.allTypes')}
        value={filters.type}
        onChange={(type) => onChange({ type })}
      >
        {FILTER_TYPES.map((type) => (
          <option key={type} value={type}>
            {t(`filters.${type}`)}
          </option>
        ))}
      </FilterSelect>
      {count > 0 && (
        <Button variant="ghost" justifySelf="start" gridColumn="1 / -1" mx="-3" my="-2" onClick={clear}>
          {t('filters.clear')}
        </Button>
      )}
    </MediaFilters>
  );
}
