import { chakra } from '@chakra-ui/react/styled-system';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaFile } from '../../domain/media-record';
import { useLocale } from '../../i18n/place';
import { ButtonLink } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { IconDownload } from '../../ui/icons';
import { Details, Layout, Stage } from '../../ui/media-details';
import { MediaPreview } from '../../ui/media-preview';
import { mediaWords } from '../../ui/media-words';
import { Subheading, Text } from '../../ui/text';
import { Arrows } from './arrows';
import { FileFacts } from './file-facts';
import type { Neighbours } from './gallery-view';

interface FileDialogProps {
  file: MediaFile;
  src: string;
  /** Null where there are no arrows. */
  neighbours: Neighbours | null;
  onShow: (id: string) => void;
  onClose: () => void;
}

/** The open file, large, with all that is known of it. Source: spec 2 "Public gallery". */
export function FileDialog({ file, src, neighbours, onShow, onClose }: FileDialogProps) {
  const { t } = useTranslation();
  const words = mediaWords(file, t, useLocale());

  const followArrowKeys = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft' && neighbours) onShow(neighbours.previous.id);
    if (key === 'ArrowRight' && neighbours) onShow(neighbours.next.id);
  };

  return (
    <Dialog
      label={words.title}
      bar={
        <chakra.p role="status" textStyle="label" color="muted" fontVariantNumeric="tabular-nums">
          {neighbours ? t('media.file.position', { ...neighbours }) : words.type}
        </chakra.p>
      }
      closeLabel={t('media.file.close')}
      onClose={onClose}
      lightDismiss
      onKeyDown={followArrowKeys}
      h={{ base: '100dvh', md: 'min(50rem, calc(100dvh - 4rem))' }}
    >
      <Layout>
        <Stage>
          <MediaPreview key={file.id} file={file} src={src} alt={words.alt} typeLabel={words.type} />
          {neighbours && <Arrows neighbours={neighbours} onShow={onShow} />}
        </Stage>
        <Details>
          <chakra.div display="grid" gap="2">
            <Subheading as="h2" overflowWrap="anywhere">
              {words.title}
            </Subheading>
            <Text>{words.description}</Text>
          </chakra.div>
          <FileFacts file={file} />
          <ButtonLink href={src} download={file.file_name} mt={{ lg: 'auto' }} w="full">
            <IconDownload />
            {t('media.file.download')}
          </ButtonLink>
        </Details>
      </Layout>
    </Dialog>
  );
}
