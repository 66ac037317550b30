import { Box, Flex, Grid, Text } from '@chakra-ui/react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaLabels } from '../media/media-labels';
import { MediaThumbnail } from '../media/media-thumbnail';
import { FeaturedMark, FileActions, FileCheck, type FileItemProps, FileTitle, MissingBadge } from './file-controls';
import { isMissing } from './library-view';

/** One file of the library as a line of a list. */
export const MediaRow = memo(function MediaRow(props: FileItemProps) {
  const { file, src, isSelected, canChange, onToggle, onOpen, ...item } = props;
  const { t } = useTranslation('media');
  const { title, alt, lang, type, size, category, description, dimensions } = useMediaLabels(file);
  return (
    <Grid
      as="li"
      data-selected={isSelected || undefined}
      {...item}
      position="relative"
      templateColumns={{
        base: 'auto 4rem minmax(0, 1fr)',
        md: 'auto 5rem minmax(0, 1fr) minmax(0, 22rem) auto',
      }}
      alignItems="center"
      columnGap="3"
      py="2"
      borderBottomWidth="1px"
      borderColor="border"
      _selected={{ bg: 'bg.muted' }}
    >
      <FileCheck file={file} isSelected={isSelected} onToggle={onToggle} />
      <MediaThumbnail file={file} src={src} alt={alt} altLang={lang.alt} typeLabel={type} isSmall />
      <div>
        <Flex as="h4" gap="2" align="baseline">
          <FileTitle data-file={file.id} lang={lang.title} onClick={() => onOpen('view', file)}>
            {title}
          </FileTitle>
          {file.is_featured && <FeaturedMark />}
        </Flex>
        {isMissing(file) && <MissingBadge />}
        <Text hideBelow="md" textStyle="label" fontWeight="normal" maxW="none" truncate lang={lang.description}>
          {description}
        </Text>
      </div>
      <Box
        as="ul"
        display={{ base: 'flex', md: 'grid' }}
        flexWrap="wrap"
        gridTemplateColumns="1.4fr 1fr 1fr"
        gridColumn={{ base: '3', md: 'auto' }}
        columnGap="3"
        textStyle="label"
        fontWeight="medium"
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
      >
        <li>{category}</li>
        <li>{size}</li>
        <li>{dimensions ?? t('noDimensions')}</li>
      </Box>
      <FileActions
        file={file}
        canChange={canChange}
        onOpen={onOpen}
        gridColumn={{ base: '3', md: 'auto' }}
        mx={{ base: '-3', md: '0' }}
      />
    </Grid>
  );
});
