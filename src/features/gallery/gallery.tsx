import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SKELETON_CARDS } from '../../domain/media-limits';
import { useMediaFiles } from '../../stores/media-files';
import { Button } from '../../ui/button';
import { IconSync, IconWarning } from '../../ui/icons';
import { MediaSkeletons } from '../../ui/media-grid';
import { MediaNotice } from '../../ui/media-notice';
import { Lead, Title } from '../../ui/text';
import { toast } from '../../ui/toaster';
import { Figures } from './figures';
import { GalleryFiles } from './gallery-files';
import { galleryView } from './gallery-view';
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
    borderColor: 'line',
  },
});

/** The public gallery. Source: spec 2 "Public gallery", spec 4 "Gallery". */
export function Gallery({ title, lead }: { title: string; lead: string }) {
  const { t } = useTranslation();
  const { library, reload } = useMediaFiles(() =>
    toast({ kind: 'error', title: t('media.error'), description: t('media.gallery.loadFailed') }),
  );
  const { syncing, sync } = useSync(reload);
  const view = useMemo(() => (library.state === 'loaded' ? galleryView(library.files) : null), [library]);

  return (
    <chakra.div display="flex" flexDirection="column" gap={{ base: '8', md: '12' }}>
      <chakra.div display="grid" gap="3">
        <Title>{title}</Title>
        <Lead>{lead}</Lead>
      </chakra.div>
      <Ledger>
        <Figures counts={view?.counts ?? null} unknown={library.state === 'failed' ? '–' : '...'} />
        <Button variant="outline" disabled={syncing} onClick={sync}>
          <IconSync />
          {t(syncing ? 'media.gallery.syncing' : 'media.gallery.sync')}
        </Button>
      </Ledger>
      {library.state === 'loading' && <MediaSkeletons count={SKELETON_CARDS} label={t('media.gallery.loading')} />}
      {library.state === 'failed' && (
        <MediaNotice icon={<IconWarning />} title={t('media.gallery.loadFailed')} text={t('media.checkConnection')}>
          <Button onClick={reload}>{t('media.retry')}</Button>
        </MediaNotice>
      )}
      {library.state === 'loaded' && view && <GalleryFiles files={library.files} url={library.url} view={view} />}
    </chakra.div>
  );
}
