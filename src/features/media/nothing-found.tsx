import { Button } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { IconSearch } from '../../components/icons';

interface NothingFoundProps {
  title: string;
  text: string;
  clearLabel: string;
  onClear: () => void;
}

/** In place of files if none matches the filters. Source: spec 8 "Empty and fallback states". */
export function NothingFound({ title, text, clearLabel, onClear }: NothingFoundProps) {
  return (
    <EmptyState icon={<IconSearch />} title={title} text={text}>
      <Button variant="outline" onClick={onClear}>
        {clearLabel}
      </Button>
    </EmptyState>
  );
}
