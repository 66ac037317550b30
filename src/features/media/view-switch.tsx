import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import { IconGrid, IconList } from '../../ui/icons';

export type LibraryLayout = 'grid' | 'list';

/** Chooses between grid and list. Source: spec 2 "Media Library tab". */
export function ViewSwitch({ layout, onChange }: { layout: LibraryLayout; onChange: (layout: LibraryLayout) => void }) {
  const { t } = useTranslation('library');
  return (
    <chakra.fieldset
      aria-label={t('view.label')}
      display="flex"
      borderWidth="1px"
      borderColor="control"
      borderRadius="control"
      css={{ '& > [aria-pressed=true]': { bg: 'raised', color: 'accent' } }}
    >
      {(['grid', 'list'] as const).map((id) => (
        <Button
          key={id}
          variant="quiet"
          size="icon"
          aria-pressed={layout === id}
          aria-label={t(`view.${id}`)}
          title={t(`view.${id}`)}
          onClick={() => onChange(id)}
        >
          {id === 'grid' ? <IconGrid /> : <IconList />}
        </Button>
      ))}
    </chakra.fieldset>
  );
}
