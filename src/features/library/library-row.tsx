import { Box, Text } from '@chakra-ui/react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaLabels } from '../media/media-labels';
import { MediaRow } from '../media/media-row';
import { FileActions, FileCheck, FileHeading, type LibraryItemProps } from './file-controls';

const LAST = { base: '3', md: 'auto' };

/** One file of the library as a line of a list. */
export const LibraryRow = memo(function LibraryRow(props: LibraryItemProps) {
  const { file, isSelected, canChange, onToggle, onOpen, ...place } = props;
  const { t } = useTranslation('media');
  const labels = useMediaLabels(file);
  return (
    <MediaRow
      file={file}
      labels={labels}
      isSelected={isSelected}
      check={<FileCheck file={file} isSelected={isSelected} onToggle={onToggle} />}
      actions={
        <FileActions file={file} canChange={canChange} onOpen={onOpen} gridColumn={LAST} mx={{ base: '-3', md: '0' }} />
      }
      templateColumns={{
        base: 'auto 4rem minmax(0, 1fr)',
        md: 'auto 5rem minmax(0, 1fr) minmax(0, 22rem) auto',
      }}
      columnGap="3"
      py="2"
      {...place}
    >
      <div>
        <FileHeading file={file} labels={labels} onOpen={onOpen} />
        <Text hideBelow="md" textStyle="label" fontWeight="normal" maxW="none" truncate lang={labels.lang.description}>
          {labels.description}
        </Text>
      </div>
      <Box
        as="ul"
        display={{ base: 'flex', md: 'grid' }}
        flexWrap="wrap"
        gridTemplateColumns="1.4fr 1fr 1fr"
        gridColumn={LAST}
        columnGap="3"
        textStyle="label"
        fontWeight="medium"
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
      >
        <li>{labels.category}</li>
        <li>{labels.size}</li>
        <li>{labels.dimensions ?? t('noDimensions')}</li>
        {labels.noPreview && (
          <Box as="li" gridColumn="1 / -1">
            {labels.noPreview}
          </Box>
        )}
      </Box>
    </MediaRow>
  );
});
