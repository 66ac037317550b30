import { Box, type BoxProps, HStack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { IconWarning } from './icons';

/** Says why nothing can be changed now. Source: decisions "Offline and installed". */
export function OfflineNotice({ isOnline, ...props }: BoxProps & { isOnline: boolean }) {
  const { t } = useTranslation();
  return (
    <Box role="status" _empty={{ position: 'absolute' }} {...props}>
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
          {t('cannotChange')}
        </HStack>
      )}
    </Box>
  );
}
