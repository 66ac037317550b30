import { Badge } from '@chakra-ui/react/badge';
import { useTranslation } from 'react-i18next';
import { IconStar } from '../../components/icons';
import { badgeRecipe } from '../../theme/recipes/badge';

/** Marks a featured file, in the corner of its picture. */
export function FeaturedBadge() {
  const { t } = useTranslation('media');
  return (
    <Badge recipe={badgeRecipe} variant="solid">
      <IconStar />
      {t('featured')}
    </Badge>
  );
}
