import { Flex } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { IconEdit, IconLink, IconTrash } from '../../components/icons';
import { Announcement, LiveRegion } from '../../components/live-region';
import { OfflineNotice } from '../../components/offline-notice';
import { formatMoment } from '../../domain/format';
import type { MediaFile } from '../../domain/media-record';
import { useNotify } from '../../hooks/use-notify';
import { useLocale } from '../../i18n/i18n';
import { fileUrl } from '../media/api/file-url';
import { DownloadLink } from '../media/download-link';
import { MediaDialog } from '../media/media-dialog';
import { useMediaLabels } from '../media/media-labels';
import { useTextFacts } from '../media/use-text-facts';
import { type FileAction, MissingBadge } from './file-controls';
import { isMissing } from './library-view';

/** Two buttons in a line where their words leave room for it. */
const ACTION = { flex: '1 0 9rem', px: '3' } as const;

/** Wider and higher than in the gallery: staff see more facts and buttons. */
const LAYOUT = {
  templateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' },
  templateRows: { base: 'minmax(17.5rem, 45%) auto', lg: 'minmax(0, 1fr)' },
};

interface ViewDialogProps {
  file: MediaFile;
  /** Whether someone else has deleted it. */
  isGone: boolean;
  canChange: boolean;
  onOpen: (action: FileAction, file: MediaFile) => void;
  onClose: () => void;
}

/** A file, large, with all that its record says. Source: spec 2 "Media Library tab". */
export function ViewDialog({ file, isGone, canChange, onOpen, onClose }: ViewDialogProps) {
  const { t } = useTranslation(['library', 'media']);
  const locale = useLocale();
  const notify = useNotify();
  const [isCopied, setIsCopied] = useState(false);
  const src = fileUrl(file);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(src);
      setIsCopied(true);
    } catch (error) {
      console.warn('The link was not copied', error);
      notify.failure(t('file.copyFailed'));
    }
  };
  const { size, dimensions, category } = useMediaLabels(file);
  const texts = useTextFacts(file, 'staff');
  const facts: (readonly [string, ReactNode])[] = [
    [t('file.name'), file.file_name],
    [t('media:size'), size],
    [t('media:dimensions'), dimensions ?? t('media:noDimensions')],
    [t('media:category'), category],
    ...texts.map(([label, text]) => [label, text ?? t('file.noText')] as const),
  ];
  if (file.tags.length > 0) facts.push([t('media:tags'), file.tags.join(', ')]);
  facts.push([t('file.added'), formatMoment(file.created_at, locale)]);
  if (file.updated_at > file.created_at) facts.push([t('file.changed'), formatMoment(file.updated_at, locale)]);
  return (
    <MediaDialog
      file={file}
      src={src}
      facts={facts}
      notice={
        <>
          <LiveRegion textStyle="small" color="fg.error">
            {isGone && t('file.gone')}
          </LiveRegion>
          {!isGone && isMissing(file) && <MissingBadge since={file.missing_since} />}
        </>
      }
      layout={LAYOUT}
      onClose={onClose}
    >
      <OfflineNotice isOnline={canChange} />
      <Flex wrap="wrap" gap="3" mt={{ lg: 'auto' }} whiteSpace="nowrap">
        <Button {...ACTION} disabled={!canChange || isGone} onClick={() => onOpen('edit', file)}>
          <IconEdit />
          {t('file.edit')}
        </Button>
        <Button {...ACTION} variant="outline" disabled={!canChange || isGone} onClick={() => onOpen('delete', file)}>
          <IconTrash />
          {t('file.delete')}
        </Button>
        {!isGone && !isMissing(file) && (
          <>
            <DownloadLink {...ACTION} variant="outline" file={file} src={src} />
            <Button {...ACTION} variant="outline" onClick={copy}>
              <IconLink />
              {t(isCopied ? 'file.copied' : 'file.copy')}
            </Button>
            <Announcement>{isCopied && t('file.copied')}</Announcement>
          </>
        )}
      </Flex>
    </MediaDialog>
  );
}
