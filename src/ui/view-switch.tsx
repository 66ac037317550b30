import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';
import { IconGrid, IconList } from './icons';

const LAYOUTS = ['grid', 'list'] as const;
export type FilesLayout = (typeof LAYOUTS)[number];

/** Chooses between grid and list. Source: spec 2 "Media Library tab", "Public gallery". */
export function ViewSwitch({ layout, onChange }: { layout: FilesLayout; onChange: (layout: FilesLayout) => void }) {
  const { t } = useTranslation('media');
  return (
    <chakra.fieldset
      aria-label={t('view.label')}
      display="flex"
      borderWidth="1px"
      borderColor="border.emphasized"
      borderRadius="control"
      css={{ '& > [aria-pressed=true]': { bg: 'bg.muted', color: 'brand.fg' } }}
    >
      {LAYOUTS.map((id) => (
        <Button
          key={id}
          variant="ghost"
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
