import { Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../components/badge';
import { CardLink, type FileItemProps } from './media-card';
import { useMediaLabels } from './media-labels';
import { MediaThumbnail } from './media-thumbnail';

/** A file of the gallery as a row of the list. Source: spec 2 "Public gallery". */
export function FileRow({ file, src, href, item }: FileItemProps) {
  const { t } = useTranslation('media');
  const { title, alt, description, lang, type, category, size } = useMediaLabels(file);
  return (
    <Grid
      as="li"
      {...item}
      position="relative"
      templateColumns={{ base: '5rem minmax(0, 1fr)', md: '6rem minmax(0, 1fr) auto' }}
      alignItems={{ base: 'start', md: 'center' }}
      columnGap="4"
      rowGap="2"
      py="3"
      borderBottomWidth="1px"
      borderColor="border"
    >
      <MediaThumbnail
        {...{ file, src, alt }}
        altLang={lang.alt}
        typeLabel={type}
        isSmall
        gridRow={{ base: 'span 2', md: 'auto' }}
      />
      <Stack gap="1">
        <CardLink href={href} data-file={file.id} lang={lang.title}>
          {title}
        </CardLink>
        <Text textStyle="label" fontWeight="normal" lineClamp="2" overflowWrap="anywhere" lang={lang.description}>
          {description}
        </Text>
      </Stack>
      <Flex as="ul" wrap="wrap" justify={{ md: 'flex-end' }} gap="2">
        {file.is_featured && (
          <li>
            <Badge variant="surface">{t('featured')}</Badge>
          </li>
        )}
        {[...new Set([type, category, size])].map((text) => (
          <li key={text}>
            <Badge>{text}</Badge>
          </li>
        ))}
      </Flex>
    </Grid>
  );
}
