import { SegmentGroup, type SegmentGroupRootProps } from '@chakra-ui/react/segment-group';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { IconGrid, IconList } from '../../components/icons';
import { SegmentGroupRoot } from '../../components/segment-group';

const LAYOUTS = ['grid', 'list'] as const;
export type FilesLayout = (typeof LAYOUTS)[number];

interface ViewSwitchProps extends Pick<SegmentGroupRootProps, 'minH'> {
  layout: FilesLayout;
  onChange: (change: { layout: FilesLayout }) => void;
}

/**
 * Switches between grid and list. Memoized: typing in the search box does not render it again. Source: spec 2 "Media
 * Library tab", "Public gallery".
 */
export const ViewSwitch = memo(function ViewSwitch({ layout, onChange, minH }: ViewSwitchProps) {
  const { t } = useTranslation('media');
  return (
    <SegmentGroupRoot
      minH={minH}
      aria-label={t('view.label')}
      value={layout}
      onValueChange={({ value }) => onChange({ layout: value as FilesLayout })}
    >
      {LAYOUTS.map((id) => (
        <SegmentGroup.Item key={id} value={id} title={t(`view.${id}`)}>
          {id === 'grid' ? <IconGrid /> : <IconList />}
          <SegmentGroup.ItemText srOnly>{t(`view.${id}`)}</SegmentGroup.ItemText>
          <SegmentGroup.ItemHiddenInput />
        </SegmentGroup.Item>
      ))}
    </SegmentGroupRoot>
  );
});
