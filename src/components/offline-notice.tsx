import { HStack, type TextProps } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { IconWarning } from './icons';
import { LiveRegion } from './live-region';

/** Says why nothing can be changed now. Source: decisions "Offline and installed". */
export function OfflineNotice({ isOnline, ...props }: TextProps & { isOnline: boolean }) {
  const { t } = useTranslation();
  return (
    <LiveRegion as="div" maxW="none" {...props}>
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
    </LiveRegion>
  );
}
