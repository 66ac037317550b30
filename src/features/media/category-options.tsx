import { useTranslation } from 'react-i18next';
import { CATEGORIES } from '../../domain/media-category';

/** The options of a select for the category of a file. */
export function CategoryOptions() {
  const { t } = useTranslation('media');
  return CATEGORIES.map((category) => (
    <option key={category} value={category}>
      {t(`categories.${category}`)}
    </option>
  ));
}
