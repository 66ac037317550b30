import { useTranslation } from 'react-i18next';
import { CATEGORIES, type Category } from '../../domain/media-category';

/** The options of a select for the category of a file. */
export function CategoryOptions() {
  const { t } = useTranslation('media');
  const label = (category: Category) => t(`categories.${category}`);
  return CATEGORIES.map((category) => (
    <option key={category} value={category}>
      {label(category)}
    </option>
  ));
}
