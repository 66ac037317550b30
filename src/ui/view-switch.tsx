import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Button } from './button';
import { IconGrid, IconList } from './icons';

export type FilesLayout = 'grid' | 'list';

/** Chooses between grid and list. Source: spec 2 "Media Library tab", "Public gallery". */
export function ViewSwitch({ layout, onChange }: { layout: FilesLayout; onChange: (layout: FilesLayout) => void }) {
  const { t } = useTranslation();
  return (
    <chakra.fieldset
      aria-label={t('media.view.label')}
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
          aria-label={t(`media.view.${id}`)}
          title={t(`media.view.${id}`)}
          onClick={() => onChange(id)}
        >
          {id === 'grid' ? <IconGrid /> : <IconList />}
        </Button>
      ))}
    </chakra.fieldset>
  );
}
