import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { IconEdit, IconLink, IconTrash } from '../../components/icons';
import { Subheading } from '../../components/text';
import { formatMoment } from '../../domain/format';
import type { MediaFile } from '../../domain/media-record';
import { useLocale } from '../../i18n/i18n';
import { useCaptions } from '../media/api/get-captions';
import { DownloadLink } from '../media/download-link';
import { MediaDetails, MediaFact } from '../media/media-details';
import { textIn, useMediaLabels } from '../media/media-labels';
import { MediaPreview } from '../media/media-preview';
import type { FileAction } from './file-controls';
import { MissingBadge } from './file-controls';
import { OfflineNotice } from './library-notices';
import { isMissing } from './library-view';
import { useNotify } from './use-notify';

/** Two buttons in a line where their words leave room for it. */
const ACTION = { flex: '1 0 9rem', px: '3' } as const;

interface ViewDialogProps {
  file: MediaFile;
  src: string;
  canChange: boolean;
  onOpen: (action: FileAction, file: MediaFile) => void;
  onClose: () => void;
}

/** A file, large, with all that its record says. Source: spec 2 "Media Library tab". */
export function ViewDialog({ file, src, canChange, onOpen, onClose }: ViewDialogProps) {
  const { t } = useTranslation('library');
  const labels = useMediaLabels(file);
  const captions = useCaptions(file);
  const notify = useNotify();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(src);
      setIsCopied(true);
    } catch (error) {
      console.warn('The link was not copied', error);
      notify.failure(t('file.copyFailed'));
    }
  };
  return (
    <Dialog
      label={labels.title}
      bar={<Text textStyle="label">{labels.type}</Text>}
      closeLabel={t('file.close')}
      onClose={onClose}
      closeOnInteractOutside
      h={{ base: '100dvh', md: 'min(50rem, calc(100dvh - 4rem))' }}
    >
      <MediaDetails
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' }}
        templateRows={{ base: 'minmax(14rem, 45%) auto', lg: 'minmax(0, 1fr)' }}
        stage={
          <MediaPreview
            file={file}
            src={src}
            alt={labels.alt}
            altLang={labels.lang.alt}
            typeLabel={labels.type}
            captions={captions}
          />
        }
      >
        <Stack>
          <Subheading as="h2" overflowWrap="anywhere" lang={labels.lang.title}>
            {labels.title}
          </Subheading>
          <Text whiteSpace="pre-line" lang={labels.lang.description}>
            {labels.description}
          </Text>
        </Stack>
        {isMissing(file) && <MissingBadge since={file.missing_since} />}
        <ViewFacts file={file} />
        <OfflineNotice isOnline={canChange} />
        <Flex wrap="wrap" gap="3" mt={{ lg: 'auto' }} whiteSpace="nowrap">
          <Button {...ACTION} disabled={!canChange} onClick={() => onOpen('edit', file)}>
            <IconEdit />
            {t('file.edit')}
          </Button>
          <Button {...ACTION} variant="outline" disabled={!canChange} onClick={() => onOpen('delete', file)}>
            <IconTrash />
            {t('file.delete')}
          </Button>
          <DownloadLink {...ACTION} variant="outline" file={file} src={src} />
          <Button {...ACTION} variant="outline" onClick={copy}>
            <IconLink />
            <span aria-live="polite">{t(isCopied ? 'file.copied' : 'file.copy')}</span>
          </Button>
        </Flex>
      </MediaDetails>
    </Dialog>
  );
}

/** What a file's record says; alternative text is for images only. Source: spec 8 "Empty and fallback states". */
function ViewFacts({ file }: { file: MediaFile }) {
  const { t } = useTranslation(['library', 'media']);
  const locale = useLocale();
  const { size, dimensions, category } = useMediaLabels(file);
  const facts = [
    [t('file.name'), file.file_name],
    [t('media:size'), size],
    [t('media:dimensions'), dimensions ?? t('media:noDimensions')],
    [t('media:category'), category],
    ...(file.media_type === 'image' ? [[t('file.alt'), textIn(file, 'alt_text', locale).text ?? t('file.noAlt')]] : []),
    ...(file.tags.length > 0 ? [[t('media:tags'), file.tags.join(', ')]] : []),
    [t('file.added'), formatMoment(file.created_at, locale)],
    ...(file.updated_at > file.created_at ? [[t('file.changed'), formatMoment(file.updated_at, locale)]] : []),
  ];
  return (
    <Box as="dl" textStyle="small">
      {facts.map(([label, value]) => (
        <MediaFact key={label} label={label} value={value} />
      ))}
    </Box>
  );
}
