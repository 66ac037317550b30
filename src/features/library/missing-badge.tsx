import { Badge } from '@chakra-ui/react/badge';
import { useTranslation } from 'react-i18next';
import { IconWarning } from '../../components/icons';
import { formatMoment } from '../../domain/format';
import { useLocale } from '../../i18n/use-locale';
import { badgeRecipe } from '../../theme/recipes/badge';

/** Marks a record whose object was deleted outside of the library; with `since` it says so in a sentence. */
export function MissingBadge({ since }: { since?: number | null }) {
  const { t } = useTranslation('library');
  const locale = useLocale();
  return (
    <Badge recipe={badgeRecipe} variant="plain">
      <IconWarning />
      {since ? t('missing.since', { time: formatMoment(since, locale) }) : t('missing.label')}
    </Badge>
  );
}
