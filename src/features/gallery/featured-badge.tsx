import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { IconStar } from '../../components/icons';

const Badge = chakra('p', {
  base: {
    position: 'absolute',
    top: 0,
    left: 0,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    px: '2',
    py: '1',
    borderStartStartRadius: 'control',
    borderEndEndRadius: 'control',
    bg: 'brand.solid',
    color: 'brand.contrast',
    textStyle: 'label',
    '& svg': { boxSize: '0.875rem', fill: 'currentColor' },
  },
});

/** Marks a featured file, in the corner of its picture. */
export function FeaturedBadge() {
  const { t } = useTranslation('media');
  return (
    <Badge>
      <IconStar />
      {t('featured')}
    </Badge>
  );
}
