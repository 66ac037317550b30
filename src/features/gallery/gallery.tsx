import { chakra } from '@chakra-ui/react';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SKELETON_CARDS } from '../../domain/media-limits';
import { useGalleryFiles } from '../../stores/gallery-files';
import { BusyButton } from '../../ui/busy-button';
import { EmptyNotice } from '../../ui/empty-notice';
import { IconSync, IconWarning } from '../../ui/icons';
import { MediaSkeletons } from '../../ui/media-grid';
import { Lead, Title } from '../../ui/text';
import { toast } from '../../ui/toaster';
import { useUrlFilters } from '../../ui/use-url-filters';
import { Figures } from './figures';
import { FilterBar } from './filter-bar';
import { GalleryFiles } from './gallery-files';
import { FILTERS_IN_URL } from './gallery-filters';
import { gallerySummary } from './gallery-view';
import { KeptNotice } from './kept-notice';
import { PassingButton } from './passing-button';
import { useOpenFile } from './use-open-file';
import { useSync } from './use-sync';

const Ledger = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '8',
    rowGap: '4',
    py: '5',
    borderBlockWidth: '1px',
    borderColor: 'border',
  },
});

/** The public gallery. Source: spec 2 "Public gallery", spec 4 "Gallery". */
export function Gallery({ title, lead }: { title: string; lead: string }) {
  const { t } = useTranslation(['gallery', 'media']);
  const heading = useRef<HTMLHeadingElement>(null);
  const { gallery, reload } = useGalleryFiles(() =>
    toast({ kind: 'error', title: t('media:error'), description: t('loadFailed') }),
  );
  const { syncing, sync } = useSync(reload);
  const { filters, change } = useUrlFilters(FILTERS_IN_URL);
  const openFile = useOpenFile();
  const files = gallery.state === 'loaded' ? gallery.files : null;
  const summary = useMemo(() => (files ? gallerySummary(files) : null), [files]);
  const isWhole = gallery.state === 'loaded' && gallery.isWhole;

  return (
    <chakra.div display="flex" flexDirection="column" gap={{ base: '8', md: '10' }}>
      <chakra.div display="grid" gap="3">
        <Title ref={heading} tabIndex={-1}>
          {title}
        </Title>
        <Lead>{lead}</Lead>
      </chakra.div>
      <Ledger>
        <Figures
          counts={isWhole && summary ? summary.counts : null}
          unknown={gallery.state === 'failed' ? '–' : '...'}
        />
        <BusyButton variant="outline" isBusy={syncing} onClick={sync}>
          <IconSync />
          {t(syncing ? 'syncing' : 'sync')}
        </BusyButton>
      </Ledger>
      {gallery.state === 'loaded' && gallery.keptAt !== null && (
        <KeptNotice at={gallery.keptAt} onRetry={reload} heir={heading} />
      )}
      {gallery.state !== 'failed' && <FilterBar filters={filters} onChange={change} />}
      {gallery.state === 'loading' && <MediaSkeletons count={SKELETON_CARDS} label={t('media:loading')} />}
      {gallery.state === 'failed' && (
        <EmptyNotice icon={<IconWarning />} title={t('loadFailed')} text={t('media:checkConnection')}>
          <PassingButton heir={heading} onClick={reload}>
            {t('media:retry')}
          </PassingButton>
        </EmptyNotice>
      )}
      {gallery.state === 'loaded' && summary && (
        <GalleryFiles
          files={gallery.files}
          strip={summary.strip}
          url={gallery.url}
          isWhole={isWhole}
          filters={filters}
          onFilter={change}
          openFile={openFile}
        />
      )}
    </chakra.div>
  );
}
