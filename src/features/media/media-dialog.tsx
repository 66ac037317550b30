import { Box, Grid, type GridProps, Stack, Text } from '@chakra-ui/react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/dialog';
import { Subheading } from '../../components/text';
import type { MediaFile } from '../../domain/media-record';
import { useMediaLabels } from './media-labels';
import { MediaPreview } from './media-preview';
import { useCaptions } from './use-captions';

interface MediaDialogProps {
  file: MediaFile;
  src: string;
  /** In the header; the type of the file if there is nothing else. */
  status?: ReactNode;
  facts: readonly (readonly [label: string, value: ReactNode])[];
  /** Over the picture. */
  controls?: ReactNode;
  stageProps?: GridProps;
  layout?: GridProps;
  /** Between title and facts. */
  notice?: ReactNode;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** Below the facts: buttons for the file. */
  children: ReactNode;
}

/** A file, large, with what is known of it beside or below. Source: spec 2 "Public gallery", "Media Library tab". */
export function MediaDialog(dialog: MediaDialogProps) {
  const { file, src, status, facts, controls, stageProps, layout, notice, onClose, onKeyDown, children } = dialog;
  const { t } = useTranslation('media');
  const labels = useMediaLabels(file);
  const captions = useCaptions(file);
  return (
    <Dialog
      label={labels.title}
      bar={status ?? <Text textStyle="label">{labels.type}</Text>}
      closeLabel={t('file.close')}
      onClose={onClose}
      closeOnInteractOutside
      onKeyDown={onKeyDown}
      h={{ base: '100dvh', md: 'min(50rem, calc(100dvh - 4rem))' }}
    >
      <Grid
        flex="1"
        minH="0"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
        templateRows={{ base: 'minmax(17.5rem, 55%) auto', lg: 'minmax(0, 1fr)' }}
        overflowY={{ base: 'auto', lg: 'hidden' }}
        {...layout}
      >
        <Grid position="relative" placeItems="center" minH="0" p="5" bg="bg" {...stageProps}>
          <MediaPreview key={file.id} file={file} src={src} labels={labels} captions={captions} />
          {controls}
        </Grid>
        <Stack
          gap="5"
          p={{ base: '5', md: '6' }}
          pb="max(1.5rem, env(safe-area-inset-bottom))"
          overflowY={{ lg: 'auto' }}
          borderTopWidth={{ base: '1px', lg: '0' }}
          borderLeftWidth={{ lg: '1px' }}
          borderColor="border"
        >
          <Stack>
            <Subheading as="h2" overflowWrap="anywhere" lang={labels.lang.title}>
              {labels.title}
            </Subheading>
            <Text whiteSpace="pre-line" lang={labels.lang.description}>
              {labels.description}
            </Text>
          </Stack>
          {notice}
          <Box as="dl" textStyle="small">
            {facts.map(([label, value]) => (
              <Grid
                key={label}
                templateColumns="8rem minmax(0, 1fr)"
                gap="3"
                py="2"
                borderBottomWidth="1px"
                borderColor="border"
              >
                <Box as="dt" color="fg.muted">
                  {label}
                </Box>
                <Box as="dd" overflowWrap="anywhere" fontVariantNumeric="tabular-nums">
                  {value}
                </Box>
              </Grid>
            ))}
          </Box>
          {children}
        </Stack>
      </Grid>
    </Dialog>
  );
}
