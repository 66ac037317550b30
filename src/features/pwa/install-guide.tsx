import { Box, HStack, Icon, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/dialog';
import { IconAdd, IconCheck, IconShare } from '../../components/icons';

const STEPS = ['share', 'add', 'confirm'] as const;
const ICONS = { share: IconShare, add: IconAdd, confirm: IconCheck };

/** Explains how to add the site to the home screen of an iPhone or iPad, whose browser has no button for it. */
export function InstallGuide({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('pwa');
  return (
    <Dialog
      label={t('guide.title')}
      closeLabel={t('guide.close')}
      onClose={onClose}
      closeOnInteractOutside
      maxW={{ md: '28rem' }}
      h="fit-content"
      mb={{ base: '0', md: 'auto' }}
      borderTopRadius="surface"
    >
      <Box px={{ base: '5', md: '6' }} py="5" overflowY="auto">
        <Text>{t('guide.text')}</Text>
        <Box as="ol" mt="5">
          {STEPS.map((step) => (
            <HStack as="li" key={step} gap="4" py="4" layerStyle="row">
              <Icon as={ICONS[step]} flexShrink="0" boxSize="1.75rem" color="brand.fg" />
              {t(`guide.steps.${step}`)}
            </HStack>
          ))}
        </Box>
      </Box>
    </Dialog>
  );
}
