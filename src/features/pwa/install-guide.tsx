import { chakra, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/dialog';
import { IconAdd, IconCheck, IconShare } from '../../components/icons';

const STEPS = ['share', 'add', 'confirm'] as const;
const ICONS = { share: <IconShare />, add: <IconAdd />, confirm: <IconCheck /> };

const Step = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    alignItems: 'center',
    gap: '4',
    py: '4',
    borderTopWidth: '1px',
    borderColor: 'border',
    '& svg': { boxSize: '1.75rem', color: 'brand.fg' },
  },
});

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
      <chakra.div px={{ base: '5', md: '6' }} py="5" overflowY="auto">
        <Text>{t('guide.text')}</Text>
        <chakra.ol mt="5">
          {STEPS.map((step) => (
            <Step key={step}>
              {ICONS[step]}
              {t(`guide.steps.${step}`)}
            </Step>
          ))}
        </chakra.ol>
      </chakra.div>
    </Dialog>
  );
}
