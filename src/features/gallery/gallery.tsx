import { Flex, Stack } from '@chakra-ui/react';
import { Alert } from '@chakra-ui/react/alert';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../components/button';
import { LoadFailed } from '../../components/empty-state';
import { IconClock, IconSync } from '../../components/icons';
import { Announcement, LiveRegion } from '../../components/live-region';
import { Stat } from '../../components/stat';
import { Lead, Title } from '../../components/text';
import { toast } from '../../components/toaster';
import { formatMoment, formatNumber } from '../../domain/format';
import { SKELETON_CARDS } from '../../domain/media-limits';
import { focusHeading } from '../../hooks/current-page';
import { useNotify } from '../../hooks/use-notify';
import { useLocale } from '../../i18n/i18n';
import { MediaSkeletons } from '../media/media-grid';
import { useUrlFilters } from '../media/use-url-filters';
import { GalleryFiles } from './gallery-files';
import { GalleryFilterBar } from './gallery-filters';
import { GALLERY_PARAMS, type GallerySummary, gallerySummary } from './gallery-view';
import { useGallery } from './use-gallery';
import { useOpenFile } from './use-open-file';
import { useSyncStorage } from './use-sync-storage';

/** The public gallery. Source: spec 2 "Public gallery", spec 4 "Gallery". */
export function Gallery() {
  const { t } = useTranslation(['gallery', 'media']);
  const notify = useNotify();
  const { data: gallery, isError, isFetching, refetch } = useGallery();
  const sync = useSyncStorage({
    onSuccess: (count) => toast({ kind: 'success', title: t('syncComplete'), description: t('synced', { count }) }),
    onError: () => toast({ kind: 'error', title: t('syncError'), description: t('syncFailed') }),
  });
  const { filters, change } = useUrlFilters(GALLERY_PARAMS);
  const openFile = useOpenFile();
  const files = gallery?.files;
  const summary = useMemo(() => files && gallerySummary(files), [files]);
  const isWhole = gallery?.isWhole === true;
  const hasFailed = isError && !isFetching;
  const isMissing = hasFailed && !isWhole;
  const isSaved = !!gallery && gallery.savedAt !== null;

  const retry = () => {
    void refetch();
    focusHeading(); // the focused button disappears
  };

  const retrySaved = async () => {
    if ((await refetch()).isError) notify.failure(t('loadFailed'));
  };

  const reportFailure = useEffectEvent(() => notify.failure(t('loadFailed')));
  useEffect(() => {
    if (hasFailed && !isSaved) reportFailure(); // the notice of a saved list says so itself
  }, [hasFailed, isSaved]);

  return (
    <Stack gap={{ base: '8', md: '10' }}>
      <Stack gap="3">
        <Title>{t('hero.title')}</Title>
        <Lead>{t('hero.lead')}</Lead>
      </Stack>
      <Flex
        wrap="wrap"
        align="center"
        justify="space-between"
        columnGap="8"
        rowGap="4"
        py="5"
        borderBlockWidth="1px"
        borderColor="border"
      >
        <Stats counts={isWhole && summary ? summary.counts : null} unknown={isMissing ? '–' : '...'} />
        <BusyButton
          variant="outline"
          isBusy={sync.isPending}
          busyLabel={
            <>
              <IconSync />
              {t('syncing')}
            </>
          }
          onClick={() => sync.mutate()}
        >
          <IconSync />
          {t('sync')}
        </BusyButton>
      </Flex>
      {gallery && gallery.savedAt !== null && (
        <SavedNotice at={gallery.savedAt} isFetching={isFetching} onRetry={retrySaved} />
      )}
      {(gallery || !isMissing) && <GalleryFilterBar filters={filters} onChange={change} />}
      <Announcement>{!gallery && !isMissing && t('media:loading')}</Announcement>
      {!gallery && !isMissing && <MediaSkeletons count={SKELETON_CARDS} />}
      {isMissing && <LoadFailed title={t('loadFailed')} onRetry={retry} />}
      {gallery && summary && (
        <GalleryFiles
          files={gallery.files}
          strip={summary.strip}
          isWhole={isWhole}
          hasFailed={isMissing}
          savedAt={gallery.savedAt}
          filters={filters}
          onFilter={change}
          openFile={openFile}
        />
      )}
    </Stack>
  );
}

const STATS = ['totalFiles', 'images', 'featured'] as const satisfies (keyof GallerySummary['counts'])[];

/** The counters in one line; `unknown` stands in until they are loaded. Source: spec 2 "Public gallery". */
function Stats({ counts, unknown }: { counts: GallerySummary['counts'] | null; unknown: string }) {
  const { t } = useTranslation('gallery');
  const locale = useLocale();
  return (
    <Flex
      as="dl"
      aria-label={t('stats')}
      aria-live="polite"
      aria-atomic
      wrap={{ base: 'wrap', md: 'nowrap' }}
      columnGap={{ base: '4', md: '16' }}
      rowGap="3"
      flex={{ base: 'auto', md: 'none' }}
    >
      {STATS.map((id) => (
        <Stat
          key={id}
          label={t(id)}
          flexGrow={{ base: 1, md: 0 }}
          value={counts ? formatNumber(counts[id], locale) : unknown}
          textStyle="label"
          fontWeight="500"
        />
      ))}
    </Flex>
  );
}

interface SavedNoticeProps {
  at: number;
  isFetching: boolean;
  onRetry: () => void;
}

/** Says how old the list is that this device has saved. Source: decisions "Offline and installed". */
function SavedNotice({ at, isFetching, onRetry }: SavedNoticeProps) {
  const { t } = useTranslation(['gallery', 'common']);
  const moment = formatMoment(at, useLocale());
  return (
    <Alert.Root variant="outline">
      <IconClock />
      <LiveRegion flex="1 1 14rem" textStyle="small" color="fg">
        {t('savedList', { moment })}
      </LiveRegion>
      <BusyButton variant="ghost" isBusy={isFetching} onClick={onRetry}>
        {t('common:retry')}
      </BusyButton>
    </Alert.Root>
  );
}
