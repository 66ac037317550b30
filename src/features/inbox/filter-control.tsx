import { Box } from '@chakra-ui/react';
import { SegmentGroup } from '@chakra-ui/react/segment-group';
import { SegmentGroupRoot } from '../../components/segment-group';
import { SelectField } from '../../components/select-field';

interface FilterControlProps<Filter extends string> {
  label: string;
  /** The filters with their names, in order. */
  names: Readonly<Record<Filter, string>>;
  filter: Filter;
  onChange: (filter: Filter) => void;
}

/** Chooses one of some filters. On a phone, where they would fill three lines, it is a select. */
export function FilterControl<Filter extends string>({ label, names, filter, onChange }: FilterControlProps<Filter>) {
  const filters = Object.entries<string>(names) as [Filter, string][];
  return (
    <>
      <Box hideFrom="md" w="full">
        <SelectField label={label} value={filter} onChange={({ target }) => onChange(target.value as Filter)}>
          {filters.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </Box>
      <SegmentGroupRoot
        aria-label={label}
        value={filter}
        onValueChange={({ value }) => onChange(value as Filter)}
        hideBelow="md"
        flexWrap="wrap"
      >
        {filters.map(([id, name]) => (
          <SegmentGroup.Item key={id} value={id} px="3">
            <SegmentGroup.ItemText textStyle="small">{name}</SegmentGroup.ItemText>
            <SegmentGroup.ItemHiddenInput />
          </SegmentGroup.Item>
        ))}
      </SegmentGroupRoot>
    </>
  );
}
