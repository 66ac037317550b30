import { Flex, Grid, type GridProps } from '@chakra-ui/react';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { IconFilter } from '../../components/icons';
import { SelectField } from '../../components/select-field';
import { TextField } from '../../components/text-field';

/** As high as the search box. */
export const FILTER_HEIGHT = '3rem';

interface MediaFiltersProps {
  search: string;
  onSearch: (search: string) => void;
  searchLabel: string;
  searchHint: string;
  /** The accessible name of the search landmark. */
  label?: string;
  toggleLabel: string;
  toggleRef?: RefObject<HTMLButtonElement | null>;
  /** Whether a filter is set: then the panel opens. */
  isFiltered: boolean;
  /** Whether the filters stand in the row of the search box where there is room, without the button. */
  isInline?: boolean;
  /** After the button. */
  end?: ReactNode;
  panel?: GridProps;
  /** The filters. */
  children: ReactNode;
}

/** The search box, and the filters behind a button. Source: spec 2 "Public gallery", "Media Library tab". */
export function MediaFilters(props: MediaFiltersProps) {
  const { search, onSearch, searchLabel, searchHint, label, toggleLabel, toggleRef, isFiltered } = props;
  const { isInline, end, panel, children } = props;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (isFiltered) setIsOpen(true); // a shared link shows its filters
  }, [isFiltered]);
  const box = useRef<HTMLInputElement>(null);
  const adoptEarlySearch = useEffectEvent(() => {
    if (box.current?.value && box.current.value !== search) onSearch(box.current.value);
  });
  useEffect(() => adoptEarlySearch(), []); // the visitor may have typed before hydration
  const shown = isOpen ? 'grid' : 'none';
  return (
    <Flex as="search" aria-label={label} wrap="wrap" alignItems="end" columnGap={{ base: '3', md: '4' }} rowGap="4">
      <TextField
        ref={box}
        label={searchLabel}
        rootProps={{ flex: isInline ? '1 1 11rem' : { base: '1 0 100%', md: '1' } }}
        type="search"
        placeholder={searchHint}
        value={search}
        onChange={({ target }) => onSearch(target.value)}
      />
      <Button
        ref={toggleRef}
        variant="outline"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        hideFrom={isInline ? 'md' : undefined}
        me="auto"
        minH={FILTER_HEIGHT}
      >
        <IconFilter />
        {toggleLabel}
      </Button>
      {end}
      <Grid id={id} display={{ base: shown, md: isInline ? 'contents' : shown }} flex="1 0 100%" {...panel}>
        {children}
      </Grid>
    </Flex>
  );
}

interface FilterSelectProps<Value extends string> {
  label: string;
  /** The label of the option that filters nothing. */
  all: string;
  value: Value;
  flex?: string;
  onChange: (value: Value) => void;
  /** The other options. */
  children: ReactNode;
}

/** A select for one filter. */
export function FilterSelect<Value extends string>({ all, children, onChange, ...field }: FilterSelectProps<Value>) {
  return (
    <SelectField {...field} onChange={({ target }) => onChange(target.value as Value)}>
      <option value="all">{all}</option>
      {children}
    </SelectField>
  );
}
