import { Box, HStack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { IconImage, IconWarning } from '../../components/icons';

/** In place of the files of an empty library. Source: spec 8 "Empty and fallback states". */
export function EmptyLibrary({ onUpload, canChange }: { onUpload: () => void; canChange: boolean }) {
  const { t } = useTranslation('library');
  return (
    <EmptyState icon={<IconImage />} title={t('empty')} text={t('emptyHint')}>
      <Button disabled={!canChange} onClick={onUpload}>
        {t('uploadButton')}
      </Button>
    </EmptyState>
  );
}

/** Says why nothing can be changed now. Source: decisions "Offline and installed". */
export function OfflineNotice({ isOnline, flex }: { isOnline: boolean; flex?: string }) {
  const { t } = useTranslation('library');
  return (
    <Box role="status" flex={flex} _empty={{ position: 'absolute' }}>
      {!isOnline && (
        <HStack
          as="p"
          gap="3"
          p="3"
          borderWidth="1px"
          borderColor="brand.fg"
          borderRadius="control"
          textStyle="small"
          _icon={{ flexShrink: 0 }}
        >
          <IconWarning />
          {t('offline')}
        </HStack>
      )}
    </Box>
  );
}
